"""Group commit: all that gathered while the last commit ran goes into the next one, and nobody sees it before."""

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol, TypeVar

from msgspec import Struct

from parlour.server.metrics import Metrics
from parlour.server.records import LineRecord, TableRecord
from parlour.server.store import Store
from parlour.server.wall import wall_now

log = logging.getLogger(__name__)

T = TypeVar("T")

GATHER_SECONDS = 0.02
"""A commit starts no sooner than this after the last one did. Alone at a table, nobody waits for it."""


class Unsaved(Struct, frozen=True):
    """What one room has to store."""

    record: TableRecord | None
    lines: list[LineRecord]


class Stirred(Protocol):
    """Has something to attend to."""

    def pump(self) -> None: ...
    def lost(self) -> None: ...


class Saving(Stirred, Protocol):
    """Has something to store."""

    is_dead: bool

    def take(self) -> Unsaved: ...
    def saved(self) -> None: ...


class Writer:
    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._waiting: dict[Saving, None] = {}
        self._stirred: dict[Stirred, None] = {}
        self._bell = asyncio.Event()
        self._beat = False
        self._running = asyncio.Lock()

    def gather(self, room: Saving) -> None:
        self._waiting[room] = None
        self._bell.set()

    def stir(self, who: Stirred) -> None:
        """A message came in. It bears the moment of its arrival, so it can wait for the next commit: attended to
        together, those of many rooms cost less than one by one."""
        self._stirred[who] = None
        self._bell.set()

    def beat(self) -> None:
        """Note with the next commit that the house is alive: after a crash, clocks go on from there."""
        self._beat = True
        self._bell.set()

    @property
    def is_idle(self) -> bool:
        return not self._waiting and not self._stirred

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._bell.wait()
            started = loop.time()
            await self.commit()
            await asyncio.sleep(max(0.0, started + GATHER_SECONDS - loop.time()))

    async def commit(self) -> None:
        async with self._running:
            await self._commit()

    async def _commit(self) -> None:
        """One transaction for all. Should it fail, each room tries alone: one bad room takes no other with it."""
        self._bell.clear()
        self._attend()
        rooms, self._waiting = [room for room in self._waiting if not room.is_dead], {}
        beat, self._beat = self._beat, False
        if not rooms and not beat:
            return
        taken = [(room, unsaved) for room in rooms if (unsaved := _try(room, room.take)) is not None]
        if await self._store_all([unsaved for _, unsaved in taken], beat):
            for room, _ in taken:
                _try(room, room.saved)
            return
        for room, unsaved in taken:
            if await self._store_all([unsaved], beat=False):
                _try(room, room.saved)
            else:
                room.lost()

    def _attend(self) -> None:
        """Ears first: what they heard stirs the rooms."""
        for _ in ("ears", "rooms"):
            stirred, self._stirred = self._stirred, {}
            for who in stirred:
                _try(who, who.pump)

    async def _store_all(self, batch: list[Unsaved], beat: bool) -> bool:
        records = [unsaved.record for unsaved in batch if unsaved.record is not None]
        lines = [line for unsaved in batch for line in unsaved.lines]
        started = asyncio.get_running_loop().time()
        try:
            await self._store.ask(self._store.commit, records, lines, wall_now() if beat else None)
        except Exception:
            log.exception("commit failed", extra={"rooms": len(batch), "lines": len(lines)})
            return False
        self._metrics.committed(len(lines), asyncio.get_running_loop().time() - started)
        return True


def _try(who: Stirred, do: Callable[[], T]) -> T | None:
    """A room that fails is given up; the others are not its business."""
    try:
        return do()
    except Exception:
        log.exception("a room or a connection failed")
        who.lost()
        return None
