"""Parts of the view of a table: seats, result, the timing of inputs, real dice and the closing ceremony."""

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
    """A seat as everyone sees it. Its number is its index in the list. Fields with default values are omitted."""

    name: str
    bot: int | None
    """The level of the bot that plays it."""
    host: bool
    connected: bool
    left: bool
    wish: tuple[str, ...] | None = None
    """The part that its player chose in the lobby (COM-14); empty to draw lots, null for no choice."""
    part: tuple[str, ...] | None = None
    """The part that it would play if the game started now; null if that is open or the game has no parts."""
    extra: int = 100
    """Its time in per cent (COM-16)."""
    asked_extra: int | None = None
    """The time that its player asked for."""
    stands_in: bool = False
    """The bot plays for a person, who can take the seat back."""
    late: bool = False
    """Its player let a turn pass (COM-17). Anyone may let a bot play for it."""
    crowns: int = 0
    """Games won this evening (COM-26)."""
    ready: bool = False
    """Its player wants to play again (COM-27)."""
    look: Look | None = None
    """Its player's face, colour and buzzer."""
    points: int | None = None
    """At a table that plays until tomorrow: its points so far, if the game shows them."""
    vacant: bool = False
    """At a table that plays until tomorrow: nobody has taken this seat yet (COM-32)."""
    free: bool = False
    """While a game is played: a bot's seat that a newcomer may take over (COM-15)."""


class Lack(Struct, frozen=True):
    """Why a game can't start: `n` players are missing (of `part`, if given), or too many chose it (`crowded`)."""

    n: int
    part: tuple[str, ...] | None = None
    crowded: bool = False


class Fair(Struct, frozen=True):
    """How an input was timed: `at` = `arrived` − `delay`, unless a later input had been settled before."""

    seq: int
    seat: int
    arrived: int
    delay: int
    at: int


class ResultView(Struct, frozen=True):
    winners: tuple[int, ...]
    scores: tuple[int, ...]


class CardView(Struct, frozen=True, omit_defaults=True):
    """A card of the closing ceremony (COM-27).

    `kind`: the `fastest` find in milliseconds, most `stolen`, worst `blunder`, longest `word`, `finest` word by its
    votes (COM-28) or most `crowns`. For people who were best at nothing: their `own` best word, a `brave` one that was
    wrong, or their `company`.
    """

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
    """The cards that are unveiled, in order."""
    games: list[str] = []
    """The games of the evening, in order."""


class RollView(Struct, frozen=True):
    """Real dice are awaited (COM-13). `by`: the seats that read them; empty if a host without a seat does."""

    by: tuple[int, ...]
    pad: Handful | None
    """The dice that this connection may type in: those with the same mark look alike, the first `lying` ones have an
    order, and at most one face of each group in `once` can show."""
