"""Time at a table: when its clock runs and how fast, what falls due, and that the table is still used.

What changes the clock returns the record that says so; the room stores it.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from msgspec.structs import replace

from parlour.core import Millis, Wait
from parlour.core.flat_names import way_of
from parlour.server.room import until_tomorrow
from parlour.server.room.bots import Bots
from parlour.server.room.claims import Offer
from parlour.server.room.moments import Shown
from parlour.server.room.people import crowd
from parlour.server.room.people.crowd import Crowd
from parlour.server.room.play import Play, Settled
from parlour.server.room.services import Services
from parlour.server.storage.records import Sitter, TableRecord

USUAL_PACE = 100


@dataclass(slots=True, eq=False)
class Clock:
    """It runs while people play and stands still while the table is paused or asleep."""

    _at: Millis = 0
    source: Callable[[], float] = monotonic
    read: Callable[[float], float] = lambda moment: moment
    """Turns a moment of the source into the server's time."""
    pace: int = USUAL_PACE
    """How many milliseconds a hundred of the table's take (COM-16)."""
    _since: float | None = None

    @property
    def is_running(self) -> bool:
        return self._since is not None

    def now(self) -> Millis:
        return self.at(self.source())

    def at(self, moment: float) -> Millis:
        """Table time at a moment of the source since which the clock was neither stopped nor started.

        It is rounded because on a machine that is up for nine hours 0.2 s are 199.999999997 ms.
        """
        if self._since is None:
            return self._at
        ran = self.read(moment) - self._since
        return self._at + int(ran * 100_000.0 / self.pace + 0.5) if ran > 0.0 else self._at

    def keep(self, pace: int) -> None:
        """Run at another pace from now on."""
        if pace != self.pace:
            is_running = self.is_running
            self.stop()
            self.pace = pace
            if is_running:
                self.start()

    def put_forward(self, to: Millis) -> None:
        """Set the clock to `to`, unless it is later already (COM-23)."""
        self._at += max(0, to - self.now())

    def start(self) -> None:
        if self._since is None:
            self._since = self.read(self.source())

    def stop(self) -> None:
        self._at = self.now()
        self._since = None


@dataclass(slots=True, eq=False)
class Timer:
    """Rings when the next thing at a table is due. It is one timer of the event loop."""

    _ring: Callable[[], None]
    _due: tuple[Millis, int] | None = None
    _handle: asyncio.TimerHandle | None = None

    def set(self, due: Millis | None, clock: Clock) -> None:
        """Ring when it is `due`, or not at all if that is None."""
        if (due is None and self._due is None) or (due, clock.pace) == self._due:
            return
        self.stop()
        if due is not None:
            wait = max(0.001, (due - clock.now()) * clock.pace / 100_000)
            self._due, self._handle = (due, clock.pace), asyncio.get_running_loop().call_later(wait, self._rung)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
        self._due = self._handle = None

    def _rung(self) -> None:
        self._due = None
        self._ring()


def pace_of(record: TableRecord, wait: Wait) -> int:
    """The pace of the slowest player who is asked, in per cent of the usual (COM-16). Bots never need more time."""
    pace = USUAL_PACE
    for seat in wait.asks:
        one = record.seats[seat]
        if one.extra > pace and one.bot is None and not one.left:
            pace = one.extra
    if pace > USUAL_PACE and way_of(record.settings) == "tomorrow":
        return USUAL_PACE  # a day is long enough, and the calendar runs at one pace (COM-18)
    return pace


USE_MS = 3_600_000


class RoomTime:
    __slots__ = ("_bots", "_crowd", "_is_even", "_seats", "_services", "clock", "timer")

    def __init__(
        self, record: TableRecord, crowd: Crowd, bots: Bots, services: Services, ring: Callable[[], None]
    ) -> None:
        self._crowd, self._bots, self._services = crowd, bots, services
        self._seats: tuple[Sitter, ...] = ()
        self._is_even = True
        """Whether nobody in these seats has extra time."""
        self.timer = Timer(ring)
        self.clock = self.new_clock(record, record.clock_at)

    def new_clock(self, record: TableRecord, at: Millis) -> Clock:
        return Clock(at) if until_tomorrow.lasts(record) else Clock(at, read=self._services.time.read)

    def run(self, record: TableRecord) -> TableRecord:
        """Start the clock if a game is played, nobody paused it and somebody is here. Where people play until tomorrow
        it runs without anybody there (COM-18)."""
        is_played = record.status == "playing" and not record.paused
        lasts = until_tomorrow.lasts(record)
        if not is_played or self.clock.is_running or not (self._crowd or lasts):
            return record
        at = self.clock.now()
        self.clock.start()
        self._services.pulse()
        if lasts:
            return replace(record, clock_at=at, epoch=until_tomorrow.epoch_of(record, at))
        return replace(record, clock_at=at, clock_wall=self._services.time.now(), pace=self.clock.pace)

    def stop(self, record: TableRecord) -> TableRecord:
        self.clock.stop()
        self.timer.stop()
        return replace(record, clock_at=self.clock.now(), clock_wall=None)

    def keep_pace(self, record: TableRecord, play: Play) -> TableRecord:
        """Give everybody as much time as the slowest player who is asked (COM-16). The record says where the clock
        stood when its pace changed, so that a server that was killed can continue from there."""
        if record.seats is not self._seats:
            self._seats, self._is_even = record.seats, all(one.extra <= USUAL_PACE for one in record.seats)
        clock, pace = self.clock, USUAL_PACE if self._is_even else pace_of(record, play.table.wait)
        if pace == clock.pace or not clock.is_running:
            return record
        clock.keep(pace)
        return replace(record, clock_at=clock.now(), clock_wall=self._services.time.now(), pace=pace)

    def fall_due(self, record: TableRecord, play: Play) -> list[Settled]:
        """Let the table take what is due: claims whose turn it is, alarms, and moves of bots."""
        now = self.clock.now()
        if play.table.wait.chance is not None:
            play.table.let_roll(record.hands)
        while (due := self._bots.take(now)) is not None:
            play.offer(due.seat, Offer(due.move, None), due.at, 0)
        if play.asks_presence:
            for seat, move in crowd.changes(record, play.table.wait, self._crowd):
                if play.acts[seat] < self._services.limits.moves:
                    play.offer(seat, Offer(move, None), now, 0)
        return play.pump(now, play.hold)

    def look_ahead(self, play: Play | None, stop: Millis | None) -> None:
        """Ring when the next thing is due. `stop`: when the clock has to stop, or vacant seats leave, if they do."""
        due = None
        if play is not None and self.clock.is_running:
            due = play.next_due(play.hold)
            for other in (self._bots.next_due(), stop):
                if other is not None and (due is None or other < due):
                    due = other
        self.timer.set(due, self.clock)

    def ask_bots(self, shown: Shown) -> None:
        if shown.scene is not None and self.clock.is_running:
            self._bots.ask(shown.record, shown.scene, self.clock.now)


def used(record: TableRecord, now: int) -> TableRecord:
    """Note that the table is in use. To save commits, this is stored about once an hour."""
    return replace(record, touched=now) if now - record.touched > USE_MS else record
