"""The cost of each door for the server, and the share of a core that one address can take with it.

A door is a route in its most expensive form, or a connection. The share counts what an address may do within a minute:
its burst and what is added to it meanwhile.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from itertools import count
from random import Random
from time import monotonic

import aiohttp

from lab.attack.nonsense import raw_connection
from lab.attack.outcome import Outcome, Timer, session_from
from lab.attack.target import Target
from lab.attack.worst import PARTS, Request, cpu_of, hear, idle_again, prepared
from lab.tables import open_table
from parlour.server.http.openapi import ROUTES
from parlour.server.limits import Limits, Rate

MOST_SHARE = 0.2
"""The share of a core that one address may take."""
MOST_MS = 20.0
"""CPU time of the server's own process, in milliseconds per request: all tables wait meanwhile."""
LIMITED_BY = {
    "GET /api/word": "lookups",
    "GET /api/meaning": "lookups",
    "GET /api/tables/{code}/qr.svg": "pictures",
    "GET /api/clubs/{code}/qr.svg": "pictures",
    "GET /api/pocket/{language}": "pictures",
    "POST /api/beside/{game}": "pictures",
    "POST /print/{game}.pdf": "pictures",
    "POST /api/box": "boxes",
    "POST /api/handovers": "handovers",
    "POST /api/tables/{code}/devices/new": "handovers",
    "POST /api/tables": "tables",
    "POST /api/clubs": "tables",
    "POST /api/clubs/{code}": "tables",
    "POST /api/clubs/{code}/tables": "tables",
    "POST /api/boards": "tables",
    "POST /api/days/{day}/{language}/{game}": "tables",
    "POST /api/boards/{code}": "places",
    "POST /api/clubs/{code}/place": "places",
}
"""Routes with a limit of their own. The others share that of all requests, or that of all pages."""
UNMEASURED = {"GET /api/tables/{code}/live": "a connection: see `early_frames` and `slow_frames`"}
ROUTES = [f"{route.method} {route.path}" for route in ROUTES if f"{route.method} {route.path}" not in UNMEASURED]
TIMES, ROUNDS = 8, 3
EARLY, EARLY_BYTES = 40, 256 * 1024
WATCHERS, BYTES_A_SECOND = 300, 16 * 1024
ASKING = 24
EMPTY = b"\x81\x80\0\0\0\0"
"""A message with nothing in it."""


async def costs(target: Target, _seconds: float) -> Outcome:
    """Measure the most expensive request of every route."""
    found = await measured(target, count(1 << 20))
    shares = {route: share(route, milliseconds) for route, milliseconds in found.items()}
    dearest = max(shares, key=lambda route: shares[route])
    remark = f"at most {shares[dearest]:.0%} of a core by {dearest} ({found[dearest]:.1f} ms each)"
    return Outcome(len(shares), sum(share > MOST_SHARE for share in shares.values()), remark)


def share(route: str, milliseconds: float) -> float:
    """Return the share of a core that one address can take by a route, if a request costs that much."""
    rate = rate_of(route)
    return milliseconds / 1000 * (rate.per_second + rate.burst / 60)


def rate_of(route: str) -> Rate:
    usual = "requests" if "/api/" in route else "pages"
    rate: Rate = getattr(Limits(), LIMITED_BY.get(route, usual))
    return rate


async def measured(target: Target, numbers: Iterator[int]) -> dict[str, float]:
    """Return the milliseconds of CPU that a request of each route takes."""
    async with aiohttp.ClientSession(target.address) as session:
        worst = await prepared(session, target.address)
        found = {}
        for route in ROUTES:
            await idle_again(target)
            enough = min(MOST_MS, MOST_SHARE / share(route, 1.0)) / 2
            found[route] = await _cost(session, target, route, worst[route], numbers, enough)
    return found


async def _cost(
    session: aiohttp.ClientSession, target: Target, route: str, request: Request, numbers: Iterator[int], enough: float
) -> float:
    """Return the best of some rounds, as the machine may do other things. The first one that costs at most `enough` is
    the last, because a better one would change no verdict."""
    method, rounds = route.partition(" ")[0], list[float]()
    for _ in range(2):  # one-time costs do not count for each request
        await hear(session, method, request, next(numbers))
    while len(rounds) < ROUNDS and min(rounds, default=enough + 1) > enough:
        before = cpu_of(target.pid)
        for _ in range(TIMES):
            await hear(session, method, request, next(numbers))
        rounds.append((cpu_of(target.pid) - before) * 1000 / TIMES)
    return min(rounds)


async def parts(target: Target, seconds: float) -> Outcome:
    """Request many sets of messages at once, each for the first time."""
    rng = Random(5)
    return await _ask_often(target, seconds, 27, lambda: f"messages/uk-x/{'+'.join(rng.sample(PARTS, 9))}.ftl")


async def refusals(target: Target, seconds: float) -> Outcome:
    """Request much more than one address may have. Refusals must be cheap too."""
    return await _ask_often(target, seconds, 28, lambda: "api/games")


async def _ask_often(target: Target, seconds: float, client: int, path: Callable[[], str]) -> Outcome:
    out, timer, before, began = Outcome(), Timer(seconds), cpu_of(target.pid), monotonic()

    async def ask(session: aiohttp.ClientSession) -> None:
        while timer.is_running:
            async with session.get(f"{target.address}/{path()}") as answer:
                out.tried += 1
                out.broken += answer.status not in (200, 429)
                await answer.read()

    async with session_from(client) as session:
        await asyncio.gather(*(ask(session) for _ in range(ASKING)))
    return _judged(out, target, before, began)


async def early_frames(target: Target, seconds: float) -> Outcome:
    """Send empty frames instead of a hello, by many connections."""

    async def flood(code: str, _timer: Timer) -> None:
        async with raw_connection(target, code, 250) as (reader, writer):
            writer.write(EMPTY * (EARLY_BYTES // len(EMPTY)))
            await reader.read()

    return await _flood(target, seconds, EARLY, flood)


async def slow_frames(target: Target, seconds: float) -> Outcome:
    """Let a crowd watch a table, each sending as many bytes in empty frames as a connection may."""

    async def flood(code: str, timer: Timer) -> None:
        async with raw_connection(target, code, 251) as (_, writer):
            writer.write(b"\x81\x8d\0\0\0\0" + b'{"t":"hello"}')
            while timer.is_running and not writer.is_closing():
                writer.write(EMPTY * (BYTES_A_SECOND // len(EMPTY) // 4))
                await writer.drain()
                await asyncio.sleep(0.25)

    return await _flood(target, seconds, WATCHERS, flood)


Flood = Callable[[str, Timer], Awaitable[None]]


async def _flood(target: Target, seconds: float, connections: int, flood: Flood) -> Outcome:
    out, timer = Outcome(), Timer(max(1.0, seconds))
    async with session_from(29) as session:
        table = await open_table(session, target.address, 2, game="bottle")
    before, began = cpu_of(target.pid), monotonic()

    async def again() -> None:
        while timer.is_running:
            with contextlib.suppress(ConnectionError):
                await flood(table.code, timer)
            out.tried += 1
            await asyncio.sleep(0.05)

    await asyncio.gather(*(again() for _ in range(connections)))
    return _judged(out, target, before, began)


def _judged(out: Outcome, target: Target, before: float, began: float) -> Outcome:
    """Add the share of a core that the server took. In a short attack the burst counts for more than its minute."""
    spent, elapsed = cpu_of(target.pid) - before, monotonic() - began
    out.broken += spent > MOST_SHARE * max(elapsed, 15.0)
    out.remark = f"{spent / elapsed:.0%} of a core"
    return out
