"""The server's own time, which runs only while the server can store that it does.

Every half second the server stores until when its time may run. If the server dies, is paused or finds the database
locked, time stops there, and the next server continues from there: at most a second after what people saw last, and
never before it. The wall clock is not used, because somebody may have set it.
"""

from collections.abc import Callable
from time import monotonic

AHEAD_SECONDS = 0.8
"""How far ahead of now the limit is set: longer than from one storing to the next, and so short that it is less than a
second ahead of what people saw a moment before."""


class ServerTime:
    def __init__(self, source: Callable[[], float] = monotonic) -> None:
        self._source = source
        self._zero = source()
        """The moment of the source at which this time would have been 0, had it always run."""
        self._until = 0.0

    def read(self, moment: float) -> float:
        """The server's seconds at a moment of the source."""
        at = moment - self._zero
        return at if at < self._until else self._until

    def now(self) -> int:
        return round(self.read(self._source()) * 1000)

    def next_limit(self) -> int:
        """The limit that is to be stored now, in milliseconds."""
        return self.now() + round(AHEAD_SECONDS * 1000)

    def extend(self, limit: int) -> None:
        """Let time run until a limit that is stored. If it had stopped, it goes on from there."""
        ran = self._source() - self._zero
        self._zero += max(0.0, ran - self._until)
        self._until = max(self._until, limit / 1000)
