"""Desks for long work that is not a room's: each runs one thing at a time, off the event loop, and can be cleared.

Whoever asks gets the next free desk, but never all of them: one stays for others. Who would have to wait behind too
many is told so at once.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from parlour.core import Refused

DESKS = 2
QUEUE = 16
"""So many may wait for a desk in all, and a quarter of them for one address."""
JOB_SECONDS = 120.0
"""What takes longer is given up."""
POOL_IDLE_SECONDS = 60.0
"""A desk that nobody uses gives its memory back."""

T = TypeVar("T")


class Job:
    def __init__(self, open_pool: Callable[[], Executor]) -> None:
        self._open_pool = open_pool
        self._pool: Executor | None = None
        self._idle: asyncio.TimerHandle | None = None
        self._under_way = 0

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """One after another, however many ask."""
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
        """Whatever lies there is given up; nobody waits for it."""
        pool, self._pool = self._pool, None
        if pool is not None:
            if isinstance(pool, ProcessPoolExecutor):
                for process in list((pool._processes or {}).values()):
                    process.kill()
            # Killed ones are waited for: they end at once, and Python complains of threads that still look after them.
            pool.shutdown(wait=isinstance(pool, ProcessPoolExecutor), cancel_futures=True)
        if self._idle is not None:
            self._idle.cancel()


class JobPool:
    def __init__(self, open_pool: Callable[[], Executor]) -> None:
        self._all = [Job(open_pool) for _ in range(DESKS)]
        self._free = list(self._all)
        self._busy: Counter[str] = Counter()
        self._waiting: list[tuple[str, asyncio.Future[Job]]] = []

    @property
    def are_waited_for(self) -> bool:
        return bool(self._waiting)

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[Job]:
        """A desk, as soon as it is theirs. Raises Refused where too many wait."""
        desk = await self._sit_down(who)
        try:
            yield desk
        finally:
            self._busy[who] -= 1
            self._free.append(desk)
            self._call_next()

    def close(self) -> None:
        for desk in self._all:
            desk.clear()

    async def _sit_down(self, who: str) -> Job:
        own = sum(one == who for one, _ in self._waiting)
        if len(self._waiting) >= QUEUE or own >= QUEUE // 4:
            raise Refused("busy", "the server is busy; try again in a moment")
        turn: asyncio.Future[Job] = asyncio.get_running_loop().create_future()
        self._waiting.append((who, turn))
        self._call_next()
        try:
            return await turn
        except asyncio.CancelledError:
            self._leave(who, turn)
            raise

    def _leave(self, who: str, turn: asyncio.Future[Job]) -> None:
        if (who, turn) in self._waiting:
            self._waiting.remove((who, turn))
        elif turn.done() and not turn.cancelled():
            self._busy[who] -= 1
            self._free.append(turn.result())
            self._call_next()

    def _call_next(self) -> None:
        """Those who have the fewest desks first, then in order."""
        while self._free:
            those = [one for one in self._waiting if self._busy[one[0]] < DESKS - 1 and not one[1].cancelled()]
            if not those:
                return
            who, turn = min(those, key=lambda one: self._busy[one[0]])
            self._waiting.remove((who, turn))
            self._busy[who] += 1
            turn.set_result(self._free.pop())
