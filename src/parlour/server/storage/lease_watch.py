"""A server's own watch: how long ago it last knew that its tables are its own.

The database knows who is alive, but what needs no commit (a refusal, a view of what is stored) never asks it. A server
that was stopped, swapped out or cut off must find out by itself that others may have taken its tables meanwhile, before
it says a word.
"""

import time
from collections.abc import Callable
from math import inf

LEASE_SECONDS = 3.0
"""Other servers may take over a server's tables if it has not renewed its lease for this long."""
GRACE_SECONDS = 1.5


def machine_clock() -> float:
    """It runs on while the machine sleeps, where there is such a clock."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class LeaseWatch:
    def __init__(self, seconds: float = LEASE_SECONDS, source: Callable[[], float] = machine_clock) -> None:
        self._seconds, self.read = seconds, source
        self._until = -inf
        self._back_at = -inf

    def renewed(self, since: float) -> None:
        """The lease was renewed by something that began at this moment of the watch."""
        if -inf < self._until < self.read():
            self._back_at = self.read()
        self._until = max(self._until, since + self._seconds)

    def is_just_back(self) -> bool:
        """It could not renew for long. Perhaps nobody could: who looks dead now may be about to renew too."""
        return self.read() - self._back_at < GRACE_SECONDS

    def end(self) -> None:
        self._until = -inf

    def is_over(self) -> bool:
        return self.read() > self._until
