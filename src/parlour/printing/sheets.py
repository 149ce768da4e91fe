"""Pages as sheets of paper: fronts are odd, backs are even, and what is cut out has nothing else on its back.

So a whole file can be printed on both sides, or, without the backs, its odd pages alone.
"""

from collections.abc import Iterator

from msgspec import Struct

from parlour.core.extras.paper import GREY
from parlour.messages import Catalogue
from parlour.printing.pen import Pen

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


class Sheets:
    """The pages of a file, as they come."""

    def __init__(self, pen: Pen, game: str, messages: Catalogue) -> None:
        self.pen, self.game, self.say = pen, game, messages.say

    @property
    def page(self) -> tuple[float, float]:
        return self.pen.width, self.pen.height

    def front(self, title: str, note: str = "") -> None:
        if self.pen.pages % 2:
            self.back("", self.say("print-empty"))
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
