"""Does memory come back? Tables are opened, played and left for some minutes; the server's memory is looked at.

.venv/bin/python bench/churn.py --minutes 4
"""

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
from time import monotonic

import aiohttp
import psutil

WORDS = ("carbon", "table", "stone", "horse", "planet", "orange", "market", "island", "castle", "river")
AT_ONCE = 12


async def visit(session: aiohttp.ClientSession, address: str, rng: random.Random) -> None:
    """One table: two people sit down, play for a moment, and go."""
    game = rng.choice(["bottle", "lone", "rebus", "stars", "bookworm"])
    made = await _post(session, f"{address}/api/tables", {"game": game, "bots": [{"level": 2}] * 2})
    if "code" not in made or "host_token" not in made:
        await asyncio.sleep(1)
        return
    taken = await _post(
        session, f"{address}/api/tables/{made['code']}/seats", {"name": "A", "token": made["host_token"]}
    )
    async with session.ws_connect(f"{address}/api/tables/{made['code']}/live") as line:
        await line.send_json({"t": "hello", "token": taken["token"]})
        await line.send_json({"t": "host", "id": "s", "do": {"t": "start"}})
        ends = monotonic() + 2
        while monotonic() < ends:
            try:
                message = json.loads((await line.receive(timeout=0.3)).data)
            except (TimeoutError, TypeError):
                continue
            if message["t"] == "ping":
                await line.send_json({"t": "pong", "n": message["n"]})
            elif message["t"] == "view" and "say" in message["asks"]:
                move = {"t": "say", "word": rng.choice(WORDS)}
                await line.send_json({"t": "act", "id": str(rng.random()), "move": move})


async def _post(session: aiohttp.ClientSession, url: str, body: dict) -> dict:
    async with session.post(url, json=body) as answer:
        return await answer.json()


async def churn(address: str, pid: int, minutes: float) -> None:
    server, began, tables = psutil.Process(pid), monotonic(), 0
    rng, looked = random.Random(1), 0.0

    async def visitor(session: aiohttp.ClientSession) -> None:
        nonlocal tables
        while monotonic() - began < minutes * 60:
            try:
                await visit(session, address, rng)
                tables += 1
            except (aiohttp.ClientError, KeyError):
                await asyncio.sleep(0.5)

    async with aiohttp.ClientSession() as session:
        work = [asyncio.create_task(visitor(session)) for _ in range(AT_ONCE)]
        while not all(one.done() for one in work):
            if monotonic() - looked > 20:
                looked = monotonic()
                print(f"{looked - began:5.0f} s  {tables:5} tables  {_mega(server)} MB", flush=True)
            await asyncio.sleep(0.5)
    await asyncio.sleep(60)  # rooms fall asleep, and what they used is given back
    print(f"a minute later: {tables} tables, {_mega(server)} MB")


def _mega(server: psutil.Process) -> int:
    return server.memory_info().rss // 1_000_000


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=4)
    minutes = parser.parse_args().minutes
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "parlour", "serve", "--port", "0", "--data", data]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            asyncio.run(churn(address, server.pid, minutes))
        finally:
            server.terminate()
            server.wait(60)


if __name__ == "__main__":
    main()
