"""The bodies of HTTP requests and responses."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from parlour.languages import ENGLISH
from parlour.server.wire.messages import Level, SeatNumber, Status, Token, check_installed
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

    def __post_init__(self) -> None:
        check_installed(self.language)


class LanguageView(Struct, frozen=True):
    """One of `GET /api/languages`: an installed language, and the games that can be played in it."""

    code: str
    name: str
    """What the language calls itself."""
    direction: Literal["ltr", "rtl"]
    games: list[str]


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{code}/seats`. A `token` of this table: the host's to sit as host, a seat's to get it back."""

    name: Annotated[str, Meta(max_length=200)]
    token: Token | None = None
    seat: SeatNumber | None = None
    """A bot's, which is to be taken over (COM-15)."""
    next: bool = False
    """While a game is played: sit down in the next one (COM-15)."""
    look: Look | None = None
    """With the token of a seat: another look than before."""


class NewClub(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/clubs`: one link for tables of `size` people. `family`: what nobody should meet in a class is no word
    here. `waits`: after each round, tables wait until the teacher goes on (COM-23)."""

    game: Annotated[str, Meta(max_length=32)]
    size: SeatNumber
    language: str = ENGLISH
    settings: dict[str, Any] = {}
    family: bool = True
    waits: bool = False
    word: Annotated[str, Meta(max_length=200)] | None = None

    def __post_init__(self) -> None:
        check_installed(self.language)


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
    asked: tuple[int, ...] = ()
    """Where all play until tomorrow: whose turn it is (COM-22)."""
    dues: tuple[int, ...] = ()
    """And by when each of them has to have played, by the wall clock in milliseconds (COM-19)."""
    round: int | None = None
    """And the round that is being played."""


class ReplayView(Struct, frozen=True):
    """`GET /api/tables/{code}/replay`: the name of the game that is over, for `/replay/{name}` and
    `GET /api/replays/{name}`."""

    replay: str


class NewDayPlay(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/days/{day}/{language}/{game}`. The device shows its key as a bearer's token."""

    name: Annotated[str, Meta(max_length=200)]
    word: Annotated[str, Meta(max_length=200)] | None = None
    """The opening word, where the server has one."""


class DayPlayMade(Struct, frozen=True):
    """The table at which this device plays the roll, now or again, and its seat there."""

    code: str
    seat: int
    token: str


class DaysView(Struct, frozen=True):
    """`GET /api/days`: the server's date, its first daily roll, the seconds until the next, and the daily games."""

    today: str
    since: str
    seconds: int
    games: list[str]


class DayState(Struct, frozen=True):
    """What the asking device has made of one roll. `points`: null until its game is over."""

    state: Literal["new", "begun", "done"]
    counts: bool
    """It is played, or was, on its own day."""
    points: int | None = None


class DayResult(Struct, frozen=True):
    """`GET /api/days/{day}/{language}/{game}`: for devices that have played it, and for everybody after the day.

    `spread`: the number of people by points. `told`, `solution`: in the game's own form; null while the device may not
    know.
    """

    mine: DayState
    told: Raw | None
    solution: Raw | None
    spread: list[tuple[int, int]] | None


class BoxQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/box`: a box of one's own (COM-09), as values, as a file, or as a table's settings. `game`: the game
    that it must belong to."""

    box: dict[str, Any] | None = None
    toml: str | None = None
    settings: dict[str, Any] | None = None
    game: Annotated[str, Meta(max_length=32)] | None = None


class BoxProblem(Struct, frozen=True):
    """`at`: names of fields and places in lists (from 0); `place`: the same for people, who count from 1."""

    at: tuple[str | int, ...]
    place: str
    says: str


class BoxView(Struct, frozen=True):
    """A box and its problems; without problems also its file and its settings for a table. `box` is null if it can't be
    recognised."""

    box: dict[str, Any] | None
    problems: list[BoxProblem]
    toml: str | None = None
    settings: dict[str, Any] | None = None


class MovesView(Struct, frozen=True):
    """`GET /api/games/{game}/moves`: for a client that does not draw the game, its moves as JSON Schema, and a sentence
    for each refusal code. `{detail}` in one is replaced by the refusal's own."""

    moves: dict[str, Any]
    refused: dict[str, str]


class ServerView(Struct, frozen=True):
    """`GET /api/house`: what its people say to everybody, in every language; whether opening a table takes a word."""

    message: dict[str, str] | None
    opening_word: bool
    push: str | None = None
    """The key that browsers subscribe to notices with (Web Push); null where the server sends none."""


class NewPush(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables/{code}/push`, with a seat's token: tell this browser when it is its turn (COM-22)."""

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


class Pocket(Struct, frozen=True):
    """`GET /api/pocket`, by language: the dictionary that a device can take along, by its hash and its size. Its octets
    are at `/api/pocket/{language}` (src/parlour/lexicon/pocket.py)."""

    hash: str
    bytes: int


class Version(Struct, frozen=True):
    """`GET /api/version`: of Parlour, of the rules of each game, and of the words of each language (by their hash)."""

    version: str
    rules: dict[str, int]
    lexicon: dict[str, str]


class PackageView(Struct, frozen=True):
    """An installed package: Parlour, a language or a game from outside."""

    name: str
    version: str
    licence: str
    """As an SPDX expression."""
    notice: str
    """Whose data it contains and under which conditions, in full."""


class AboutView(Struct, frozen=True):
    """`GET /api/about`. `keep_days`: a table that nobody uses for this many days is deleted."""

    keep_days: int
    packages: list[PackageView]


class Problem(Struct, frozen=True):
    """Every error over HTTP."""

    code: str
    detail: str
