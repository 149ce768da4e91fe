"""Check that memory is returned: open tables, play and leave for some minutes, and print the server's memory.

python bench/churn.py --minutes 4
"""

import argparse
import asyncio
import contextlib
import json
import random
import tempfile
from time import monotonic

import aiohttp

from lab.players import WORDS
from lab.servers import Server, parlour_server
from lab.tables import RequestFailed, Table, connect, open_table, start_game
from parlour.games import CATALOGUE

VISITORS = 12
LOOK_SECONDS, SLEEP_SECONDS = 20, 60


async def visit(session: aiohttp.ClientSession, address: str, rng: random.Random) -> None:
    """Open a table with two bots, play for two seconds, and leave."""
    table = await open_table(session, address, 1, game=rng.choice(list(CATALOGUE)), bots=[{"level": 2}] * 2)
    await start_game(session, table)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(2):
            await _play(session, table, rng)


async def _play(session: aiohttp.ClientSession, table: Table, rng: random.Random) -> None:
    async with connect(session, table.live, table.tokens[0]) as socket:
        async for frame in socket:
            message = json.loads(frame.data)
            if message["t"] == "ping":
                await socket.send_json({"t": "pong", "n": message["n"]})
            elif message["t"] == "view" and "say" in message["asks"]:
                move = {"t": "say", "word": rng.choice(WORDS)}
                await socket.send_json({"t": "act", "id": str(rng.random()), "move": move})


async def churn(server: Server, minutes: float) -> None:
    began, tables, rng = monotonic(), 0, random.Random(1)

    async def visitor(session: aiohttp.ClientSession) -> None:
        nonlocal tables
        while monotonic() - began < minutes * 60:
            try:
                await visit(session, server.address, rng)
                tables += 1
            except (aiohttp.ClientError, RequestFailed):
                await asyncio.sleep(1)

    async with aiohttp.ClientSession() as session:
        visitors = [asyncio.create_task(visitor(session)) for _ in range(VISITORS)]
        while True:
            done, left = await asyncio.wait(visitors, timeout=LOOK_SECONDS)
            for task in done:
                task.result()
            if not left:
                break
            print(f"{monotonic() - began:5.0f} s  {tables:5} tables  {server.resident_mb()} MB", flush=True)
    await asyncio.sleep(SLEEP_SECONDS)  # rooms fall asleep, and the server returns what they used
    print(f"a minute later: {tables} tables, {server.resident_mb()} MB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=4)
    minutes = parser.parse_args().minutes
    with tempfile.TemporaryDirectory() as data, parlour_server(data) as server:
        asyncio.run(churn(server, minutes))


if __name__ == "__main__":
    main()
