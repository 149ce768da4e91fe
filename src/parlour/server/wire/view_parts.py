"""Parts of the view of a table: its seats, its result, and when inputs counted."""

from typing import Annotated

from msgspec import Meta, Struct

from parlour.core import Handful

_Choice = Annotated[int, Meta(ge=0, le=31)]


class Look(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a person wants to be seen and heard: numbers of the client's faces, colours and buzzer sounds."""

    face: _Choice | None = None
    colour: _Choice | None = None
    buzzer: _Choice | None = None


class SeatView(Struct, frozen=True, omit_defaults=True):
    """A seat as everyone sees it. Its number is its place in the list. What is as usual is left out."""

    name: str
    bot: int | None
    host: bool
    connected: bool
    left: bool
    wish: tuple[str, ...] | None = None
    """The part it chose (COM-14): chips, none for the lot, null for nothing."""
    part: tuple[str, ...] | None = None
    """The part it would play if the game began now; null where that is not known, and where there are no parts."""
    extra: int = 100
    """How much time it has, in per cent (COM-16)."""
    asked_extra: int | None = None
    stands_in: bool = False
    """A bot plays it for a person, who can take it back."""
    late: bool = False
    """Its turn passed without a move: a bot might play for it."""
    crowns: int = 0
    """Games that it won this evening (COM-26)."""
    ready: bool = False
    """After a game: wants to play again (COM-27)."""
    look: Look | None = None
    points: int | None = None
    """Where all play until tomorrow: what it has so far, if the game says that of a seat."""


class Lack(Struct, frozen=True):
    """Why a game can't begin yet: it lacks so many players (of a part, if that is named), or a part has too many."""

    n: int
    part: tuple[str, ...] | None = None
    crowded: bool = False


class Fair(Struct, frozen=True):
    """When an input counted and why: `at` = `arrived` − `delay`, unless something later had been settled already."""

    seq: int
    seat: int
    arrived: int
    delay: int
    at: int


class ResultView(Struct, frozen=True):
    winners: tuple[int, ...]
    scores: tuple[int, ...]


class CardView(Struct, frozen=True, omit_defaults=True):
    """A card of the closing ceremony (COM-27): `fastest` find in ms, most `stolen`, worst `blunder`, best `word` by its
    letters, `finest` word by its votes (COM-28), or most `crowns`."""

    kind: str
    names: list[str]
    value: int
    word: str = ""
    game: str = ""


class FinestWord(Struct, frozen=True):
    """A word of the game that is over, who said it, and how many people like it best (COM-28)."""

    name: str
    word: str
    votes: int


class CeremonyView(Struct, frozen=True):
    of: int
    """How many cards there are."""
    cards: list[CardView]
    """Those that are unveiled, in their order."""


class RollView(Struct, frozen=True):
    """Real dice are waited for (COM-13). `by`: the seats that are to read them; none: a host without a seat."""

    by: tuple[int, ...]
    pad: Handful | None
    """What you may type in."""
