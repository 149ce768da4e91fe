"""What requests over HTTP bring, and what they are answered."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from parlour.server.wire.messages import Level, SeatNumber, SeatView, Spoken, Status, Token


class NewBot(Struct, frozen=True, forbid_unknown_fields=True):
    level: Level = 3


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables`"""

    game: Annotated[str, Meta(max_length=32)]
    settings: dict[str, Any] = {}
    seats: SeatNumber | None = None
    bots: Annotated[list[NewBot], Meta(max_length=16)] = []
    language: Spoken | None = None
    word: Annotated[str, Meta(max_length=200)] | None = None
    """The opening word, where the house has one."""


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{code}/seats`. A `token` of this table: the host's to sit as host, a seat's to get it back."""

    name: Annotated[str, Meta(max_length=200)]
    token: Token | None = None
    seat: SeatNumber | None = None
    """A bot's, which is to be taken over (COM-15)."""
    next: bool = False
    """While a game is played: sit down in the next one (COM-15)."""


class NewClub(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/clubs`: one link for tables of `size` people. `family`: what nobody should meet in a class is no word
    here."""

    game: Annotated[str, Meta(max_length=32)]
    size: SeatNumber
    language: Spoken = "en"
    settings: dict[str, Any] = {}
    family: bool = True
    word: Annotated[str, Meta(max_length=200)] | None = None


class NewPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/clubs/{code}/place`"""

    name: Annotated[str, Meta(max_length=200)]


class Placed(Struct, frozen=True):
    """The table to sit down at, as at any other; where it was filled meanwhile, one asks again."""

    code: str


class ClubMade(Struct, frozen=True):
    code: str
    link: str
    token: str


class ClubTable(Struct, frozen=True):
    """A table as its teacher knows it, with the host's token."""

    code: str
    token: str
    status: Status
    paused: bool
    number: int
    seats: list[SeatView]


class ClubView(Struct, frozen=True):
    """`GET /api/clubs/{code}`: without the teacher's token no tables."""

    code: str
    game: str
    language: str
    size: int
    link: str
    tables: list[ClubTable]


class TableMade(Struct, frozen=True):
    code: str
    link: str
    host_token: str


class SeatTaken(Struct, frozen=True):
    seat: int | None
    """Null: of the next game."""
    token: str


class TableView(Struct, frozen=True, kw_only=True):
    """What a stranger may know of a table."""

    code: str
    game: str
    language: str
    settings: dict[str, Any]
    status: Status
    size: int
    seats: list[SeatView]
    spectators: int
    key: str
    """The secret of its link: `/t/{code}?k={key}` finds it however long ago it was used."""


class ReplayView(Struct, frozen=True):
    """`GET /api/tables/{code}/replay`: the name of the game that is over, for `/replay/{name}` and
    `GET /api/replays/{name}`."""

    replay: str


class MovesView(Struct, frozen=True):
    """`GET /api/games/{game}/moves`: for a client that does not draw the game, its moves as JSON Schema, and what its
    refusals say in words, by their codes. `{detail}` in one stands for the refusal's own."""

    moves: dict[str, Any]
    refused: dict[str, str]


class HouseView(Struct, frozen=True):
    """`GET /api/house`: what its people say to everybody, in every language; whether opening a table takes a word."""

    message: dict[str, str] | None
    opening_word: bool


class Version(Struct, frozen=True):
    """`GET /api/version`: of Parlour, of the rules of each game, and of the words of each language (by their hash)."""

    version: str
    rules: dict[str, int]
    lexicon: dict[str, str]


class Problem(Struct, frozen=True):
    """Every error over HTTP."""

    code: str
    detail: str
