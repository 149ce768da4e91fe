"""When the next thing at a table is due, kept as one timer of the event loop."""

import asyncio
from collections.abc import Callable

from parlour.core import Millis
from parlour.server.room.clock import Clock


class Timer:
    __slots__ = ("_due", "_handle", "_ring")

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._due: tuple[Millis, int] | None = None
        self._handle: asyncio.TimerHandle | None = None

    def set(self, due: Millis | None, clock: Clock) -> None:
        """Ring when it is `due`; None: not at all. Where it is set for that already, nothing is done."""
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
