"""Three servers on one database with a proxy in front, and tables at which people play."""

import asyncio
import contextlib
import signal
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any

import aiohttp

from lab.faults import audit
from lab.faults.checker import Found, Result, check, next_accepted
from lab.faults.evening import Evening
from lab.faults.lesson import Lesson
from lab.faults.member import Member
from lab.faults.proxy import OwnProxy, choose_proxy
from lab.players import Player
from lab.postgres import Postgres
from lab.spawner import Spawner
from lab.tables import RETRY_SECONDS, RequestFailed, open_table, start_game

SERVERS, SEATS = 3, 3
STUCK_SECONDS = 300.0
OVER_POLL_SECONDS = 0.1


class Cluster:
    def __init__(self, database: Postgres, spawner: Spawner, folder: Path) -> None:
        self.database = database
        self.servers = [Member(spawner, database, folder) for _ in range(SERVERS)]
        ports = [server.port for server in self.servers]
        self.proxy = choose_proxy(ports, folder)
        self._side_door = OwnProxy(ports, salt=1)
        """Sends the last seat of each table to another server than the others."""
        self.session = aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0, force_close=True))
        self.tables: list[list[Player]] = []
        """The players of each table. When a game is over, they are replaced by those of a new one."""
        self._over: list[list[Player]] = []
        self._playing: list[asyncio.Task[None]] = []
        self.evenings: list[Evening] = []
        self.lessons: list[Lesson] = []
        self.extra = Found()
        """What the faults themselves found."""

    async def open(self, tables: int, **options: Any) -> None:
        for server in self.servers:
            await server.to_database.open()
            await server.from_peers.open()
            await server.start(**options)
        audit.watch(self.database)
        await self.proxy.open()
        await self._side_door.open()
        await self._until_ready()
        modes = [("classic", "easy")[n % 2] for n in range(tables)]
        self.tables = [await self._seat_table(mode) for mode in modes]
        doors = [f"http://127.0.0.1:{proxy.port}" for proxy in (self.proxy, self._side_door)]
        self.evenings = [Evening(doors) for _ in range(tables // 2)]
        self.lessons = [Lesson(doors) for _ in range(tables // 4)]
        seats = [partial(self._seat_table, mode) for mode in modes]
        games = [play_on(table, self._over, seat, self.session) for table, seat in zip(self.tables, seats, strict=True)]
        visits = [one.play(self.session) for one in (*self.evenings, *self.lessons)]
        self._playing = [asyncio.create_task(one) for one in (*games, *visits)]
        await self.settled()

    async def _seat_table(self, mode: str) -> list[Player]:
        *players, last = await self._open_table(f"http://127.0.0.1:{self.proxy.port}", SEATS, mode)
        return [*players, last.moved_to(f"http://127.0.0.1:{self._side_door.port}")]

    async def _open_table(self, address: str, seats: int, mode: str) -> list[Player]:
        settings = {"mode": mode, "gentle": True}
        table = await open_table(self.session, address, seats, game="bottle", settings=settings)
        await start_game(self.session, table)
        return [Player(table, seat) for seat in range(seats)]

    async def quiet_table(self, server: Member) -> list[Player]:
        """Open a table with two seats at which nobody plays."""
        return await self._open_table(server.address, 2, "classic")

    async def _until_ready(self) -> None:
        async with asyncio.timeout(STUCK_SECONDS):
            for server in self.servers:
                while not await self._is_ready(server):
                    await asyncio.sleep(0.05)

    async def _is_ready(self, server: Member) -> bool:
        with contextlib.suppress(aiohttp.ClientError):
            async with self.session.get(f"{server.address}/readyz") as answer:
                return answer.status == 200
        return False

    async def close(self) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        await self.session.close()
        await self.proxy.close()
        await self._side_door.close()
        for server in self.servers:
            server.signal(signal.SIGCONT)
            server.signal(signal.SIGKILL)
            await server.to_database.close()
            await server.from_peers.close()

    def owner(self, code: str) -> Member | None:
        query = "SELECT h.address FROM tables t JOIN houses h ON h.id = t.owner WHERE t.code = :code"
        found = self.database.ask(query, code=code)
        return next((server for server in self.servers if found and server.inner_address == found[0][0]), None)

    def tables_of(self, server: Member) -> list[list[Player]]:
        return [table for table in self.tables if self.owner(table[0].code) is server]

    def busiest(self) -> Member:
        return max(self.servers, key=lambda server: len(self.tables_of(server)))

    def idlest(self) -> Member:
        return min(self.servers, key=lambda server: len(self.tables_of(server)))

    async def settled(self) -> None:
        """Wait until every table plays and every server is ready."""
        await self.went_on(self.tables, monotonic(), None)
        await self._until_ready()

    async def went_on(self, tables: list[list[Player]], fault: float, result: Result | None) -> None:
        """Wait until each of these tables has accepted a move made after the fault, and note how long that took.

        Raises TimeoutError if a table does not go on.
        """
        async with asyncio.timeout(STUCK_SECONDS):
            while None in (took := next_accepted(tables, fault)):
                for task in self._playing:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.01)
        if result is not None:
            result.tried += 1
            result.seconds = [*result.seconds, *(seconds for seconds in took if seconds is not None)]

    @property
    def _all_tables(self) -> list[list[Player]]:
        return self._over + self.tables

    @property
    def moves(self) -> int:
        """How many moves were acknowledged."""
        return sum(len(player.accepted) for table in self._all_tables for player in table)

    @property
    def decisions(self) -> int:
        """How many decisions of hosts and arrivals of people were acknowledged."""
        return sum(one.decisions for one in (*self.evenings, *self.lessons))

    def check(self) -> Found:
        """Return everything that went wrong so far."""
        found = check(self.database, self._all_tables)
        found.add(self.extra)
        found.lost += sum(one.check(self.database) for one in (*self.evenings, *self.lessons))
        found.untrue += sum(evening.untrue for evening in self.evenings)
        found.stale += sum(evening.stale for evening in self.evenings)
        return found


async def play_on(
    table: list[Player],
    over: list[list[Player]],
    seat: Callable[[], Awaitable[list[Player]]],
    session: aiohttp.ClientSession,
) -> None:
    """Play one game after another until cancelled. A game that nobody wins ends too (BOT-45). `over` gets the players
    of games that have ended, `table` those whom `seat` seats at a new table."""
    while True:
        playing = [asyncio.create_task(player.play(session)) for player in table]
        try:
            while not any(player.is_over for player in table):
                for task in playing:
                    if task.done():
                        task.result()
                await asyncio.sleep(OVER_POLL_SECONDS)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        over.append(list(table))
        table[:] = await _seated(seat)


async def _seated(seat: Callable[[], Awaitable[list[Player]]]) -> list[Player]:
    """Try until it works, because servers may be dead just now."""
    while True:
        with contextlib.suppress(aiohttp.ClientError, RequestFailed, TimeoutError, ConnectionError):
            return await seat()
        await asyncio.sleep(RETRY_SECONDS)


@contextlib.asynccontextmanager
async def opened(tables: int, **options: Any) -> AsyncIterator[Cluster]:
    """A cluster at whose tables people play. `options`: as for `Member.start`."""
    folder = Path(tempfile.mkdtemp(prefix="parlour-cluster-"))
    database = await asyncio.to_thread(Postgres, keeps_commit_times=True)
    spawner = Spawner("lab.faults.broken")
    cluster = Cluster(database, spawner, folder)
    try:
        await cluster.open(tables, **options)
        yield cluster
    finally:
        await cluster.close()
        spawner.close()
        await asyncio.to_thread(database.close)
