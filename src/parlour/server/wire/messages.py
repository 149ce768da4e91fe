"""Every message on a live connection. `docs/protocol.md` tells their story; `parlour schema` prints them."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from parlour.core.board import Board
from parlour.languages import language
from parlour.server.wire.view_parts import CeremonyView, Fair, Lack, ResultView, RollView, SeatView

_OWN = "The client's own; resending it is harmless."
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
"""`stopped`: the game that was being played can't go on; its `notice` says why."""
Notice = Literal["outdated", "damaged", "rules-changed", "words-changed"]


def check_installed(code: str | None) -> None:
    """Raise a ValueError that names the installed languages; the answer to a request shows it."""
    if code is not None:
        language(code)


class _Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag=str.lower):
    """Tagged by `t`: the name of the class in lower case."""


class Start(_Message, frozen=True):
    """The game begins with everyone who sits. `count`: after a countdown of three seconds that everybody sees."""

    count: bool = False


class Pause(_Message, frozen=True):
    """The table's time stands still."""


class Resume(_Message, frozen=True):
    """It goes on."""


class Onward(_Message, frozen=True):
    """The pause between two rounds is over: the next one begins now (COM-23)."""


class Bot(_Message, frozen=True):
    """A bot plays `seat`; with no `level` its person plays on. With no `seat` one more bot sits down (lobby)."""

    seat: SeatNumber | None = None
    level: Level | None = None


class Remove(_Message, frozen=True):
    """Someone leaves for good (COM-08)."""

    seat: SeatNumber


class Move(_Message, frozen=True):
    """A pupil goes to another table of the class. `token`: of the seat that the teacher has taken for them there."""

    seat: SeatNumber
    to: Annotated[str, Meta(max_length=8)]
    token: Token


class Again(_Message, frozen=True):
    """After the end: a new game with the same people, at other settings if given. From anyone but the host it is
    `ready`."""

    settings: dict[str, Any] | None = None
    count: bool = False


class Ready(_Message, frozen=True):
    """After the end: its sender wants to play again (COM-27). When everybody who is here does, the game begins after a
    countdown. Not `on`: they don't, and a countdown stops. `settings`: what the host changes for it."""

    on: bool = True
    settings: dict[str, Any] | None = None


class Ceremony(_Message, frozen=True):
    """The evening ends (COM-27). `cards`: how many cards of the closing ceremony are unveiled. 0 begins it, null breaks
    it off."""

    cards: Annotated[int, Meta(ge=0, le=16)] | None


class Lobby(_Message, frozen=True):
    """Back to the lobby, where seats and settings are open again; a game that is being played ends without a result.

    `game`: another game for the same people (COM-26), at these `settings`; the rest is as usual there.
    """

    game: Annotated[str, Meta(max_length=32)] | None = None
    settings: dict[str, Any] = {}


class Set(_Message, frozen=True):
    """Settings of the table, in the lobby. What is not named keeps its value.

    `seats`: how many there are to be. As many as are taken: nobody else sits down.
    """

    settings: dict[str, Any] = {}
    seats: SeatNumber | None = None


class Wish(_Message, frozen=True):
    """The part that a seat wants to play (lobby, COM-14): chips of the game, one of each row at most; none: by lot;
    null: whatever is left. Everybody chooses for themselves, the host for all."""

    seat: SeatNumber
    chips: tuple[Chip, ...] | None = None


class Extra(_Message, frozen=True):
    """A seat's time, in per cent of the usual (COM-16). Everybody asks for their own; more is the host's to allow."""

    seat: SeatNumber
    percent: Percent


class Roll(_Message, frozen=True):
    """What real dice show (COM-13): a face for each die of the pad, and, where they lie in an order, that order by
    their places on the pad. `level`: places that lie as far as the one before them (BOT-26). `on`: the moment that they
    were rolled for, as the last view named it. It is the host's, or theirs whose roll it is; a secret roll is theirs
    alone."""

    faces: Annotated[tuple[Annotated[str, Meta(max_length=16)], ...], Meta(max_length=32)]
    order: Annotated[tuple[SeatNumber, ...], Meta(max_length=32)] = ()
    level: Annotated[tuple[SeatNumber, ...], Meta(max_length=32)] = ()
    on: Moment | None = None


