"""The beat of the server: it reads messages, settles them, commits and shows the result, over and over.

A message bears the time of its arrival, so it can wait for the next beat. Reading the messages of many rooms together
costs less, and one transaction stores them all. Nobody sees the effect of an input, and nobody is answered, before it
is stored. A room that fails is given up and starts again from what is stored; the others go on.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import TypeVar

from parlour.server.room.services import Beating
from parlour.server.server_time import ServerTime
from parlour.server.storage.commits import Commits
from parlour.server.storage.records import Unsaved

log = logging.getLogger(__name__)

T = TypeVar("T")

STALL_SECONDS = 1.0
"""A commit takes milliseconds. If it takes this long, people see that the server has to wait."""
FINISH_SECONDS = 5.0
GATHER_SECONDS, BUSY_SECONDS = 0.007, 0.02
"""The shortest and the longest time between the starts of two beats. If beats would take more than half of the time,
fewer and larger ones cost less."""


class Beat:
    def __init__(
        self,
        commits: Commits,
        time: ServerTime,
        *,
        tell: Callable[[bool], None] = lambda _: None,
        is_late: Callable[[], bool] = lambda: False,
    ) -> None:
        """`tell`: called when nothing can be stored for a while, and when that is over. `is_late`: whether the server
        has stored nothing for so long that its tables may belong to another one."""
        self._commits, self._is_late = commits, is_late
        self._time = time
        self._tell = tell
        self.is_stalled = False
        self._waited = 0.0
        """How long the last beat waited for its commit, while the loop was free for others."""
        self._stirred: dict[Beating, None] = {}
        self._is_pulse_due = False
        self._bell = asyncio.Event()
        self._turn = asyncio.Lock()

    def stir(self, room: Beating) -> None:
        """Include a room in the next beat."""
        if not self._stirred:
            self._bell.set()
        self._stirred[room] = None

    def pulse(self) -> None:
        """Store with the next commit until when the server's time may run."""
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
        """Run until nothing is left to store, for a few seconds at most."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FINISH_SECONDS):
                await self.once()
                while self._stirred:
                    await self.once()

    async def once(self) -> None:
        async with self._turn:
            if self._is_late():  # say nothing before it is known that these are still our tables
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
        """Begin to gather for the next beat. Returns the new limit of the server's time, if it is to be stored."""
        self._stirred, self._is_pulse_due, is_pulse_due = {}, False, self._is_pulse_due
        self._bell.clear()
        return self._time.next_limit() if is_pulse_due else None


def gather_seconds(worked: float) -> float:
    """Return the time from the start of a beat that worked for this long to the start of the next."""
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
