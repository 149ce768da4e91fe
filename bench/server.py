"""How much one server carries: rooms of four seats play `bottle` in open loop, server and generator on a core each.

    python bench/server.py            400 rooms at 1,000 moves/s, then 2,000 rooms at 2,000 moves/s, then the relay
    python bench/server.py --quick    only the first
    python bench/server.py --quick --gather 20    with another gather than the house's own, in ms: what a beat costs

A move is a claim that the rules judge: a word without the letters shown, a mistake that costs nothing in a gentle game,
so the games never end. Every move is committed (SQLite, synchronous=FULL) and leads to a view of its own for each of
the four seats; every fourth ends the round, and the bottle is shaken again. The pause between rounds is taken out, or
nobody could claim once a second; with it goes the look at what had been possible (about 0.1 ms a round). Latency is
from the moment a claim was *due* to the last of the four views.
"""

import argparse
import asyncio
import gc
import os
import resource
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Self

import aiohttp
import psutil
import uvloop
from line import Line, open_line
from relay import relay

HERE = Path(__file__).resolve()
SERVER_CORE, GENERATOR_CORE = 0, 1
SEATS = 4
PAUSE = 0.001
"""Where it matters what the generator itself uses, it sleeps so long between two looks at what is due."""
HELLO = b'{"t":"hello","token":"%s"}'
START = b'{"t":"host","id":"start","do":{"t":"start"}}'
MISTAKE = b'{"t":"act","id":"%d","move":{"t":"say","word":"zzzz"}}'


class Room:
    """Four seats that take turns to claim."""

    def __init__(self, code: str, tokens: list[str]) -> None:
        self.code, self.tokens = code, tokens
        self.lines: list[Line] = []
        self.moves = 0
        self.due = 0.0
        self.missing: set[int] = set()


class Run:
    """One load, and what was seen of it."""

    def __init__(self, rooms: list[Room]) -> None:
        self.rooms = rooms
        self.latencies: list[float] = []
        self.deliveries = 0
        self.late = 0
        self.is_counting = False

    def hear(self, room: Room, seat: int, data: bytes) -> None:
        if data.startswith(b'{"t":"view"'):
            self.deliveries += self.is_counting
            if seat in room.missing and b'"t":"erred"' in data:
                self._arrived(room, seat)
        elif data.startswith(b'{"t":"ping"'):
            room.lines[seat].say(data.replace(b"ping", b"pong"))

    def _arrived(self, room: Room, seat: int) -> None:
        room.missing.discard(seat)
        if not room.missing and self.is_counting:
            self.latencies.append(time.perf_counter() - room.due)

    async def play(self, rate: float, seconds: float, pause: float = 0.0) -> int:
        """Claims at a steady rate, whether or not the last ones were answered. Without a pause each is made when it is
        due, for a whole core."""
        began, sent = time.perf_counter(), 0
        while (now := time.perf_counter()) - began < seconds:
            while sent < (now - began) * rate:
                room = self.rooms[sent % len(self.rooms)]
                self._claim(room, began + sent / rate)
                sent += 1
            await asyncio.sleep(pause)
        return sent

    def _claim(self, room: Room, due: float) -> None:
        self.late += bool(room.missing) and self.is_counting
        room.due, room.missing = due, set(range(SEATS))
        seat = room.moves % SEATS
        room.moves += 1
        room.lines[seat].say(MISTAKE % room.moves)


class Server:
    def __init__(self, folder: str, kind: str = "--serve", script: Path = HERE, *more: str) -> None:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        command = [sys.executable, str(script), kind, folder, *more]
        began = time.perf_counter()
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[-1]
        self.ready = time.perf_counter() - began
        self._seen = psutil.Process(self.process.pid)

    def cpu(self) -> float:
        times = self._seen.cpu_times()
        return float(times.user + times.system)

    def memory(self) -> float:
        """kB of our own, without what processes share."""
        return float(self._seen.memory_full_info().uss) / 1024

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(30)


async def make_rooms(session: aiohttp.ClientSession, address: str, count: int) -> list[Room]:
    gate = asyncio.Semaphore(16)

    async def make() -> Room:
        async with gate:
            settings = {"gentle": True, "mode": "classic"}
            made = await _post(
                session, f"{address}/api/tables", {"game": "bottle", "seats": SEATS, "settings": settings}
            )
            seats = f"{address}/api/tables/{made['code']}/seats"
            tokens = [
                (await _post(session, seats, {"name": f"P{n}", "token": made["host_token"] if n == 0 else None}))[
                    "token"
                ]
                for n in range(SEATS)
            ]
            return Room(made["code"], tokens)

    return list(await asyncio.gather(*(make() for _ in range(count))))


async def _post(session: aiohttp.ClientSession, url: str, body: dict[str, object]) -> dict[str, str]:
    async with session.post(url, json=body) as answer:
        assert answer.status == 201, await answer.text()
        return dict(await answer.json())


async def start_rooms(address: str, run: Run) -> None:
    gate = asyncio.Semaphore(16)

    async def start(room: Room) -> None:
        async with gate:
            for seat, token in enumerate(room.tokens):
                line = await open_line(f"{address}/api/tables/{room.code}/live")
                line.hear = partial(run.hear, room, seat)
                room.lines.append(line)
                line.say(HELLO % token.encode())
            room.lines[0].say(START)

    await asyncio.gather(*(start(room) for room in run.rooms))


