"""Long work beside the rooms: each slot runs one job at a time off the event loop, and can be cleared.

An address never gets all slots: one stays free for others. If too many jobs wait, the next one is refused at once.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Hashable
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Generic, TypeVar

from parlour.core import Refused
from parlour.server.jobs.pools import Library, OpenPool

SLOTS = 2
QUEUE = 16
"""How many jobs may wait for a slot in all; one address may have a quarter of them."""
JOB_SECONDS = 120.0
"""A job that takes longer is given up."""
POOL_IDLE_SECONDS = 60.0
"""A slot that nobody uses for this long gives its memory back."""

T = TypeVar("T")


class Slot:
    def __init__(self, open_pool: Callable[[], Executor]) -> None:
        self._open_pool = open_pool
        self._pool: Executor | None = None
        self._idle: asyncio.TimerHandle | None = None
        self._under_way = 0

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Run one job after another, however many are given."""
        if self._idle is not None:
            self._idle.cancel()
        self._pool = self._pool or self._open_pool()
        self._under_way += 1
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(JOB_SECONDS):
                return await loop.run_in_executor(self._pool, work, *args)
        except (TimeoutError, asyncio.CancelledError):
            self.clear()
            raise
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._idle = loop.call_later(POOL_IDLE_SECONDS, self.clear)

    def clear(self) -> None:
        """Give up whatever runs there."""
        pool, self._pool = self._pool, None
        if pool is not None:
            if isinstance(pool, ProcessPoolExecutor):
                for process in list((pool._processes or {}).values()):
                    process.kill()
            # Killed processes end at once. Waiting for them keeps Python from complaining of their threads.
            pool.shutdown(wait=isinstance(pool, ProcessPoolExecutor), cancel_futures=True)
        if self._idle is not None:
            self._idle.cancel()


class JobPool:
    def __init__(self, open_pool: Callable[[], Executor]) -> None:
        self._all = [Slot(open_pool) for _ in range(SLOTS)]
        self._free = list(self._all)
        self._busy: Counter[str] = Counter()
        self._waiting: list[tuple[str, asyncio.Future[Slot]]] = []

    @property
    def is_waited_for(self) -> bool:
        return bool(self._waiting)

    async def run(self, who: str, work: Callable[..., T], *args: Any) -> T:
        """Run a job for an address as soon as it is its turn. Raises Refused if too many wait."""
        async with self.turn(who) as slot:
            return await slot.run(work, *args)

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[Slot]:
        """A slot for an address as soon as it is its turn. Raises Refused if too many wait."""
        slot = await self._take(who)
        try:
            yield slot
        finally:
            self._give_back(who, slot)

    def close(self) -> None:
        for slot in self._all:
            slot.clear()

    async def _take(self, who: str) -> Slot:
        if len(self._waiting) >= QUEUE or sum(one == who for one, _ in self._waiting) >= QUEUE // 4:
            raise Refused("busy", "the server is busy; try again in a moment")
        turn: asyncio.Future[Slot] = asyncio.get_running_loop().create_future()
        self._waiting.append((who, turn))
        self._call_next()
        try:
            return await turn
        except asyncio.CancelledError:
            if (who, turn) in self._waiting:
                self._waiting.remove((who, turn))
            elif turn.done() and not turn.cancelled():
                self._give_back(who, turn.result())
            raise

    def _give_back(self, who: str, slot: Slot) -> None:
        self._busy[who] -= 1
        self._free.append(slot)
        self._call_next()

    def _call_next(self) -> None:
        """The address with the fewest slots comes first, then the one that has waited longest."""
        while self._free:
            those = [one for one in self._waiting if self._busy[one[0]] < SLOTS - 1 and not one[1].cancelled()]
            if not those:
                return
            who, turn = min(those, key=lambda one: self._busy[one[0]])
            self._waiting.remove((who, turn))
            self._busy[who] += 1
            turn.set_result(self._free.pop())


K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class MadeOnce(Generic[K, V]):
    """Keeps the latest `most` results. Failures are not kept, so the next caller tries again."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._tasks: dict[K, asyncio.Task[V]] = {}

    def __contains__(self, key: K) -> bool:
        return key in self._tasks

    def begin(self, key: K, make: Callable[[], Coroutine[Any, Any, V]]) -> asyncio.Task[V]:
        """The task that makes it, which may be done. Shield it: others may wait for it too."""
        if key not in self._tasks:
            while len(self._tasks) >= self._most:
                del self._tasks[next(iter(self._tasks))]
            self._tasks[key] = asyncio.create_task(make())
            self._tasks[key].add_done_callback(lambda task: self._forget_failed(key, task))
        return self._tasks[key]

    def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    def _forget_failed(self, key: K, task: asyncio.Task[V]) -> None:
        has_failed = task.cancelled() or task.exception() is not None
        if has_failed and self._tasks.get(key) is task:
            del self._tasks[key]


KEPT = 64
"""How many results of one kind of work are remembered."""


class LongWork(Generic[K]):
    """Work of one kind, whose functions run in a slot, perhaps in another process. They find the games and the words
    there, and their arguments and results are plain values. Some results are kept."""

    def __init__(self, library: Library, open_pool: OpenPool) -> None:
        self._library, self.pool = library, JobPool(open_pool)
        self._made: MadeOnce[K, bytes] = MadeOnce(KEPT)

    def close(self) -> None:
        self._made.close()
        self.pool.close()

    async def _run(self, who: str, work: Callable[..., bytes], *args: Any) -> bytes:
        """`who`: the address that asks. Raises Refused if too many jobs wait."""
        return await self.pool.run(who, work, self._library, *args)

    async def _once(self, key: K, who: str, work: Callable[..., bytes], *args: Any) -> bytes:
        """The same, kept for the next one who asks for this key."""
        return await asyncio.shield(self._made.begin(key, lambda: self._run(who, work, *args)))
