"""Group commit: all that gathered while the last commit ran goes into the next one, and nobody sees it before."""

import asyncio
import logging
from typing import Protocol

from msgspec import Struct

from parlour.server.metrics import Metrics
from parlour.server.records import LineRecord, TableRecord
from parlour.server.store import Store
from parlour.server.wall import wall_now

log = logging.getLogger(__name__)

GATHER_SECONDS = 0.008
"""A commit starts no sooner than this after the last one did. Alone at a table, nobody waits for it."""


class Unsaved(Struct, frozen=True):
    """What one room has to store."""

    record: TableRecord | None
    lines: list[LineRecord]


class Saving(Protocol):
    def take(self) -> Unsaved: ...
    def saved(self) -> None: ...
    def lost(self) -> None: ...


class Writer:
    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._waiting: dict[Saving, None] = {}
        self._bell = asyncio.Event()
        self._beat = False

    def gather(self, room: Saving) -> None:
        self._waiting[room] = None
        self._bell.set()

    def beat(self) -> None:
        """Note with the next commit that the house is alive: after a crash, clocks go on from there."""
        self._beat = True
        self._bell.set()

    @property
    def is_idle(self) -> bool:
        return not self._waiting

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._bell.wait()
            started = loop.time()
            await self.commit()
            await asyncio.sleep(max(0.0, started + GATHER_SECONDS - loop.time()))

    async def commit(self) -> None:
        self._bell.clear()
        rooms, self._waiting = list(self._waiting), {}
        beat, self._beat = self._beat, False
        taken = [room.take() for room in rooms]
        records = [unsaved.record for unsaved in taken if unsaved.record is not None]
        lines = [line for unsaved in taken for line in unsaved.lines]
        started = asyncio.get_running_loop().time()
        try:
            await self._store.ask(self._store.commit, records, lines, wall_now() if beat else None)
        except Exception:
            log.exception("commit failed", extra={"rooms": len(rooms), "lines": len(lines)})
            for room in rooms:
                room.lost()
            return
        self._metrics.committed(len(lines), asyncio.get_running_loop().time() - started)
        for room in rooms:
            room.saved()