class Give(_Message, frozen=True):
    """Someone else is the host from now on."""

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
)


class Hello(_Message, frozen=True):
    """The first message. No token: a spectator. `seq`: the last one seen, so that no event is missed.

    `plain`: the language in which views and events are to come in words too, for a client that does not draw the game.
    """

    token: Token | None = None
    seq: int | None = None
    plain: str | None = None

    def __post_init__(self) -> None:
        check_installed(self.plain)


class Act(_Message, frozen=True):
    """A move of one's seat. `on`: the moment that it answers, as the last view named it (COM-11)."""

    id: Id
    move: Raw
    on: Moment | None = None


class Host(_Message, frozen=True):
    """A decision of the host."""

    id: Id
    do: Do


class React(_Message, frozen=True):
    """A quick reaction that everyone sees. It is kept nowhere."""

    id: Id
    emoji: Emoji


class Pong(_Message, frozen=True):
    """The answer to a ping, at once: the server measures the way by it."""

    n: int


ToServer = Hello | Act | Host | React | Pong


class Around(Struct, frozen=True, kw_only=True, tag_field="t", tag="view", omit_defaults=True):
    """The part of a view that is the same for all at a table, and mostly the same from one view to the next. What is as
    usual is left out: a server spends its time on views."""

    seats: list[SeatView]
    lacks: list[Lack] = []
    waiting: list[str] = []
    pace: int = 100
    status: Status
    paused: bool
    club: bool = False
    """A table of a class or club, where an acting host may only pause, resume and begin the next round (COM-12)."""
    waits: bool = False
    """After each round it waits until the host goes on (COM-23)."""
    code: str
    game: str
    number: int
    language: str
    size: int
    spectators: int
    notice: Notice | None = None
    asked: tuple[int, ...] = ()
    """Where all play until tomorrow: whose turn it is (COM-22)."""
    starts: int | None = None
    """When the next game begins, in the server's `now`, while it is counted down (COM-27)."""
    ceremony: CeremonyView | None = None


class View(Around, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="t", tag="view"):
    """All that this seat may see now, and what happened since the last one. Times are table Millis but for `now`.

    `settings`: only in the first view of a connection and whenever they changed. `fair`: of what this view tells; the
    first view of a connection has the latest few.
    `text` and `said`, only where the hello asked for plain words: the view as text or as a board, and a sentence
    for each event.
    `faulty`: the game failed to make one of them, and its fields are shown instead.
    """

    seq: int
    at: int
    now: int
    events: list[Any]
    on: str | None
    result: ResultView | None
    fair: list[Fair]
    view: Any
    asks: list[str]
    until: int | None
    span: int | None
    you: int | None
    host: bool
    rest: int | UnsetType = UNSET
    """Only in a pause between two rounds: from when on the host may end it (COM-23)."""
    roll: RollView | UnsetType = UNSET
    settings: dict[str, Any] | UnsetType = UNSET
    text: str | Board | UnsetType | None = UNSET
    said: list[str] | UnsetType = UNSET
    faulty: bool | UnsetType = UNSET


class Ok(_Message, frozen=True):
    """The message is done and stored."""

    id: str | int


class Refused(_Message, frozen=True):
    """The message changed nothing, and why. An `id` of null: it could not be read."""

    id: str | int | None
    code: str
    detail: str


class Ping(_Message, frozen=True):
    """Answer with `pong` and the same `n`, at once."""

    n: int


class Reaction(_Message, frozen=True):
    seat: int
    emoji: str


class Stall(_Message, frozen=True):
    """`on`: the server can't store anything now. Clocks are stopped, and what was sent counts later. Not `on`: that is
    over."""

    on: bool


class Moved(_Message, frozen=True):
    """The teacher has moved this pupil to the table `code`, where their token is `token`."""

    code: str
    token: str


class Bye(_Message, frozen=True):
    """The last message. The code says whether coming back makes sense."""

    code: Farewell


ToClient = View | Ok | Refused | Ping | Reaction | Stall | Moved | Bye
