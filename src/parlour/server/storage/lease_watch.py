"""How long ago this server last knew that its tables are its own.

Answers that need no commit (a refusal, a stored view) never ask the database. A server that was stopped, swapped out or
cut off must find out by itself that others may have taken its tables, before it says anything.
"""

import time
from collections.abc import Callable
from math import inf

LEASE_SECONDS = 3.0
"""Other servers may take over a server's tables if it has not renewed its lease for this long."""
GRACE_SECONDS = 1.5


def machine_clock() -> float:
    """A clock that runs on while the machine sleeps, if there is one."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class LeaseWatch:
    def __init__(self, seconds: float = LEASE_SECONDS, source: Callable[[], float] = machine_clock) -> None:
        self._seconds, self.read = seconds, source
        self._until = -inf
        self._back_at = -inf

    def renewed(self, since: float) -> None:
        """Note that the lease was renewed by a transaction that began at `since`."""
        if -inf < self._until < self.read():
            self._back_at = self.read()
        self._until = max(self._until, since + self._seconds)

    def is_just_back(self) -> bool:
        """Whether it has just renewed after a long time. Other servers that look dead may be about to renew too."""
        return self.read() - self._back_at < GRACE_SECONDS

    def end(self) -> None:
        self._until = -inf

    def is_over(self) -> bool:
        return self.read() > self._until
