"""Somebody sets the clock of this machine. No game goes by it, but what is forgotten does.

Tables' clocks are the server's own time (`server/server_time.py`), leases are the database's. The date says only when a
table was last used: one that was used before a jump must not look old after it, and while the date may be wrong,
nothing is forgotten.
"""

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy.exc import SQLAlchemyError

from parlour.server.room.room_time import USE_MS
from parlour.server.storage.lease_watch import machine_clock
from parlour.server.storage.store import Store
from parlour.server.wall_clock import wall_now
from parlour.server.wire import Problem

DATE_POLL_SECONDS = 5.0
JUMP_MS = 2_000
"""A clock that is corrected bit by bit runs on."""
FAR_MS = 3_600_000
"""Whoever sets a clock by less has only corrected it."""

log = logging.getLogger(__name__)


class Dates:
    def __init__(
        self, store: Store, wall: Callable[[], int] = wall_now, steady: Callable[[], float] = machine_clock
    ) -> None:
        self._store, self._wall, self._steady = store, wall, steady
        self._ahead = self._difference()
        self._since = wall() - USE_MS
        self._far = 0
        self._turn = asyncio.Lock()
        """Who looks at the same time finds nothing more."""

    @property
    def doubt(self) -> Problem | None:
        """Whether the date is not to be relied on: not until the clock is set back, or the server starts anew."""
        if abs(self._far) < FAR_MS:
            return None
        days = self._far / 86_400_000
        return Problem("clock-set", f"the clock of this machine was set by {days:+.1f} days; nothing is forgotten now")

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(DATE_POLL_SECONDS)
            try:
                await self.look()
            except SQLAlchemyError as wrong:
                log.error("used tables can't be dated anew now", extra={"because": type(wrong).__name__})

    async def look(self) -> None:
        """What was used since the server opened was used lately, whatever the clock says now."""
        async with self._turn:
            jump = self._difference() - self._ahead
            if abs(jump) >= JUMP_MS:
                await self._store.ask(self._store.date_anew, self._since, self._wall() - jump, jump)
                self._since += jump
                self._far += jump
                log.warning("the clock of this machine was set", extra={"seconds": jump // 1000})
            self._ahead += jump

    def _difference(self) -> int:
        return self._wall() - round(self._steady() * 1000)
