"""Group commit: one transaction for everything that gathered while the last one ran."""

import asyncio
import logging
from collections.abc import Callable, Sequence

from parlour.server.metrics import Metrics
from parlour.server.storage.records import Unsaved
from parlour.server.storage.store import Store

log = logging.getLogger(__name__)


class Commits:
    def __init__(self, store: Store, metrics: Metrics, alive: Callable[[int], None]) -> None:
        """`alive`: told what was stored of the house's time."""
        self._store = store
        self._alive = alive
        self._metrics = metrics

    async def store(self, batch: Sequence[Unsaved], alive: int | None) -> list[bool]:
        """Which of these are stored now: all, in one transaction. Should that fail, each is tried alone, so that one
        bad table takes no other with it."""
        if await self._commit(batch, alive):
            return [True] * len(batch)
        return [await self._commit([unsaved], None) for unsaved in batch]

    async def _commit(self, batch: Sequence[Unsaved], alive: int | None) -> bool:
        records = [unsaved.record for unsaved in batch if unsaved.record is not None]
        lines = [line for unsaved in batch for line in unsaved.lines]
        if not records and not lines and alive is None:
            return True
        started = asyncio.get_running_loop().time()
        try:
            await self._store.ask(self._store.commit, records, lines, alive)
        except Exception:
            log.exception("commit failed", extra={"tables": len(batch), "lines": len(lines)})
            return False
        if alive is not None:
            self._alive(alive)
        self._metrics.committed(len(lines), asyncio.get_running_loop().time() - started)
        return True
