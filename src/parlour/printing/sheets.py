"""Pages as sheets of paper: fronts are odd, backs are even, and what is cut out has nothing else on its back.

So a whole file can be printed on both sides, or, without the backs, its odd pages alone. A back that has nothing to
show carries the game's frame and picture.
"""

from collections.abc import Iterator

from msgspec import Struct

from parlour.core.extras.paper import GREY, Paper, Tint
from parlour.messages import Catalogue
from parlour.printing.pen import POINT, Pen

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
EDGE = 10.0
"""The margin that printers can't reach, and a little more."""
FOOT = 12.0
APART = 6.0
TICK, AWAY = 3.5, 1.2
"""How long a cut mark is, and how far from the cards."""


class Slot(Struct, frozen=True):
    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> float:
        return self.x + self.width / 2

    def within(self, by: float) -> "Slot":
        return Slot(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)


class Layout(Struct, frozen=True):
    """Slots of one size, side by side in the middle of a page."""

    page: tuple[float, float]
    size: tuple[float, float]
    columns: int
    rows: int

    @classmethod
    def most(cls, page: tuple[float, float], width: float, height: float, top: float = EDGE) -> "Layout":
        """As many as the page takes."""
        columns, rows = int((page[0] - 2 * EDGE) // width), int((page[1] - top - FOOT) // height)
        return cls(page, (width, height), columns, rows)

    @property
    def corner(self) -> tuple[float, float]:
        (wide, high), (width, height) = self.page, self.size
        return (wide - self.columns * width) / 2, (high - FOOT + EDGE - self.rows * height) / 2

    @property
    def count(self) -> int:
        return self.columns * self.rows

    def slot(self, index: int, *, mirrored: bool = False) -> Slot:
        """Mirrored: where the back of that slot is, once the sheet was turned over its long edge."""
        row, column = divmod(index, self.columns)
        left, top = self.corner
        width, height = self.size
        x = left + column * width
        return Slot(self.page[0] - x - width if mirrored else x, top + row * height, width, height)

    def ticks(self) -> Iterator[tuple[tuple[float, float], tuple[float, float]]]:
        """Cut marks: short lines outside of the slots, at the ends of every cut."""
        left, top = self.corner
        right, bottom = left + self.columns * self.size[0], top + self.rows * self.size[1]
        for column in range(self.columns + 1):
            x = left + column * self.size[0]
            yield (x, top - AWAY - TICK), (x, top - AWAY)
            yield (x, bottom + AWAY), (x, bottom + AWAY + TICK)
        for row in range(self.rows + 1):
            y = top + row * self.size[1]
            yield (left - AWAY - TICK, y), (left - AWAY, y)
            yield (right + AWAY, y), (right + AWAY + TICK, y)


def set_back(pen: Pen, slot: Slot, title: str, paper: Paper) -> None:
    """The game's frame, its picture and a title."""
    set_frame(pen, slot, paper.tint)
    inner = slot.within(5)
    side = min(inner.width, inner.height) * (0.42 if paper.picture else 0)
    pen.draw(paper.picture, slot.middle - side / 2, slot.y + slot.height * 0.4 - side * 0.7, side)
    most = max(15, side / 2)
    words = title.split(" ") if inner.width < 40 else pen.lines(title, inner.width - 8, most, "serif")
    size = min(pen.fitting(word, inner.width - 4, most, "serif") for word in words)
    step = size * POINT * 1.25
    y = slot.y + slot.height * 0.4 + side * 0.35 + (step if side else slot.height * 0.1 - step * (len(words) - 1) / 2)
    for word in words:
        pen.middle(slot.middle, y, word, size, "serif", ink=paper.tint)
        y += step


def set_frame(pen: Pen, slot: Slot, tint: Tint) -> None:
    for inset, thick in ((1.7, 0.6), (2.6, 0.2)):
        inner = slot.within(inset)
        pen.box(inner.x, inner.y, inner.width, inner.height, ink=tint, thick=thick, round=2)


class Sheets:
    """The pages of a file, as they come."""

    def __init__(self, pen: Pen, game: str, messages: Catalogue, paper: Paper) -> None:
        self.pen, self.game, self.say, self.paper = pen, game, messages.say, paper

    @property
    def page(self) -> tuple[float, float]:
        return self.pen.width, self.pen.height

    def front(self, title: str, note: str = "") -> None:
        if self.pen.pages % 2:
            self.back("")
            wide, high = self.page
            whole = Slot(EDGE, EDGE, wide - 2 * EDGE, high - EDGE - FOOT)
            set_back(self.pen, whole, self.game, self.paper)
        self._begin(title, note, self.say("print-front"))

    def back(self, title: str, note: str = "") -> None:
        self._begin(title, note, self.say("print-back"))

    def marks(self, layout: Layout) -> None:
        for start, end in layout.ticks():
            self.pen.line(start, end, thick=0.15, ink=GREY)

    def _begin(self, title: str, note: str, side: str) -> None:
        pen = self.pen
        pen.new_page()
        foot = pen.height - 6.5
        named = f"{self.game} · {title}" if title else self.game
        number = f"{pen.pages}, {side}"
        pen.small(EDGE, foot, named)
        pen.small(pen.width - EDGE, foot, number, "right")
        # Between the two, for cut marks may end right above them.
        left = EDGE + pen.measure(named, 7.5) + APART
        right = pen.width - EDGE - pen.measure(number, 7.5) - APART
        if note:
            size = pen.fitting(note, right - left, 7.5)
            pen.text((left + right) / 2, foot, note, size, align="centre", ink=GREY)
