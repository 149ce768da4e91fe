"""Killed with -9 at any moment, the server continues: nothing acknowledged is lost, nothing acts twice."""

import asyncio
import contextlib
import json
import random
import signal
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from lab.faults.checker import LINES, Line, check_table
from lab.players import Player
from lab.spawner import Spawned, Spawner
from lab.tables import connect, open_table, start_game
from server.guests import PATIENCE
from wild import sample

KILLS = len(sample(range(50), 3))
TABLES = 4
SEATS = 3


@contextlib.asynccontextmanager
async def spawned() -> AsyncIterator[Spawned]:
    """A server that a test starts and kills."""
    spawner = Spawner()
    server = Spawned(spawner)
    try:
        yield server
    finally:
        server.signal(signal.SIGKILL)
        spawner.close()


async def seat_table(session: aiohttp.ClientSession, address: str, mode: str) -> list[Player]:
    settings = {"mode": mode, "gentle": True}
    table = await open_table(session, address, SEATS, game="bottle", settings=settings)
    await start_game(session, table)
    return [Player(table, seat) for seat in range(SEATS)]


@contextlib.asynccontextmanager
async def playing(session: aiohttp.ClientSession, players: list[Player]) -> AsyncIterator[None]:
    tasks = [asyncio.create_task(player.play(session)) for player in players]
    yield
    assert not any(task.done() for task in tasks), [task for task in tasks if task.done()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def check(data: Path, players: list[Player]) -> None:
    with sqlite3.connect(data / "parlour.db") as database:
        lines = [Line(*line) for line in database.execute(LINES, {"code": players[0].code})]
    database.close()
    found = check_table(lines, players)
    assert found.total == 0, found


async def some_answer(players: list[Player]) -> None:
    """Wait until the games are running again: a player is back and was answered."""
    before = sum(len(player.answers) for player in players)
    async with asyncio.timeout(PATIENCE):
        while sum(len(player.answers) for player in players) == before:
            await asyncio.sleep(0.01)


@pytest.mark.slow
@pytest.mark.rule("COM-01")
async def test_kills_at_random_moments_lose_nothing(tmp_path):
    rng, data = random.Random(50), str(tmp_path)
    async with spawned() as server, aiohttp.ClientSession() as session:
        await server.start(data=data)
        tables = [await seat_table(session, server.address, ("classic", "easy")[n % 2]) for n in range(TABLES)]
        players = [player for table in tables for player in table]
        async with playing(session, players):
            for _ in range(KILLS):
                await some_answer(players)
                await asyncio.sleep(rng.random() * 0.3)
                server.signal(signal.SIGKILL)
                await server.start(data=data)
            await some_answer(players)
            server.signal(signal.SIGKILL)
        await server.ended()
    for table in tables:
        check(tmp_path, table)
    assert sum(player.connections for player in players) > KILLS


@pytest.mark.slow
async def test_a_stopping_server_says_goodbye_and_hands_over_its_tables(tmp_path):
    async with spawned() as server, aiohttp.ClientSession() as session:
        await server.start(data=str(tmp_path))
        players = await seat_table(session, server.address, "classic")
        async with playing(session, players), connect(session, players[0].url) as spectator:
            while not all(player.seq for player in players):
                await asyncio.sleep(0.01)
            server.signal(signal.SIGTERM)
            messages = [json.loads(frame.data) async for frame in spectator]
            await server.start(data=str(tmp_path))
            await some_answer(players)
            server.signal(signal.SIGKILL)
        await server.ended()
    assert messages[-1] == {"t": "bye", "code": "restart"}
    check(tmp_path, players)
