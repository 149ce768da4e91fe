"""The house: what all rooms share, and its rounds (pings, sleep, the pulse that dates a crash)."""

import asyncio
import logging
from collections import Counter
from collections.abc import Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from random import SystemRandom
from time import monotonic
from typing import Any

from parlour.core import Entry
from parlour.server import wire
from parlour.server.games import Games, Load
from parlour.server.limits import Limits
from parlour.server.metrics import Metrics
from parlour.server.outbox import Connection, frame_of
from parlour.server.room import Room
from parlour.server.rooms import Rooms
from parlour.server.store import Store
from parlour.server.wall import wall_now
from parlour.server.writer import Writer

log = logging.getLogger(__name__)

ROUND_SECONDS = 0.5
TOGETHER = 20
"""Rooms that are looked into at once. All at once would ping thousands in one breath, and all their pongs with it."""
IDLE_SECONDS = 20.0
"""A table that nobody looks at goes to sleep after this."""
SILENT_SECONDS = 60.0
KEEP_DAYS = 60
"""Tables that nobody touched for so long are forgotten."""
FIRST_PINGS = 4


class House:
    def __init__(
        self,
        catalogue: Mapping[str, Entry],
        load: Load,
        store: Store,
        limits: Limits | None = None,
        idle_seconds: float = IDLE_SECONDS,
    ) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.metrics = Metrics()
        self.rng = SystemRandom()
        self.minds = ThreadPoolExecutor(2, thread_name_prefix="bots")
        self.study = ThreadPoolExecutor(1, thread_name_prefix="reviews")
        self.reviews: dict[tuple[str, int, int], asyncio.Task[bytes]] = {}
        self.games = Games(catalogue, load)
        self.writer = Writer(store, self.metrics)
        self.rooms = Rooms(self)
        self.connections: dict[Connection, None] = {}
        self.addresses: Counter[str] = Counter()
        self.is_closing = False
        self._idle_seconds = idle_seconds
        self._beaten = 0
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        await self.store.ask(self.store.open)
        await self.store.ask(self.store.forget, wall_now() - KEEP_DAYS * 86_400_000)
        for run in (self.writer.run(), self._make_rounds()):
            self.spawn(run)

    async def close(self) -> None:
        """Say goodbye, store what is left, and go."""
        self.is_closing = True
        await asyncio.gather(*(connection.leave(wire.Bye("restart")) for connection in list(self.connections)))
        for room in self.rooms.awake:
            room.doze()
        await self.writer.commit()
        while not self.writer.is_idle:
            await self.writer.commit()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for pool in (self.minds, self.study, self.games.pool):
            pool.shutdown(cancel_futures=True)
        self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (wrong := task.exception()) is not None:
            log.error("a task failed", exc_info=wrong)

    def last_alive(self, since: int) -> int:
        """When the server that wrote something at `since` was last known alive."""
        return self.store.died if since <= self.store.died or not self._beaten else self._beaten

    def ping(self, connection: Connection, now: float) -> None:
        connection.last_ping = now
        connection.post(frame_of(wire.Ping(connection.trips.ping(now))))

    async def _make_rounds(self) -> None:
        while True:
            rooms = self.rooms.awake
            parts = [rooms[n : n + TOGETHER] for n in range(0, len(rooms), TOGETHER)] or [[]]
            for part in parts:
                await asyncio.sleep(ROUND_SECONDS / len(parts))
                now = monotonic()
                for room in part:
                    self._look_in(room, now)
            if any(room.clock.is_running for room in rooms) and wall_now() - self._beaten >= 1000:
                self._beaten = wall_now()
                self.writer.beat()

    def _look_in(self, room: Room, now: float) -> None:
        for connection in room.crowd:
            if now - connection.last_heard > SILENT_SECONDS:
                self.spawn(connection.leave(wire.Bye("silent")))
            elif now - connection.last_ping >= _pause(connection, room):
                self.ping(connection, now)
        if not room.crowd and not room.is_dozing and not room.is_dead and now - room.empty_since > self._idle_seconds:
            room.doze()


def _pause(connection: Connection, room: Room) -> float:
    """Seconds between pings: quick until the way is known, steady while it matters, rare otherwise."""
    if connection.trips.measured < FIRST_PINGS:
        return ROUND_SECONDS
    return 10.0 if connection.seat is not None and room.clock.is_running else 20.0
