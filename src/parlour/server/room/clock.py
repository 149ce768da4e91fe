"""A table's time: it runs while people play and stands still while the table is paused or asleep."""

from collections.abc import Callable
from time import monotonic

from parlour.core import Millis


class Clock:
    def __init__(
        self,
        at: Millis = 0,
        source: Callable[[], float] = monotonic,
        read: Callable[[float], float] = lambda moment: moment,
    ) -> None:
        """`read`: what the server's time is at a moment of the source."""
        self._at = at
        self._source = source
        self._read = read
        self._since: float | None = None
        self.pace = 100
        """How many milliseconds a hundred of the table's take (COM-16)."""

    @property
    def is_running(self) -> bool:
        return self._since is not None

    def now(self) -> Millis:
        return self.at(self._source())

    def at(self, moment: float) -> Millis:
        """Table time at a moment of the source since which the clock was neither stopped nor started.

        Rounded, not cut off: on a machine that is up for nine hours 0.2 s are 199.999999997 ms.
        """
        if self._since is None:
            return self._at
        ran = self._read(moment) - self._since
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
        """It is as late as that now (COM-23). Time never runs backward."""
        self._at += max(0, to - self.now())

    def start(self) -> None:
        if self._since is None:
            self._since = self._read(self._source())

    def stop(self) -> None:
        self._at = self.now()
        self._since = None
