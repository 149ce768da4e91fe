"""A pen over fpdf2: millimetres, three fonts, text that fits. Everything that is set goes through it."""

import logging
from pathlib import Path
from typing import Any, Literal

from parlour.core import Refused
from parlour.core.extras.paper import GREY, INK, Circle, Drawing, Tint
from parlour.languages import language as installed

Font = Literal["sans", "bold", "serif"]
Align = Literal["left", "centre", "right"]
FILES: dict[Font, str] = {
    "sans": "GolosText-Regular.ttf",
    "bold": "GolosText-Bold.ttf",
    "serif": "Literata-Bold.ttf",
}
FONTS = Path(__file__).with_name("fonts")
POINT = 0.3528
"""Millimetres."""
CAPITALS = 0.7
"""The height of a capital, as a share of the type size; the same in all three fonts."""
Point = tuple[float, float]


class Pen:
    def __init__(self, width: float, height: float, title: str, language: str) -> None:
        self.width, self.height = width, height
        self.pdf = _blank(width, height)
        for font, file in FILES.items():
            self.pdf.add_font(font, fname=FONTS / file)
        if not self._has(installed(language).alphabet.letters, "serif"):
            self._close()
            raise Refused("no-print-letters", f"the fonts for printing have no letters for {installed(language).name}")
        self.pdf.set_auto_page_break(False)
        self.pdf.set_title(title)
        self.pdf.set_lang(language)
        self.pdf.set_creator("Parlour")
        self.used: dict[Font, set[str]] = {font: set() for font in FILES}
        """Every character that was set, by font."""

    @property
    def pages(self) -> int:
        return int(self.pdf.pages_count)

    def new_page(self) -> None:
        self.pdf.add_page()

    def done(self) -> bytes:
        try:
            return bytes(self.pdf.output())
        finally:
            self._close()

    def _close(self) -> None:
        for font in self.pdf.fonts.values():  # fpdf2 reads them as it goes and leaves them open
            font.ttfont.close()

    # Text

    def measure(self, text: str, size: float, font: Font = "sans") -> float:
        self.pdf.set_font(self._font_with(text, font), size=size)
        return float(self.pdf.get_string_width(text))

    def _font_with(self, text: str, font: Font) -> Font:
        """Return the font, or the serif for letters that only it has: Golos Text has no Greek."""
        return font if self._has(text, font) or not self._has(text, "serif") else "serif"

    def _has(self, text: str, font: Font) -> bool:
        known = self.pdf.fonts[font].cmap
        return all(ord(sign) in known for sign in text)

    def fitting(self, text: str, width: float, size: float, font: Font = "sans") -> float:
        """This size, or the largest one below it at which the text is not wider."""
        return min(size, size * width / max(self.measure(text, size, font), 0.01))

    def text(
        self, x: float, y: float, text: str, size: float, font: Font = "sans", *, align: Align = "left", ink: Tint = INK
    ) -> None:
        """Its baseline is at y."""
        wide = self.measure(text, size, font)
        self.used[self._font_with(text, font)] |= set(text)
        self.pdf.set_text_color(*_rgb(ink))
        self.pdf.text(x - {"left": 0.0, "centre": wide / 2, "right": wide}[align], y, text)

    def middle(self, x: float, y: float, text: str, size: float, font: Font = "sans", *, ink: Tint = INK) -> None:
        """In the middle of a point, as capitals stand."""
        self.text(x, y + size * POINT * CAPITALS / 2, text, size, font, align="centre", ink=ink)

    def lines(self, text: str, width: float, size: float, font: Font = "sans") -> list[str]:
        lines: list[str] = []
        for word in text.split(" "):
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and self.measure(longer, size, font) <= width:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines

    def paragraph(
        self,
        x: float,
        y: float,
        text: str,
        width: float,
        size: float,
        font: Font = "sans",
        *,
        leading: float = 1.38,
        ink: Tint = INK,
    ) -> float:
        """Its first baseline is at y; where the next one would be."""
        for line in self.lines(text, width, size, font):
            self.text(x, y, line, size, font, ink=ink)
            y += size * POINT * leading
        return y

    # Lines and shapes

    def line(self, start: Point, end: Point, *, thick: float = 0.2, ink: Tint = INK, dashed: bool = False) -> None:
        self._stroke(ink, thick)
        if dashed:
            self.pdf.set_dash_pattern(dash=1.2, gap=1.0)
        self.pdf.line(*start, *end)
        self.pdf.set_dash_pattern()

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        *,
        fill: Tint | None = None,
        ink: Tint | None = INK,
        thick: float = 0.2,
        round: float = 0.0,
    ) -> None:
        style = self._style(fill, ink, thick)
        self.pdf.rect(x, y, width, height, style=style, round_corners=round > 0, corner_radius=round)

    def polygon(
        self, points: list[Point], *, fill: Tint | None = None, ink: Tint | None = None, thick: float = 0.2
    ) -> None:
        self.pdf.polygon(points, style=self._style(fill, ink, thick))

    def disc(self, x: float, y: float, radius: float, tint: Tint) -> None:
        self.pdf.circle(x, y, radius, style=self._style(tint, None, 0.2))

    def draw(self, drawing: Drawing, x: float, y: float, size: float) -> None:
        """In a square with this corner and side."""
        for shape in drawing:
            if isinstance(shape, Circle):
                self.disc(x + shape.x * size, y + shape.y * size, shape.radius * size, shape.tint)
            else:
                self.polygon([(x + one * size, y + two * size) for one, two in shape.points], fill=shape.tint)

    def small(self, x: float, y: float, text: str, align: Align = "left") -> None:
        """Write secondary text, small and grey."""
        self.text(x, y, text, 7.5, align=align, ink=GREY)

    def _style(self, fill: Tint | None, ink: Tint | None, thick: float) -> str:
        if fill is not None:
            self.pdf.set_fill_color(*_rgb(fill))
        if ink is not None:
            self._stroke(ink, thick)
        return ("D" if ink else "") + ("F" if fill else "")

    def _stroke(self, ink: Tint, thick: float) -> None:
        self.pdf.set_draw_color(*_rgb(ink))
        self.pdf.set_line_width(thick)


def _rgb(tint: Tint) -> tuple[int, int, int]:
    return int(tint[1:3], 16), int(tint[3:5], 16), int(tint[5:7], 16)


def _blank(width: float, height: float) -> Any:
    try:
        from fpdf import FPDF
    except ImportError:
        raise Refused("no-printing", "printing needs fpdf2: pip install 'parlour[print]'") from None
    logging.getLogger("fontTools").setLevel(logging.WARNING)  # it tells of every table of a font
    return FPDF(unit="mm", format=(width, height))
