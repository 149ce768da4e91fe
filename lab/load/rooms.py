"""Rooms of four seats that play `bottle` in open loop: moves are made at a steady rate, answered or not.

A move is a claim of a word without the letters shown: a mistake that the rules judge and that costs nothing in a gentle
game, so the games never end. Every move is committed and leads to a view of its own for each of the four seats. Every
fourth move ends the round, and the bottle is shaken again.
"""

import asyncio
import time
from functools import partial
from typing import NamedTuple

import aiohttp

from lab.load.connection import Connection, open_connection
from lab.servers import Server
from lab.tables import Table, open_table

SEATS = 4
AT_ONCE = 16
"""How many rooms are opened at the same time."""
PAUSE = 0.001
"""How long a generator that measures its own CPU sleeps between two looks at the clock."""
HELLO = b'{"t":"hello","token":"%s","changes":true}'
START = b'{"t":"host","id":"start","do":{"t":"start"}}'
MISTAKE = b'{"t":"act","id":"%d","move":{"t":"say","word":"zzzz"}}'


class Room:
    """Four seats that claim in turn."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.connections: list[Connection] = []
        self.moves = 0
        self.due = 0.0
        self.missing: set[int] = set()
        """The seats that have not seen the last move yet."""


class Load:
    """Moves in some rooms, and how long each took until all four seats saw it."""

    def __init__(self, rooms: list[Room]) -> None:
        self.rooms = rooms
        self.is_counting = False
        self.reset()

    def reset(self) -> None:
        self.latencies: list[float] = []
        """Seconds from the moment at which a move was due to the last of its four views."""
        self.lags: list[float] = []
        """Seconds from the moment at which a move was due until it was sent: how late the generator itself was."""
        self.deliveries = self.bytes = 0
        """Views and changes that arrived, and how long they were in all."""
        self.late = 0
        """Moves that were not answered before the next one in their room was due."""

    async def start(self) -> None:
        """Connect every seat and start every game."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def start_room(room: Room) -> None:
            async with gate:
                for seat, token in enumerate(room.table.tokens):
                    connection = await open_connection(room.table.live)
                    connection.on_text = partial(self._receive, room, seat)
                    room.connections.append(connection)
                    connection.send(HELLO % token.encode())
                room.connections[0].send(START)

        await asyncio.gather(*(start_room(room) for room in self.rooms))

    def _receive(self, room: Room, seat: int, data: bytes) -> None:
        if data.startswith((b'{"t":"view"', b'{"t":"change"')):
            if self.is_counting:
                self.deliveries += 1
                self.bytes += len(data)
            if seat in room.missing and b'"t":"erred"' in data:
                self._note_arrival(room, seat)
        elif data.startswith(b'{"t":"ping"'):
            room.connections[seat].send(data.replace(b"ping", b"pong"))

    def _note_arrival(self, room: Room, seat: int) -> None:
        room.missing.discard(seat)
        if not room.missing and self.is_counting:
            self.latencies.append(time.perf_counter() - room.due)

    async def play(self, rate: float, seconds: float, pause: float = 0.0) -> int:
        """Make moves at a steady rate. Returns how many. Without a pause this takes a whole core."""
        began, sent = time.perf_counter(), 0
        while (now := time.perf_counter()) - began < seconds:
            while sent < (now - began) * rate:
                self._claim(self.rooms[sent % len(self.rooms)], began + sent / rate)
                sent += 1
            await asyncio.sleep(pause)
        return sent

    def _claim(self, room: Room, due: float) -> None:
        self.lags.append(time.perf_counter() - due)
        self.late += bool(room.missing) and self.is_counting
        room.due, room.missing = due, set(range(SEATS))
        seat = room.moves % SEATS
        room.moves += 1
        room.connections[seat].send(MISTAKE % room.moves)


class Filled(NamedTuple):
    """A load that has started, and the server's memory before it in kB: with one room, and with all rooms empty."""

    load: Load
    empty: float
    resting: float


async def fill(server: Server, count: int) -> Filled:
    """Open rooms on a server, seat people and start their games."""
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=connector, timeout=aiohttp.ClientTimeout(300)) as session:
        await _open_rooms(session, server.address, 1)
        await asyncio.sleep(2)
        empty = server.own_kb()
        load = Load(await _open_rooms(session, server.address, count))
    resting = server.own_kb()
    await load.start()
    return Filled(load, empty, resting)


async def _open_rooms(session: aiohttp.ClientSession, address: str, count: int) -> list[Room]:
    gate, settings = asyncio.Semaphore(AT_ONCE), {"gentle": True, "mode": "classic"}

    async def open_room() -> Room:
        async with gate:
            return Room(await open_table(session, address, SEATS, game="bottle", seats=SEATS, settings=settings))

    return list(await asyncio.gather(*(open_room() for _ in range(count))))
