"""What happens when somebody sets the clock of this machine.

Tables' clocks are the server's own time (`server_time.py`) and leases are the database's. The date only says when a
table was last used, so that old ones can be forgotten. After a jump, tables that were used lately are dated again, and
while the date may be wrong nothing is forgotten. It may be wrong, too, if nobody used a table for long before the
server started.
"""

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy.exc import SQLAlchemyError

from parlour.server.room.room_time import USE_MS
from parlour.server.storage.leases import machine_clock
from parlour.server.storage.store import Store
from parlour.server.wall_clock import wall_now
from parlour.server.wire import Problem

DATE_POLL_SECONDS = 5.0
JUMP_MS = 2_000
"""Smaller jumps are corrections."""
FAR_MS = 3_600_000
"""After a smaller jump the date is still right."""

LONG_REST_MS = 7 * 86_400_000
TRUST_SECONDS = 7 * 86_400.0
"""How long people have to notice a wrong date, if no table was used for LONG_REST_MS before the server started."""

log = logging.getLogger(__name__)


class Dates:
    def __init__(
        self, store: Store, wall: Callable[[], int] = wall_now, steady: Callable[[], float] = machine_clock
    ) -> None:
        self._store, self._wall, self._steady = store, wall, steady
        self._ahead = self._difference()
        self._since = wall() - USE_MS
        self._far = self._rested = 0
        self._started = steady()
        self._turn = asyncio.Lock()
        """Held while looking, so that a jump is handled once."""

    @property
    def doubt(self) -> Problem | None:
        """Why the date can't be relied on, or None. It stays until the clock is set back or the server restarts."""
        if abs(self._far) >= FAR_MS:
            set_by = f"{self._far / 86_400_000:+.1f} days"
            return Problem("clock-set", f"the clock of this machine was set by {set_by}; nothing is forgotten now")
        if self._rested >= LONG_REST_MS and self._steady() - self._started < TRUST_SECONDS:
            return Problem("long-rest", "no table was used in the week before the start; nothing is forgotten yet")
        return None

    async def open(self) -> None:
        """Compare the date with the last use of any table, before anybody uses one."""
        last = await self._store.ask(self._store.forgetting.last_used)
        self._rested = 0 if last is None else self._wall() - last
        if self._rested >= LONG_REST_MS:
            log.warning("no table was used for long: is the date right?", extra={"days": self._rested // 86_400_000})

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
                await self._store.ask(self._store.forgetting.date_anew, self._since, self._wall() - jump, jump)
                self._since += jump
                self._far += jump
                log.warning("the clock of this machine was set", extra={"seconds": jump // 1000})
            self._ahead += jump

    def _difference(self) -> int:
        return self._wall() - round(self._steady() * 1000)
