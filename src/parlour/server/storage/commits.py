"""Group commit: one transaction for everything that gathered while the last one ran."""

import asyncio
import logging
from collections.abc import Callable, Sequence

from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError, SQLAlchemyError

from parlour.server.metrics import Metrics
from parlour.server.server_time import ServerTime
from parlour.server.storage.engines import STALLED, reason_of
from parlour.server.storage.leases import Lost
from parlour.server.storage.records import Unsaved
from parlour.server.storage.store import Store
from parlour.server.wire import Problem

log = logging.getLogger(__name__)

RECOMMIT_SECONDS = 0.5
OWN = (DataError, IntegrityError, ProgrammingError)
"""Errors that are about one table's lines. All others are about the database."""


class Commits:
    def __init__(self, store: Store, metrics: Metrics, time: ServerTime, *, lost: Callable[[], None]) -> None:
        """`lost`: called when all tables belong to other servers."""
        self._store, self._metrics, self._time, self._lost = store, metrics, time, lost
        self._reported: Problem | None = None

    @property
    def problem(self) -> Problem:
        """Why nothing can be stored."""
        return self._reported or STALLED

    async def store(self, batch: Sequence[Unsaved], alive: int | None) -> list[bool]:
        """Store all of these in one transaction. Returns which of them are stored.

        A database that is full, locked or gone is waited for. If a table's own lines can't be stored, each table is
        tried alone. If other servers have the tables now, nothing is stored.
        """
        try:
            if await self._wait_and_commit(batch, alive):
                return [True] * len(batch)
            return [await self._wait_and_commit([unsaved], None) for unsaved in batch]
        except Lost:
            self._lost()
            return [False] * len(batch)

    async def _wait_and_commit(self, batch: Sequence[Unsaved], alive: int | None) -> bool:
        while (is_stored := await self._commit(batch, alive)) is None:
            await asyncio.sleep(RECOMMIT_SECONDS)
            alive = None if alive is None else self._time.next_limit()
        return is_stored

    async def _commit(self, batch: Sequence[Unsaved], alive: int | None) -> bool | None:
        """Returns None if it can't be stored now."""
        changes = [(unsaved.code, unsaved.changes) for unsaved in batch if unsaved.changes]
        lines = [line for unsaved in batch for line in unsaved.lines]
        if not changes and not lines and alive is None:
            return True
        started = asyncio.get_running_loop().time()
        try:
            await self._store.ask(self._store.commit, changes, lines, alive)
        except Lost:
            raise
        except Exception as wrong:
            return self._failed(wrong, {"tables": len(batch), "lines": len(lines), "because": type(wrong).__name__})
        if self._reported is not None:
            self._reported = None
            log.warning("games are stored again")
        if alive is not None:
            self._time.extend(alive)
        self._metrics.committed(len(lines), asyncio.get_running_loop().time() - started)
        return True

    def _failed(self, wrong: Exception, about: dict[str, object]) -> bool | None:
        """Log a failure once, and again if there is another reason. Returns None if it is worth trying again."""
        if isinstance(wrong, OWN) or not isinstance(wrong, SQLAlchemyError | OSError):
            log.error("a commit failed", extra=about)
            return False
        reason = reason_of(wrong)
        if reason != self._reported:
            self._reported = reason
            log.error("nothing can be stored now", extra={"code": reason.code, "why": reason.detail, **about})
        return None
