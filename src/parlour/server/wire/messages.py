"""Every message on a live connection, explained by docs/protocol.md.

The docstrings are the descriptions in docs/api/socket.json: run `make types` after changing one.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from parlour.core.board import Board
from parlour.languages import language
from parlour.server.wire.view_parts import CeremonyView, Fair, FinestWord, Lack, ResultView, RollView, SeatView

_OWN = "Chosen by the client, new for each action. Resending a message with the same id is harmless."
Id = (
    Annotated[str, Meta(min_length=1, max_length=64, pattern="^[^\\x00-\\x1f]*$", description=_OWN)]
    | Annotated[int, Meta(ge=0, le=2**53, description=_OWN)]
)
Moment = Annotated[str, Meta(max_length=128)]
Token = Annotated[str, Meta(max_length=64)]
Level = Annotated[int, Meta(ge=1, le=5)]
Chip = Annotated[str, Meta(max_length=32)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Percent = Literal[100, 150, 200]
Emoji = Literal["👏", "😂", "😮", "🤔", "❤️", "🎉"]
Farewell = Literal[
    "restart", "trouble", "removed", "no-such-seat", "full", "too-fast", "hello-first", "silent", "closed"
]
Status = Literal["lobby", "playing", "over", "stopped"]
"""`stopped`: the game can't go on; `notice` says why."""
Notice = Literal["outdated", "damaged", "rules-changed", "words-changed"]


def check_installed(code: str | None) -> None:
    """Raise a ValueError that names the installed languages; the answer to a request shows it."""
    if code is not None:
        language(code)


class _Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag=str.lower):
    """Tagged by `t`: the name of the class in lower case."""


class Start(_Message, frozen=True):
    """Start the game (lobby). `count`: after a countdown of three seconds if others are there (COM-27)."""

    count: bool = False


class Pause(_Message, frozen=True):
    """Stop the table's clocks."""


class Resume(_Message, frozen=True):
    """Restart the clocks."""

    count: bool = False
    """Whether everybody sees a countdown of three seconds first."""


class Onward(_Message, frozen=True):
    """End the pause between two rounds (COM-23)."""


class Bot(_Message, frozen=True):
    """Add a bot (lobby). `seat` with `level`: a bot plays for that person. `seat` alone: the person plays again."""

    seat: SeatNumber | None = None
    level: Level | None = None


class Remove(_Message, frozen=True):
    """Free a seat in the lobby. In a game, its player leaves for good (COM-08)."""

    seat: SeatNumber


class Move(_Message, frozen=True):
    """A pupil goes to another table of the class. `token`: of the seat that the teacher has taken for them there."""

    seat: SeatNumber
    to: Annotated[str, Meta(max_length=8)]
    token: Token


class Again(_Message, frozen=True):
    """Start a new game with the same people after the end. From anyone but the host it means `ready`."""

    settings: dict[str, Any] | None = None
    count: bool = False


class Ready(_Message, frozen=True):
    """The sender wants to play again (COM-27). Once everybody who is here does, a game starts after a countdown.

    `on: false` takes it back and stops a countdown. `settings`: changes by the host.
    """

    on: bool = True
    settings: dict[str, Any] | None = None


class Ceremony(_Message, frozen=True):
    """Unveil this number of cards of the closing ceremony (COM-27). 0 begins it, null ends it early."""

    cards: Annotated[int, Meta(ge=0, le=16)] | None


class Finest(_Message, frozen=True):
    """After a game: vote for the finest word, by its index in the view's `finest` (COM-28).

    Everybody who sits there or waits for the next game has one vote, and may change it.
    """

    word: SeatNumber


class Lobby(_Message, frozen=True):
    """Go back to the lobby. A running game ends without a result.

    `game`: another game for the same people (COM-26), at `settings` and otherwise the defaults.
    """

    game: Annotated[str, Meta(max_length=32)] | None = None
    settings: dict[str, Any] = {}


class Set(_Message, frozen=True):
    """Change settings or the number of seats (lobby). Settings that are not named keep their values."""

    settings: dict[str, Any] = {}
    seats: SeatNumber | None = None


class Wish(_Message, frozen=True):
    """Choose the part of a seat in the lobby, or for the next game after the end (COM-14). Players choose for themselves, the host for everyone.

    `chips`: at most one of each row of the game's `parts`; empty to draw lots, null for whatever is left.
    """

    seat: SeatNumber
    chips: tuple[Chip, ...] | None = None


class Extra(_Message, frozen=True):
    """Set a seat's time in per cent (COM-16). Players ask for their own seat, and the host allows more time."""

    seat: SeatNumber
    percent: Percent


class Roll(_Message, frozen=True):
    """Report what real dice show (COM-13). The host may, and the player whose roll it is; secret rolls only the latter.

    `faces`: one for each die of the pad. `order`: the places on the pad of dice that have an order. `level`: places
    that are as far as the one before them (BOT-26). `on`: as in the view that asked for the roll.
    """

    faces: Annotated[tuple[Annotated[str, Meta(max_length=16)], ...], Meta(max_length=32)]
    order: Annotated[tuple[SeatNumber, ...], Meta(max_length=32)] = ()
    level: Annotated[tuple[SeatNumber, ...], Meta(max_length=32)] = ()
    on: Moment | None = None


class Give(_Message, frozen=True):
    """Make somebody else the host."""

    seat: SeatNumber


Do = (
    Start
    | Pause
    | Resume
    | Onward
    | Bot
    | Remove
    | Move
    | Again
    | Ready
    | Lobby
    | Set
    | Wish
    | Extra
    | Roll
    | Give
    | Ceremony
    | Finest
)


