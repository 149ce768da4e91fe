"""The house: one server process. It puts the parts together that all rooms share, and closes them again."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import monotonic

from sqlalchemy.exc import SQLAlchemyError

from parlour import __version__
from parlour.core import Entry
from parlour.server import wire
from parlour.server.limits import Limits, Shares
from parlour.server.live.connection import Connection
from parlour.server.live.socket import LiveSocket, choose_socket
from parlour.server.metrics import Metrics
from parlour.server.pictures import Pictures
from parlour.server.processes import open_process
from parlour.server.room.beat import Beat
from parlour.server.room.clock import wall_now
from parlour.server.room.games import Games, Load
from parlour.server.room.house_time import HouseTime
from parlour.server.room.reviews import Library, Reviews
from parlour.server.room.rooms import Rooms
from parlour.server.room.rounds import IDLE_SECONDS, make_rounds
from parlour.server.storage.commits import Commits
from parlour.server.storage.store import Store
from parlour.server.tasks import Tasks

DAY = 86_400_000
KEEP_DAYS = 60
"""Tables that nobody used for so long are forgotten."""
FORGET_HOURS = 1.0
TRIAL_SECONDS = 1.0
STALL_SECONDS = 2.0
"""A commit takes milliseconds: where it takes this long, something is wrong."""
FORGET_SECONDS = 0.2


class House:
    def __init__(
        self,
        catalogue: Mapping[str, Entry],
        load: Load,
        store: Store,
        limits: Limits | None = None,
        idle_seconds: float = IDLE_SECONDS,
        keep_days: int = KEEP_DAYS,
        library: Library | None = None,
    ) -> None:
        """`library`: where another process finds the same games and words; without it, long work stays in this one."""
        self.store = store
        self.limits = limits or Limits()
        self.metrics = Metrics()
        self.pictures = Pictures()
        self.downloads = Shares(self.limits.downloads)
        self.tasks = Tasks()
        self.games = Games(catalogue, load, __version__)
        pool = partial(ThreadPoolExecutor, 1, "reviews") if library is None else open_process
        self.reviews = Reviews(store, self.games, library or (lambda: (catalogue, load)), pool)
        self.time = HouseTime()
        commits = Commits(store, self.metrics, self.time.extend, self.time.next_lease)
        self.beat = Beat(commits, self.time, self._tell_of_stall)
        self.rooms = Rooms(store, self.games, self.beat, self.tasks, self.metrics, self.time, self.limits)
        self.socket: type[LiveSocket] = LiveSocket
        self.connections: dict[Connection, None] = {}
        self.addresses: Counter[str] = Counter()
        self.is_closing = False
        self._trial: asyncio.Future[wire.Problem | None] | None = None
        self._tried = 0.0
        self._idle_seconds = idle_seconds
        self._keep = keep_days * DAY

    async def open(self) -> None:
        self.socket = choose_socket()
        await self.store.ask(self.store.open)
        self.time.begin(self.store.died)
        rounds = make_rounds(lambda: self.rooms.awake, self._idle_seconds, self.beat.pulse)
        for run in (self.beat.run(), rounds, self._forget()):
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
        self.pictures.close()
        self.store.close()

    async def why_not_ready(self) -> wire.Problem | None:
        """What keeps the house from storing what is played. Looked for at most once a second however many ask, and
        without storing anything: where people play, whether that can be stored shows by itself."""
        if self.is_closing:
            return wire.Problem("closing", "the server is about to stop")
        if self.beat.is_stalled:
            return wire.Problem("stalled", "nothing can be stored now")
        if self._trial is None or (self._trial.done() and monotonic() - self._tried > TRIAL_SECONDS):
            self._trial, self._tried = asyncio.ensure_future(self._look_at_store()), monotonic()
        return await asyncio.shield(self._trial)

    async def _look_at_store(self) -> wire.Problem | None:
        try:
            async with asyncio.timeout(STALL_SECONDS):
                return await asyncio.to_thread(self.store.why_not)
        except Exception:
            return wire.Problem("no-database", "the database does not answer")

    def _tell_of_stall(self, is_stalled: bool) -> None:
        frame = wire.frame_of(wire.Stall(is_stalled))
        for connection in self.connections:
            if connection.place is not None:
                connection.post(frame)

    async def _forget(self) -> None:
        """Tables that nobody used for long, a few at a time: nobody waits long for the database meanwhile."""
        while True:
            with contextlib.suppress(SQLAlchemyError):  # a database that is away now is there in an hour
                while await self.store.ask(self.store.forget, wall_now() - self._keep):
                    await asyncio.sleep(FORGET_SECONDS)
            await asyncio.sleep(FORGET_HOURS * 3600)
