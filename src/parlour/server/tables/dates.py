"""What happens when somebody sets the clock of this machine.

Tables' clocks are the server's own time (`server_time.py`) and leases are the database's. The date only says when a
table was last used, so that old ones can be forgotten. After a jump, tables that were used lately are dated again, and
while the date may be wrong nothing is forgotten.
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
"""Smaller jumps are corrections."""
FAR_MS = 3_600_000
"""After a smaller jump the date is still right."""

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
        """Held while looking, so that a jump is handled once."""

    @property
    def doubt(self) -> Problem | None:
        """Why the date can't be relied on, or None. It stays until the clock is set back or the server restarts."""
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
                log.error("tables in use can't be dated again now", extra={"because": type(wrong).__name__})

    async def look(self) -> None:
        """Date the tables again that were used since the server opened, if the clock was set."""
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
