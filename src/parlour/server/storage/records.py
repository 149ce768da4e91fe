"""What is stored of a table, as values."""

from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import RowMapping

from parlour.core import Millis, Seat, Wish
from parlour.core.extras.highlights import FeatKind, Highlights
from parlour.server.wire import Look, Status

DONE = 32
"""How many of the host's decisions are remembered."""


class Spoilt(Exception):
    """A stored table can't be read."""


class SeatDevice(Struct, frozen=True):
    """A device that holds a seat. `token`: the hash of its own token. `since`: by the wall clock."""

    id: str
    token: str
    name: str
    since: int


class Sitter(Struct, frozen=True):
    """One seat. While `bot` has a level a bot plays it; a bot's own seat has no token."""

    name: str
    token: str | None = None
    """Its hash."""
    bot: int | None = None
    host: bool = False
    left: bool = False
    wish: Wish = None
    """The part that was chosen in the lobby (COM-14)."""
    extra: int = 100
    """Its time, in per cent of the usual (COM-16)."""
    asked_extra: int | None = None
    """The time it asked for; the host has not granted it yet."""
    crowns: int = 0
    """Games that it won this evening (COM-26)."""
    look: Look | None = None
    points: int | None = None
    """Only where all play until tomorrow: what it has so far."""
    is_open: bool = False
    """A bot's seat that the host lets somebody take over in this game (COM-15)."""
    devices: tuple[SeatDevice, ...] = ()
    """The devices that hold this seat. Empty: only the one with `token`, which also names the person."""

    is_vacant: bool = False
    """Until tomorrow: a seat for a friend who has not sat down yet (COM-32)."""

    @property
    def is_played_by_person(self) -> bool:
        return self.bot is None and not self.left and not self.is_vacant

    def is_held_by(self, hashed: str) -> bool:
        """Whether this is the hash of a token that holds this seat."""
        holders = tuple(one.token for one in self.devices) or (self.token,)
        return not self.left and hashed in holders


class Memory(Struct, frozen=True):
    """What somebody is remembered for this evening (COM-27)."""

    kind: FeatKind | Literal["finest"]
    """`finest`: a word that people voted for, and its votes (COM-28)."""
    name: str
    game: str
    value: int
    word: str = ""


class Played(Struct, frozen=True):
    """A finished game of an evening: its id, and its number at the table."""

    game: str
    number: int


class Evening(Struct, frozen=True):
    """The games of one evening at a table (COM-26)."""

    games: int = 0
    """How many were played to the end."""
    played: tuple[Played, ...] = ()
    """Those that can be seen again."""
    memories: tuple[Memory, ...] = ()
    open: int | None = None
    """How many cards of the closing ceremony are unveiled; None: it has not begun."""
    words: tuple[Memory, ...] = ()
    """The words of the last game that people vote on (COM-28)."""
    votes: dict[str, int] = {}
    """The place of each person's word among them, by the hash of the person's token."""
    round: int | None = None
    """Only where all play until tomorrow: the round that is being played."""
    open_until: int | None = None
    """Only where all play until tomorrow: until when friends can sit down, by the wall clock (COM-32)."""
    highlights: Highlights = Highlights()
    """The best words of the last game, and the round that decided it."""
    guide: int | None = None
    """In a class, before a game: the step of the guided round that everybody is shown."""


class Stage(Struct, frozen=True):
    """What big screens of a table may do, and why the table is paused."""

    screens: tuple[str, ...] = ()
    """The hashed keys of those that the host has accepted (COM-31)."""
    sound: bool = False
    announcer: bool = True
    paused_by: Seat | None = None
    is_tour: bool = False
    """It is paused for a tour of the game."""


Row = dict[str, Any]
"""Columns of a table by their names."""


class TableRecord(Struct, frozen=True, kw_only=True):
    """Everything about a table but its log. It is never changed, so what was shown stays as it was."""

    code: str
    game: str
    language: str
    settings: dict[str, Any]
    size: int
    host: str
    seats: tuple[Sitter, ...] = ()
    waiting: tuple[Sitter, ...] = ()
    """People who came during a game and sit down in the next one (COM-15)."""
    status: Status = "lobby"
    paused: bool = False
    number: int = 0
    base: int = 0
    heading: dict[str, Any] = {}
    done: tuple[str | int, ...] = ()
    clock_at: Millis = 0
    clock_wall: int | None = None
    pace: int = 100
    """How many milliseconds a hundred of the table's take (COM-16)."""
    created: int = 0
    touched: int = 0
    day: str | None = None
    """The day of its roll, if it is a table for one."""
    club: str | None = None
    """The class or club that it belongs to."""
    epoch: int | None = None
    due: int | None = None
    asked: tuple[int, ...] = ()
    dues: tuple[int, ...] = ()
    """Only where all play until tomorrow: see `room/until_tomorrow.py`."""
    evening: Evening = Evening()
    waits: bool = False
    """After each round the table waits until its host goes on (COM-23)."""
    stage: Stage = Stage()

    @property
    def hands(self) -> frozenset[Seat] | None:
        """The seats that roll real dice (COM-13), or None if the table rolls."""
        if self.settings.get("rolls") != "ours":
            return None
        return frozenset(seat for seat, one in enumerate(self.seats) if one.is_played_by_person)

    def to_row(self) -> dict[str, Any]:
        return {name: _column(name, value) for name, value in asdict(self).items()}

    def changes(self, before: "TableRecord") -> Row:
        """The columns that differ from `before`."""
        pairs = [(name, getattr(self, name), getattr(before, name)) for name in self.__struct_fields__]
        return {name: _column(name, new) for name, new, old in pairs if new is not old and new != old}

    @classmethod
    def of_row(cls, row: RowMapping) -> "TableRecord":
        read = {name: row[name] for name in cls.__struct_fields__}
        try:
            for name in _JSON:
                read[name] = msgspec.json.decode(read[name])
            return msgspec.convert({**read, **{name: bool(row[name]) for name in _FLAGS}}, cls)
        except (msgspec.MsgspecError, UnicodeEncodeError) as wrong:
            raise Spoilt(str(wrong)) from None


_FLAGS = ("paused", "waits")
_JSON = ("settings", "seats", "waiting", "heading", "done", "asked", "dues", "evening", "stage")


def _column(name: str, value: Any) -> Any:
    if name in _JSON:
        return msgspec.json.encode(value).decode()
    return int(value) if name in _FLAGS else value


class LineRecord(Struct, frozen=True):
    """One line of a log, with the numbers that its stamp was made of."""

    code: str
    number: int
    n: int
    at: Millis
    wall: int
    line: str
    seat: int | None = None
    message: str | None = None
    """The beginning of the sender's hashed token, and the id, as JSON."""
    arrived: Millis | None = None
    delay: Millis | None = None


class Unsaved(Struct, frozen=True):
    """What one table has to store: changed columns and new log lines."""

    code: str
    changes: Row
    lines: list[LineRecord]
