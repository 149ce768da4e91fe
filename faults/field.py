"""Three houses on one database with a proxy in front, and tables at which people play."""

import asyncio
import contextlib
import signal
import tempfile
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any

import aiohttp

from faults.checker import Found, Result, check, next_accepted
from faults.database import Database
from faults.front import Front, choose_front
from faults.houses import House, Keeper
from faults.people import Player, Witness, seat_table

HOUSES, SEATS = 3, 3
STUCK_SECONDS = 60.0
VISITS = count()


class Field:
    def __init__(self, database: Database, houses: list[House], keeper: Keeper, folder: Path) -> None:
        self.database, self.houses, self.keeper = database, houses, keeper
        ports = [house.port for house in houses]
        self.front = choose_front(ports, folder)
        self.side_door = Front(ports, salt=1)
        self.session = aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0, force_close=True))
        self.tables: list[list[Player]] = []
        self._playing: list[asyncio.Task[None]] = []
        self.extra = Found()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.front.port}"

    async def open(self, tables: int, **more: Any) -> None:
        for house in self.houses:
            await house.to_database.open()
            await house.from_peers.open()
            await self.keeper.start(house, **more)
        self.database.watch()
        await self.front.open()
        await self.side_door.open()
        await self._until_known()
        last_at = f"http://127.0.0.1:{self.side_door.port}"
        for n in range(tables):
            self.tables.append(await seat_table(self.session, self.address, n, SEATS, last_at))
        players = [player for table in self.tables for player in table]
        self._playing = [asyncio.create_task(player.play(self.session)) for player in players]
        await self.settled()

    async def _until_known(self) -> None:
        """Until the proxy lets people through to every house."""
        async with asyncio.timeout(STUCK_SECONDS):
            for house in self.houses:
                while not await self._is_ready(house):
                    await asyncio.sleep(0.05)

    async def _is_ready(self, house: House) -> bool:
        with contextlib.suppress(aiohttp.ClientError):
            async with self.session.get(f"http://127.0.0.1:{house.port}/readyz") as answer:
                return answer.status == 200
        return False

    async def close(self) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        await self.session.close()
        await self.front.close()
        await self.side_door.close()
        for house in self.houses:
            house.signal(signal.SIGCONT)
            house.signal(signal.SIGKILL)
            await house.to_database.close()
            await house.from_peers.close()

    # Who has what.

    def owner(self, code: str) -> House | None:
        query = "SELECT h.address FROM tables t JOIN houses h ON h.id = t.owner WHERE t.code = :code"
        found = self.database.ask(query, code=code)
        return next((house for house in self.houses if found and house.at == found[0][0]), None)

    def of(self, house: House) -> list[list[Player]]:
        return [table for table in self.tables if self.owner(table[0].code) is house]

    def busiest(self) -> House:
        return max(self.houses, key=lambda house: len(self.of(house)))

    def idlest(self) -> House:
        return min(self.houses, key=lambda house: len(self.of(house)))

    # Time passes.

    async def settled(self) -> None:
        """Every table plays, and every house is there."""
        await self.went_on(self.tables, monotonic(), None)
        await self._until_known()

    async def went_on(self, tables: list[list[Player]], fault: float, result: Result | None) -> None:
        """Until every one of these tables has accepted a move that was made after the fault."""
        async with asyncio.timeout(STUCK_SECONDS):
            while None in (took := next_accepted(tables, fault)):
                for task in self._playing:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.01)
        if result is not None:
            result.tried += 1
            result.seconds = [*result.seconds, *(seconds for seconds in took if seconds is not None)]

    # Somebody at a quiet table, who hears what a house says that has lost it.

    async def quiet_table(self, house: House) -> tuple[Player, Witness]:
        at = f"http://127.0.0.1:{house.port}"
        players = await seat_table(self.session, at, 0, 2)
        witness = Witness(house.port, players[0])
        await witness.come(self.session)
        while not witness.heard:
            await asyncio.sleep(0.01)
        return players[1], witness

    async def visit(self, player: Player, house: House, since: int | None, seconds: float = 8.0) -> int | None:
        """Look in at a table through a house, and play there until something has happened since then, be it by a move
        of an earlier visit that was cut short: the last that was seen. None: that did not work."""
        url = f"http://127.0.0.1:{house.port}/api/tables/{player.code}/live"
        with contextlib.suppress(aiohttp.ClientError, TimeoutError, ConnectionError):
            async with asyncio.timeout(seconds), self.session.ws_connect(url) as line:
                await line.send_json({"t": "hello", "token": player.token})
                async for frame in line:
                    said = frame.json()
                    if said["t"] == "view":
                        since = said["seq"] if since is None else since
                        if said["seq"] > since:
                            return int(said["seq"])
                    if said["t"] in ("view", "refused"):
                        await asyncio.sleep(0.02)
                        n = next(VISITS)  # who comes again must not repeat an id: that would do nothing
                        move = {"t": "pass"} if n % 2 else {"t": "say", "word": "zzzz"}
                        await line.send_json({"t": "act", "id": f"visit {n}", "move": move})
        return None

    async def newest(self, player: Player, house: House) -> int | None:
        """What a house shows of a table to who comes now."""
        url = f"http://127.0.0.1:{house.port}/api/tables/{player.code}/live"
        with contextlib.suppress(aiohttp.ClientError, TimeoutError, ConnectionError):
            async with asyncio.timeout(5), self.session.ws_connect(url) as line:
                await line.send_json({"t": "hello", "token": player.token})
                async for frame in line:
                    if (said := frame.json())["t"] == "view":
                        return int(said["seq"])
        return None

    def check(self) -> Found:
        found = check(self.database, self.tables)
        found.add(self.extra)
        return found


@contextlib.asynccontextmanager
async def opened(tables: int, **more: Any) -> AsyncIterator[Field]:
    folder = Path(tempfile.mkdtemp(prefix="parlour-houses-"))
    database = await asyncio.to_thread(Database)
    keeper = Keeper()
    field = Field(database, [House(n, database, folder) for n in range(HOUSES)], keeper, folder)
    try:
        await field.open(tables, **more)
        yield field
    finally:
        await field.close()
        keeper.close()
        await asyncio.to_thread(database.close)