class Hello(_Message, frozen=True):
    """The first message of a connection."""

    token: Token | None = None
    """A seat's, or the host's if the host has no seat. None for a spectator."""
    seq: int | None = None
    """The last one seen, to get all events since. 0 for all events of this game."""
    plain: str | None = None
    """A language, to get views and events in words too."""
    screen: bool = False
    """Whether this is a big screen that the whole room watches."""

    def __post_init__(self) -> None:
        check_installed(self.plain)


class Act(_Message, frozen=True):
    """Make a move."""

    id: Id
    move: Raw
    """Of one of the kinds in the view's `asks`."""
    on: Moment | None = None
    """`on` of the view that the player saw (COM-11)."""


class Host(_Message, frozen=True):
    """Make a decision as host. A few are open to other players too."""

    id: Id
    do: Do


class React(_Message, frozen=True):
    """Show a reaction to everyone. Spectators may react too. It is not stored."""

    id: Id
    emoji: Emoji


class Pong(_Message, frozen=True):
    """Answer a ping at once. The server measures the delay of the connection by it."""

    n: int


ToServer = Hello | Act | Host | React | Pong


class Around(Struct, frozen=True, kw_only=True, tag_field="t", tag="view", omit_defaults=True):
    """The part of a view that all connections of a table share. Fields that have their default value are omitted."""

    seats: list[SeatView]
    lacks: list[Lack] = []
    """In the lobby: why the game can't start."""
    waiting: list[str] = []
    """Names of people who sit down in the next game (COM-15)."""
    pace: int = 100
    """150 or 200 while a seat with extra time is asked (COM-16). Real time left = (`until` − `at`) · `pace` / 100."""
    status: Status
    paused: bool
    """Whether the table's clocks are stopped."""
    club: bool = False
    """A table of a class: an acting host may only pause, resume and start the next round (COM-12)."""
    waits: bool = False
    """After each round it waits until the host goes on (COM-23)."""
    code: str
    game: str
    number: int
    """Counts the games of the table."""
    language: str
    size: int
    """The number of seats."""
    spectators: int
    screen: bool = False
    """Whether a big screen shows the table. Phones then leave the great moments to it."""
    notice: Notice | None = None
    """What an upgrade or damage did to the game."""
    asked: tuple[int, ...] = ()
    """At a table that plays until tomorrow: the seats that it waits for (COM-22)."""
    starts: int | None = None
    """During a countdown: when the next game starts, on the clock of `now` (COM-27)."""
    ceremony: CeremonyView | None = None
    """The closing ceremony, while it lasts (COM-27)."""
    finest: list[FinestWord] = []
    """After a game: the words that people vote on (COM-28)."""


class View(Around, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="t", tag="view"):
    """Everything that this seat may see now, and what happened since the last view.

    Times are milliseconds on the table's own clock, except `now` and `starts`.
    """

    seq: int
    """Grows with every log line that has an event, over all games of the table."""
    at: int
    """Table time when this was sent."""
    now: int
    """The server's wall clock when this was sent, in milliseconds."""
    events: list[Any]
    """What happened since the last view. All of it is public."""
    on: str | None
    """The round or question that a move answers; send it back. A move for an older one is refused (COM-11)."""
    result: ResultView | None
    """After the end of the game."""
    fair: list[Fair]
    """How the inputs of this view were timed. The first view of a connection has the latest eight."""
    view: Any
    """The game's own view for this seat; null in the lobby."""
    asks: list[str]
    """The kinds of move that this seat may make now, by their `t`."""
    until: int | None
    """When the clock acts, in table time; null if it doesn't or this seat may not know."""
    span: int | None
    """The whole length of the countdown to `until`."""
    you: int | None
    """This connection's seat; null for a spectator. It can change."""
    host: bool
    """Whether this connection may decide as host. It can change."""
    rest: int | UnsetType = UNSET
    """Only in a pause between rounds: from when, in table time, the host may end it (COM-23)."""
    roll: RollView | UnsetType = UNSET
    """Only while real dice are awaited (COM-13)."""
    settings: dict[str, Any] | UnsetType = UNSET
    """Only in the first view of a connection and whenever they changed."""
    text: str | Board | UnsetType | None = UNSET
    """Only with `plain`: the view as text or as a board."""
    said: list[str] | UnsetType = UNSET
    """Only with `plain`: a sentence for each event."""
    faulty: bool | UnsetType = UNSET
    """Only with `plain`: the game failed to make texts, and the fields of the view are shown instead."""


class Ok(_Message, frozen=True):
    """The message was accepted and its effect is stored."""

    id: str | int


class Refused(_Message, frozen=True):
    """The message changed nothing. `id` is null if it could not be read."""

    id: str | int | None
    code: str
    detail: str


class Ping(_Message, frozen=True):
    """Answer with `pong` and the same `n`, at once."""

    n: int


class Reaction(_Message, frozen=True, omit_defaults=True):
    """Somebody reacted. `name`: of a person who waits for the next game. Without seat and name: a spectator."""

    seat: int | None
    emoji: str
    name: str | None = None


class Stall(_Message, frozen=True):
    """`on: true`: the server can't store anything now. Clocks are paused and messages are answered later, so don't
    resend them. `on: false`: it can again."""

    on: bool


class Moved(_Message, frozen=True):
    """The teacher has moved this pupil to the table `code`, where their token is `token`."""

    code: str
    token: str


class Bye(_Message, frozen=True):
    """The last message. Reconnect after `restart`, `trouble` and `silent` only."""

    code: Farewell


ToClient = View | Ok | Refused | Ping | Reaction | Stall | Moved | Bye
