"""A table's clock: when it runs, how fast, and a timer that rings by it."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from parlour.core import Millis, Wait
from parlour.core.flat_names import way_of
from parlour.server.storage.records import TableRecord

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
        return self._at + round(ran * 100_000 / self.pace) if ran > 0 else self._at

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
        if (due, clock.pace) == self._due:
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
