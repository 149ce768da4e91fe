"""The parts of a board. All of them are values: they hold what is shown, never how."""

from msgspec import Struct

from parlour.core.game import Seat

Faces = str | tuple[str, ...]
"""What tiles and dice show: a word, letter by letter, or a tuple of short texts."""


class _Part(Struct, frozen=True, omit_defaults=True, tag_field="t", forbid_unknown_fields=True):
    pass


class _Value(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    pass


class Tiles(_Part, frozen=True, tag="tiles"):
    """A word or letters, on flat tiles. `marked`: the places of those that stand out."""

    faces: Faces
    label: str = ""
    marked: tuple[int, ...] = ()


class Dice(_Part, frozen=True, tag="dice"):
    """Dice that were rolled. The browser tumbles them when their faces change."""

    faces: Faces
    label: str = ""
    marked: tuple[int, ...] = ()


class Card(_Value, frozen=True):
    """An open card: a few words, and a note in small letters."""

    text: str
    note: str = ""
    marked: bool = False


class Cards(_Part, frozen=True, tag="cards"):
    """Cards that everybody sees. A string is a card without a note."""

    cards: tuple[Card | str, ...]
    label: str = ""


class Hand(_Part, frozen=True, tag="hand"):
    """A hidden hand: `cards` that this seat alone sees and can cover on its screen, and `hidden` ones face down."""

    cards: tuple[Card | str, ...] = ()
    label: str = ""
    hidden: int = 0


class Row(_Value, frozen=True):
    cells: tuple[str, ...]
    marked: bool = False


class Sheet(_Part, frozen=True, tag="sheet"):
    """A sheet with rows, as on squared paper. `head` names its columns."""

    rows: tuple[Row, ...]
    label: str = ""
    head: tuple[str, ...] = ()


class Step(_Value, frozen=True):
    """One step of a reveal: a text, whose it is, and what it is worth."""

    text: str
    seat: Seat | None = None
    note: str = ""
    marked: bool = False
    """The step that decided it. It stands out once all steps are shown."""


class Reveal(_Part, frozen=True, tag="reveal"):
    """Steps that are unveiled one after the other, and the sentence that closes them."""

    steps: tuple[Step, ...]
    label: str = ""
    says: str = ""


class Score(_Value, frozen=True):
    """What is shown at a player's name."""

    points: int | str = ""
    note: str = ""
    """A few words, such as a role or the number of cards."""
    is_done: bool = False
    """The player has made their move; the others are waited for."""
    is_on: bool = False
    """It is the player's turn."""


Part = str | Tiles | Dice | Cards | Hand | Sheet | Reveal
"""A string is a paragraph."""


class Board(_Value, frozen=True, kw_only=True):
    """A view as a plain table draws it, from top to bottom."""

    phase: str = ""
    """The banner: "Round 2 of 8"."""
    says: str = ""
    """What this seat can do now, or what it waits for, in a sentence."""
    scores: tuple[Score, ...] = ()
    """By seat; empty if this game has none."""
    parts: tuple[Part, ...] = ()
