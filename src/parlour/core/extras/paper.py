"""What a game has to print, as values: dice, cards, sheets to write on.

A game's `prints(language, settings)` returns a Paper; `parlour.printing` puts it on pages. Lengths are millimetres; a
Tint is `#rrggbb`. A drawing consists of shapes in a square whose sides are 1, with y downward.
"""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from parlour.core.components import shipped
from parlour.messages import Catalogue

Tint = str
WHITE: Tint = "#ffffff"
INK: Tint = "#2a1f16"
GREY: Tint = "#8a7f74"
STAR = "*"
"""The text of a face that shows a star instead of a letter."""


class Circle(Struct, frozen=True, tag="circle"):
    x: float
    y: float
    radius: float
    tint: Tint


class Polygon(Struct, frozen=True, tag="polygon"):
    points: tuple[tuple[float, float], ...]
    tint: Tint


Drawing = tuple[Circle | Polygon, ...]


def drawn(module: str, file: str) -> Drawing:
    """Return the drawing in a JSON file beside a module (`__file__`)."""
    return shipped(module, file, Drawing)


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
    """A set of dice, printed as nets to fold and as labels for blank dice."""

    dice: tuple[Die, ...]


class Letter(Struct, frozen=True):
    """The front of a letter card."""

    letter: str
    note: str
    tint: Tint


class Message(Struct, frozen=True):
    """A sentence with gaps, and numbered words for each gap."""

    name: str
    sentence: str
    columns: tuple[tuple[str, ...], ...]
    tint: Tint


class Lines(Struct, frozen=True):
    """Lines of a card, each beside a bar of its colour."""

    lines: tuple[tuple[Tint, str], ...]


class Token(Struct, frozen=True):
    """A drawing with an optional word under it."""

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
    """A table to fill in. `rows` is the text printed in its cells; `widths` are relative."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    widths: tuple[float, ...]
    height: float = 9.0


class Squares(Struct, frozen=True):
    """Rows of squares for one letter each. `heads` are for the column before them and the two after them."""

    heads: tuple[str, str, str]
    rows: tuple[tuple[int, int], ...]
    """Squares and points."""


class Boxes(Struct, frozen=True):
    """Groups of boxes for one letter each, beside each other."""

    groups: tuple[tuple[str, int], ...]


class Marks(Struct, frozen=True):
    """A box for every letter in every column, with the letters in coloured groups."""

    heads: tuple[str, ...]
    groups: tuple[tuple[str, Tint, str], ...]
    """Name, colour, letters."""


class Says(Struct, frozen=True):
    """A small line that explains how to fill in a form."""

    text: str


Block = Blanks | Grid | Squares | Boxes | Marks | Says


class Form(Struct, frozen=True):
    """A sheet to write on, printed `across` times `down` times on a page."""

    title: str
    blocks: tuple[Block, ...]
    across: int = 1
    down: int = 2


def score_pad(title: str, says: Mapping[str, str], players: int, rounds: int) -> Form:
    """Return a sheet with a column for each player, a row for each round, and a row for the totals."""
    empty = ("",) * players
    rows = (*((str(one + 1), *empty) for one in range(rounds)), (says["total"], *empty))
    return Form(title, (Says(says["says"]), Grid((says["round"], *empty), rows, (0.9, *(1.0,) * players))))


def rules_of(messages: Catalogue, names: Iterable[str]) -> list[str]:
    """Return what the faces of a die mean, from the messages NAME and NAME.says."""
    return [f"{messages.say(name)}: {messages.say(f'{name}.says')}" for name in names]


Content = Dice | Deck | Form


class Part(Struct, frozen=True):
    """Something that can be printed by itself, under the name `what`."""

    what: str
    title: str
    content: Content


class Paper(Struct, frozen=True):
    """Everything a game has to print, except its short rules, which are made from its texts."""

    parts: tuple[Part, ...]
    needs: str = ""
    """What else players need."""
    aids: tuple[str, ...] = ()
    """Rules that the short rules leave out and players without a referee need."""
    tint: Tint = INK
    picture: Drawing = ()
    """The game's picture, which its cards carry, and sheets whose back would be empty."""


def paper_of(
    game: str, messages: Catalogue, tint: Tint, picture: Drawing, aids: Sequence[str] = (), /, **contents: Content
) -> Paper:
    """Return a Paper with the words of a game's messages `GAME-print-WHAT`, and more aids after its own."""
    says, own = messages.under(f"{game}-print-"), messages.lines(f"{game}-print-aid")
    parts = tuple(Part(what, says[what], content) for what, content in contents.items())
    return Paper(parts, says["needs"], (*own, *aids), tint, picture)