async def measure(
    count: int, rate: float, seconds: float, kind: str = "--serve", script: Path = HERE, more: tuple[str, ...] = ()
) -> dict[str, str]:
    with tempfile.TemporaryDirectory() as folder:
        with Server(folder, kind, script, *more):
            pass  # compiles what was never compiled
        with Server(folder, kind, script, *more) as server:
            empty, resting, run = await fill(server, count)
            gc.disable()  # the generator's own pauses are not the server's
            await asyncio.sleep(3)
            await run.play(rate, 3)
            run.is_counting = True
            cpu, began = server.cpu(), time.perf_counter()
            sent = await run.play(rate, seconds)
            await asyncio.sleep(0.5)
            spent, took = server.cpu() - cpu, time.perf_counter() - began - 0.5
            active = server.memory()
    times = sorted(run.latencies) or [float("nan")]
    return {
        "rooms": f"{count:,}",
        "moves/s asked": f"{rate:,.0f}",
        "moves/s held": f"{len(run.latencies) / took:,.0f}",
        "unanswered in time": f"{run.late}",
        "deliveries/s": f"{run.deliveries / took:,.0f}",
        "p50 ms": f"{1000 * times[len(times) // 2]:.1f}",
        "p99 ms": f"{1000 * times[int(len(times) * 0.99)]:.1f}",
        "CPU-s per 1,000 moves": f"{1000 * spent / sent:.3f}",
        "core used": f"{100 * spent / took:.0f} %",
        "kB a room at rest": f"{(resting - empty) / count:.1f}",
        "kB an active room (4 sockets)": f"{(active - empty) / count:.1f}",
        "s from start to ready": f"{server.ready:.2f}",
    }


async def fill(server: Server, count: int) -> tuple[float, float, Run]:
    """Rooms full of people. The server's memory before there were any and before anyone came."""
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=connector, timeout=aiohttp.ClientTimeout(300)) as session:
        await make_rooms(session, server.address, 1)
        await asyncio.sleep(2)
        empty = server.memory()
        run = Run(await make_rooms(session, server.address, count))
    resting = server.memory()
    await start_rooms(server.address, run)
    return empty, resting, run


def table(columns: dict[str, dict[str, str]]) -> str:
    head = "| | " + " | ".join(columns) + " |"
    rule = "|---|" + "---:|" * len(columns)
    names = next(iter(columns.values()))
    rows = [f"| {name} | " + " | ".join(column[name] for column in columns.values()) + " |" for name in names]
    return "\n".join([head, rule, *rows])


def serve(folder: str, database: str = "", gather: float | None = None, core: int = SERVER_CORE) -> None:
    """As `parlour serve`, without the limits that a generator on one address would meet. `database`: PostgreSQL's,
    which other houses may share."""
    from parlour.games import CATALOGUE
    from parlour.games.bottle.steps import rounds
    from parlour.lexicon import Lexicon
    from parlour.server.app import database_url
    from parlour.server.app import serve as run
    from parlour.server.cluster import beat
    from parlour.server.cluster.neighbours import Plan
    from parlour.server.limits import Limits, Rate

    pin(core)
    rounds.BREATH = 0
    if gather is not None:
        beat.GATHER_SECONDS = beat.BUSY_SECONDS = gather / 1000
    free = Rate(1e6, 1e6)
    limits = Limits(messages=free, requests=free, tables=free, misses=free, connections=1_000_000)
    url = database or database_url(Path(folder))
    plan = Plan("127.0.0.1:0", "bench") if database else None
    told = {"limits": limits, "plan": plan, "announce": _announce}
    uvloop.run(run(CATALOGUE, Lexicon.load, url=url, host="127.0.0.1", port=0, **told))  # type: ignore[arg-type]


def _announce(address: str) -> None:
    print(f"open at {address}", flush=True)


def pin(core: int) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if (os.cpu_count() or 1) > 1 and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--quick", action="store_true", help="one load, 10 s")
    options.add_argument("--rooms", type=int, help="one load of so many rooms")
    options.add_argument("--rate", type=float, help="moves a second")
    options.add_argument("--seconds", type=float, default=10.0)
    options.add_argument("--gather", type=float, help="ms from one beat to the next, whatever there is to do")
    options.add_argument("--serve", metavar="DIR", help=argparse.SUPPRESS)
    options.add_argument("--database", default="", help=argparse.SUPPRESS)
    options.add_argument("--core", type=int, default=SERVER_CORE, help=argparse.SUPPRESS)
    options.add_argument("--relay", metavar="DIR", help=argparse.SUPPRESS)
    given = options.parse_args()
    if given.serve:
        serve(given.serve, given.database, given.gather, given.core)
    elif given.relay:
        pin(SERVER_CORE)
        uvloop.run(relay())
    else:
        load(given)


def load(given: argparse.Namespace) -> None:
    pin(GENERATOR_CORE)
    loads = [(400, 1000.0, "--serve")]
    if not given.quick:
        loads += [(2000, 2000.0, "--serve"), (400, 1000.0, "--relay")]
    if given.rooms:
        loads = [(given.rooms, given.rate or given.rooms, "--serve")]
    columns = {}
    for count, rate, kind in loads:
        name = "plain relay, nothing stored" if kind == "--relay" else f"{count:,} rooms"
        more = ("--gather", str(given.gather)) if given.gather and kind == "--serve" else ()
        columns[name] = uvloop.run(measure(count, rate, given.seconds, kind, more=more))
    print(table(columns))


if __name__ == "__main__":
    main()
