"""Views and layouts as SVG for notebooks: dice, and a few lines of text under them."""

from collections.abc import Iterator, Sequence
from html import escape

DIE, GAP, LINE, MARGIN = 36, 4, 22, 8
WIDEST = 640
PAPER, IVORY, EDGE, INK = "#fffdf7", "#fbf3e0", "#d8c8a6", "#2a1f16"
NOTHING = ". "
"""The signs for squares without a die."""


def picture(rows: Sequence[str], lines: Sequence[str] = ()) -> str:
    """Return an SVG. `rows`: the letters on dice; a small letter is the meaning of a star. `lines`: text below."""
    width = max([WIDEST if lines else 0, *(2 * MARGIN + len(row) * (DIE + GAP) for row in rows)])
    height = 2 * MARGIN + len(rows) * (DIE + GAP) + len(lines) * LINE
    paper = f'<rect width="{width}" height="{height}" rx="6" fill="{PAPER}"/>'
    top = MARGIN + len(rows) * (DIE + GAP)
    below = (_text(line, MARGIN, top + LINE * (n + 1) - 6, 15, "") for n, line in enumerate(lines))
    drawn = "".join((paper, *_dice(rows), *below))
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="Georgia, serif">{drawn}</svg>'


def _dice(rows: Sequence[str]) -> Iterator[str]:
    for down, row in enumerate(rows):
        for across, letter in enumerate(row):
            if letter in NOTHING:
                continue
            x, y = MARGIN + across * (DIE + GAP), MARGIN + down * (DIE + GAP)
            yield f'<rect x="{x}" y="{y}" width="{DIE}" height="{DIE}" rx="6" fill="{IVORY}" stroke="{EDGE}"/>'
            slant = ' font-style="italic"' if letter.islower() else ""
            yield _text(letter.upper(), x + DIE // 2, y + DIE * 7 // 10, 22, f'text-anchor="middle"{slant}')


def _text(text: str, x: int, y: int, size: int, more: str) -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="{INK}" {more}>{escape(text)}</text>'
