"""The house: one server process. It puts the parts together that all rooms share, and closes them again."""

import asyncio
from collections import Counter
from collections.abc import Mapping
from importlib.metadata import version

from parlour.core import Entry
from parlour.server.limits import Limits
from parlour.server.live.connection import Connection
from parlour.server.live.socket import LiveSocket, choose_socket
from parlour.server.metrics import Metrics
from parlour.server.room.beat import Beat
from parlour.server.room.clock import wall_now
from parlour.server.room.games import Games, Load
from parlour.server.room.reviews import Reviews
from parlour.server.room.rooms import Rooms
from parlour.server.room.rounds import IDLE_SECONDS, make_rounds
from parlour.server.storage.commits import Commits
from parlour.server.storage.store import Store
from parlour.server.tasks import Tasks

KEEP_DAYS = 60
"""Tables that nobody touched for so long are forgotten."""


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
        self.tasks = Tasks()
        self.games = Games(catalogue, load, version("parlour"))
        self.reviews = Reviews(store, self.games)
        self.beat = Beat(Commits(store, self.metrics))
        self.rooms = Rooms(store, self.games, self.beat, self.tasks, self.metrics, self._last_alive)
        self.socket: type[LiveSocket] = LiveSocket
        self.connections: dict[Connection, None] = {}
        self.addresses: Counter[str] = Counter()
        self.is_closing = False
        self._idle_seconds = idle_seconds
        self._pulsed = 0

    async def open(self) -> None:
        self.socket = choose_socket()
        await self.store.ask(self.store.open)
        await self.store.ask(self.store.forget, wall_now() - KEEP_DAYS * 86_400_000)
        for run in (self.beat.run(), make_rounds(lambda: self.rooms.awake, self._idle_seconds, self._pulse)):
            self.tasks.spawn(run)

    async def close(self) -> None:
        """Say goodbye, store what is left, and go."""
        self.is_closing = True
        await asyncio.gather(*(connection.leave("restart") for connection in list(self.connections)))
        for room in self.rooms.awake:
            room.doze()
        await self.beat.finish()
        await self.tasks.cancel()
        self.games.close()
        self.reviews.close()
        self.store.close()

    def _pulse(self) -> None:
        if wall_now() - self._pulsed >= 1000:
            self._pulsed = wall_now()
            self.beat.pulse()

    def _last_alive(self, since: int) -> int:
        """When the server that wrote something at `since` was last known alive."""
        return self.store.died if since <= self.store.died or not self._pulsed else self._pulsed
