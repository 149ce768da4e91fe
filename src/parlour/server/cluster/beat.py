"""The beat of the server: again and again, what came in is attended to, settled, committed and shown.

A message bears the moment of its arrival, so it can wait for its beat: attended to together, those of many rooms cost
less than one by one, and one transaction stores them all. Nobody sees the effect of an input, and nobody is answered,
before it is stored. A room that fails on the way is given up and starts anew from what is stored; the others are not
its business.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from parlour.server.room.services import Beating
from parlour.server.server_time import ServerTime
from parlour.server.storage.records import Unsaved

log = logging.getLogger(__name__)

T = TypeVar("T")

STALL_SECONDS = 1.0
"""A commit takes milliseconds: where it takes this long, people are told that the server has to wait."""
FINISH_SECONDS = 5.0
GATHER_SECONDS, BUSY_SECONDS = 0.006, 0.02
"""A beat starts no sooner than the first after the last one did; alone at a table, nobody waits for it. Where beats
would take more than half of the time, fewer and larger ones cost less: then it may be as long as the second."""


class Storing(Protocol):
    async def store(self, batch: Sequence[Unsaved], alive: int | None) -> list[bool]:
        """Which of these are stored now."""


class Beat:
    def __init__(
        self,
        commits: Storing,
        time: ServerTime,
        tell: Callable[[bool], None] = lambda _: None,
        is_late: Callable[[], bool] = lambda: False,
    ) -> None:
        """`tell`: called when nothing can be stored for a while, and when that is over. `is_late`: the server has not
        stored anything for so long that its tables may be another's."""
        self._commits, self._is_late = commits, is_late
        self._time = time
        self._tell = tell
        self.is_stalled = False
        self._waited = 0.0
        """So long the last beat waited for what it stored, while the server was free for others."""
        self._stirred: dict[Beating, None] = {}
        self._is_pulse_due = False
        self._bell = asyncio.Event()
        self._turn = asyncio.Lock()

    def stir(self, room: Beating) -> None:
        """Something came in, fell due or changed: the next beat is this room's too."""
        self._stirred[room] = None
        self._bell.set()

    def pulse(self) -> None:
        """Store with the next commit until when the server's time may run: after a crash, clocks go on from there."""
        self._is_pulse_due = True
        self._bell.set()

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._bell.wait()
            started = loop.time()
            await self.once()
            ended = loop.time()
            await asyncio.sleep(max(0.0, started + gather_seconds(ended - started - self._waited) - ended))

    async def finish(self) -> None:
        """Until there is nothing left to store; or, where nothing can be stored, for a few seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FINISH_SECONDS):
                await self.once()
                while self._stirred:
                    await self.once()

    async def once(self) -> None:
        async with self._turn:
            if self._is_late():  # not a word, be it a refusal, before it is known that these are still its tables
                await self._store([], self._time.next_limit())
            rooms = [room for room in self._stirred if not room.is_dead]
            for room in rooms:
                _try(room, room.attend)
            for room in rooms:
                _try(room, room.settle)
            news = {room: unsaved for room in rooms if (unsaved := _try(room, room.take)) is not None}
            alive = self._rest()
            stored = await self._store(list(news.values()), alive)
            for room, is_stored in zip(news, stored, strict=True):
                _try(room, room.show if is_stored else room.give_up)

    async def _store(self, news: list[Unsaved], alive: int | None) -> list[bool]:
        loop = asyncio.get_running_loop()
        began, alarm = loop.time(), loop.call_later(STALL_SECONDS, self._stall, True)
        try:
            return await self._commits.store(news, alive)
        finally:
            alarm.cancel()
            self._stall(False)
            self._waited = loop.time() - began

    def _stall(self, is_stalled: bool) -> None:
        if is_stalled != self.is_stalled:
            self.is_stalled = is_stalled
            self._tell(is_stalled)

    def _rest(self) -> int | None:
        """All that stirred until now has had its turn."""
        self._stirred, self._is_pulse_due, is_pulse_due = {}, False, self._is_pulse_due
        self._bell.clear()
        return self._time.next_limit() if is_pulse_due else None


def gather_seconds(worked: float) -> float:
    """How long after its own start a beat that worked so long lets the next one start."""
    return min(BUSY_SECONDS, max(GATHER_SECONDS, 2 * worked))


def _try(room: Beating, do: Callable[[], T]) -> T | None:
    if room.is_dead:
        return None
    try:
        return do()
    except Exception:
        log.exception("a room failed")
        room.give_up()
        return None
