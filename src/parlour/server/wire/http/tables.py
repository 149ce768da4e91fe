"""Opening a table, sitting down at it, what strangers may know of it, and its notices (COM-22)."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from parlour.languages import ENGLISH
from parlour.server.wire.values import Level, SeatNumber, Status, Token, check_installed
from parlour.server.wire.view_parts import Look, SeatView


class NewBot(Struct, frozen=True, forbid_unknown_fields=True):
    level: Level = 3


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables`"""

    game: Annotated[str, Meta(max_length=32)]
    settings: dict[str, Any] = {}
    seats: SeatNumber | None = None
    bots: Annotated[list[NewBot], Meta(max_length=16)] = []
    language: str | None = None
    word: Annotated[str, Meta(max_length=200)] | None = None
    """The opening word, where the server has one."""
    way: Annotated[str, Meta(max_length=32)] | None = None
    """How people meet: one of the game's `ways`. Without it, `settings` name it, or all play together."""

    def __post_init__(self) -> None:
        check_installed(self.language)


class TableMade(Struct, frozen=True):
    code: str
    link: str
    host_token: str


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{code}/seats`. A `token` of this table: the host's to sit as host, a seat's to get it back."""

    name: Annotated[str, Meta(max_length=200)]
    token: Token | None = None
    seat: SeatNumber | None = None
    """A bot's seat to take over (COM-15)."""
    next: bool = False
    """While a game is played: sit down in the next one (COM-15)."""
    look: Look | None = None
    """With the token of a seat: a new look."""


class SeatTaken(Struct, frozen=True):
    seat: int | None
    """Null: a seat in the next game."""
    token: str


class TableView(Struct, frozen=True, kw_only=True):
    """The public part of a table."""

    code: str
    game: str
    language: str
    settings: dict[str, Any]
    status: Status
    size: int
    seats: list[SeatView]
    spectators: int
    key: str
    """The secret of its link, `/t/{code}?k={key}`, which works however long ago the table was used."""
    asked: tuple[int, ...]
    """At a table that plays until tomorrow: whose turn it is (COM-22)."""
    dues: tuple[int, ...]
    """When the turn of each of them ends, in milliseconds of the wall clock (COM-19)."""
    open_until: int | None
    """Until when people can sit down in the game that is played there, by the wall clock (COM-32)."""
    round: int | None
    """The round that is being played there."""
    place: int | None
    """In a class: what the table is called, counted from 1."""


class ReplayView(Struct, frozen=True):
    """`GET /api/tables/{code}/replay`: the name of the game that is over, for `/replay/{name}` and
    `GET /api/replays/{name}`."""

    replay: str
    evening: list[str] = []
    """The names of all games of this evening, in order."""


class NewPush(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{code}/push`, with a seat's token: notify this browser when it is its turn (COM-22)."""

    endpoint: Annotated[str, Meta(max_length=1024)]
    p256dh: Annotated[str, Meta(max_length=128)]
    auth: Annotated[str, Meta(max_length=64)]
    language: str = ENGLISH

    def __post_init__(self) -> None:
        check_installed(self.language)


class NoPush(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{code}/push/off`, with the token of a seat."""

    endpoint: Annotated[str, Meta(max_length=1024)]


PushKind = Literal["turn", "soon", "over"]


class Push(Struct, frozen=True):
    """A push notice. It says only that it is somebody's turn, that the turn ends soon, or that the game is over
    (COM-22)."""

    kind: PushKind
    game: str
    """Its name, in `language`."""
    code: str
    until: int | None
    language: str
