"""What a game has for a printer, as values: dice, cards, sheets to write on. How they are set is none of its business.

A game's `prints(language, settings)` gives a Paper; `parlour.printing` puts it on pages. Lengths are millimetres; a
Tint is `#rrggbb`. A drawing is made of shapes in a square whose sides are 1, y downward.
"""

from collections.abc import Mapping

from msgspec import Struct

Tint = str
WHITE: Tint = "#ffffff"
INK: Tint = "#2a1f16"
GREY: Tint = "#8a7f74"
STAR = "*"
"""A face that shows a star instead of a letter."""


class Circle(Struct, frozen=True):
    x: float
    y: float
    radius: float
    tint: Tint


class Polygon(Struct, frozen=True):
    points: tuple[tuple[float, float], ...]
    tint: Tint


Drawing = tuple[Circle | Polygon, ...]


class Face(Struct, frozen=True):
    """One side of a die: letters, a few short words, a star, or nothing; a value in its corner, or dots under it."""

    text: str = ""
    value: int = 0
    dots: int = 0


class Die(Struct, frozen=True):
    faces: tuple[Face, ...]
    name: str = ""
    paper: Tint = WHITE
    ink: Tint = INK


class Dice(Struct, frozen=True):
    """A set of dice: as nets to fold, and as labels for blank ones."""

    dice: tuple[Die, ...]


class Letter(Struct, frozen=True):
    """The front of a letter card."""

    letter: str
    note: str
    tint: Tint


class Message(Struct, frozen=True):
    """A sentence with gaps, and numbered words for each of them."""

    name: str
    sentence: str
    columns: tuple[tuple[str, ...], ...]
    tint: Tint


class Lines(Struct, frozen=True):
    """Lines of a card, each beside a bar of its colour."""

    lines: tuple[tuple[Tint, str], ...]


class Token(Struct, frozen=True):
    """A drawing, and perhaps a word under it."""

    drawing: Drawing
    text: str = ""


class Card(Struct, frozen=True):
    front: Letter | Message | Lines | Token
    back: str = ""
    """The title on its back."""


class Deck(Struct, frozen=True):
    """Cards of one size, printed on both sides."""

    cards: tuple[Card, ...]
    width: float
    height: float


class Blanks(Struct, frozen=True):
    """Lines to write on, beside each other: `Name ____`."""

    labels: tuple[str, ...]


class Grid(Struct, frozen=True):
    """A table to fill in; what is printed in its cells stands there already. `widths` are parts of the whole."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    widths: tuple[float, ...]
    height: float = 9.0


class Squares(Struct, frozen=True):
    """Rows of squares for one letter each; `heads` stand over the column before them and over the two after them."""

    heads: tuple[str, str, str]
    rows: tuple[tuple[int, int], ...]
    """Squares and points."""


class Boxes(Struct, frozen=True):
    """Groups of boxes for one letter each, beside each other."""

    groups: tuple[tuple[str, int], ...]


class Marks(Struct, frozen=True):
    """A box for every letter in every column; letters stand in groups of their own colour."""

    heads: tuple[str, ...]
    groups: tuple[tuple[str, Tint, str], ...]
    """Name, colour, letters."""


class Says(Struct, frozen=True):
    """A small line that says how to fill it in."""

    text: str


Block = Blanks | Grid | Squares | Boxes | Marks | Says


class Form(Struct, frozen=True):
    """A sheet to write on, so many times on a page."""

    title: str
    blocks: tuple[Block, ...]
    across: int = 1
    down: int = 2


def score_pad(title: str, says: Mapping[str, str], players: int, rounds: int) -> Form:
    """Return a sheet with a column for each player, a row for each round, and a row for the totals."""
    empty = ("",) * players
    rows = (*((str(one + 1), *empty) for one in range(rounds)), (says["total"], *empty))
    grid = Grid((says["round"], *empty), rows, (0.9, *(1.0,) * players))
    return Form(title, (Says(says["says"]), grid))


class Part(Struct, frozen=True):
    """Something that can be printed by itself; `what` is its name for that."""

    what: str
    title: str
    content: Dice | Deck | Form


class Paper(Struct, frozen=True):
    """All that a game has for a printer, but for its rules in short, which are made from its texts."""

    parts: tuple[Part, ...]
    needs: str = ""
    """What else lies on the table."""
    aids: tuple[str, ...] = ()
    """What the rules in short leave out and a table without a referee needs."""
    tint: Tint = INK
