"""Too many allowed requests: pictures, notes, downloads, reviews and visitors."""

import asyncio
import contextlib
from time import monotonic

import aiohttp

from lab.attack.outcome import Outcome, Timer, session_from
from lab.attack.target import HONEST, LONG, REVIEWED, Target
from lab.tables import RequestFailed, Table, connect, open_table, start_game

WRITERS, READERS, VISITORS = 20, 30, 95


async def pictures(target: Target, seconds: float) -> Outcome:
    """Request QR codes of invented hosts."""
    out, timer = Outcome(), Timer(seconds)
    async with session_from(4) as session:
        table = await open_table(session, target.address, 0, game="lone")
        while timer.is_running:
            host = {"Host": f"{out.tried}.{'x' * 200}.example"}
            url = f"{target.address}/api/tables/{table.code}/qr.svg"
            async with session.get(url, headers=host) as answer:
                out.broken += answer.status not in (200, 429)
            out.tried += 1
    return out


async def notes(target: Target, seconds: float) -> Outcome:
    """Write long notes through many connections of one seat. Disk and memory must not grow by much."""
    async with session_from(5) as session:
        table = await open_table(session, target.address, 2, game="stars", bots=[{"level": 1}])
        await start_game(session, table)
        await asyncio.sleep(3)  # the usual cost of such a game is not measured
        memory, disk, out, timer = target.megabytes(), target.database.stat().st_size, Outcome(), Timer(seconds)
        await asyncio.gather(*(_write_notes(session, table, n, timer, out) for n in range(WRITERS)))
    grown = (target.database.stat().st_size - disk) / 1e6
    used = target.megabytes() - memory
    out.broken = (grown > 5) + (used > 40)
    out.remark = f"{grown:.1f} MB of disk, {used} MB of memory"
    return out


async def _write_notes(session: aiohttp.ClientSession, table: Table, n: int, timer: Timer, out: Outcome) -> None:
    with contextlib.suppress(aiohttp.ClientError, ConnectionError):
        async with connect(session, table.live, table.tokens[0]) as socket:
            while timer.is_running and not socket.closed:
                out.tried += 1
                move = {"t": "note", "text": f"{out.tried}" + "n" * 3800}
                await socket.send_json({"t": "act", "id": f"{n}.{out.tried}", "move": move})
                await asyncio.sleep(0.01)


async def downloads(target: Target, seconds: float) -> Outcome:
    """Read a log of 17 MB very slowly."""
    memory, out, timer = target.megabytes(), Outcome(), Timer(seconds)

    async def read(client: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", target.port, limit=2048)
        head = f"GET /api/tables/{LONG}/log HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 10.8.0.{client % 8}\r\n\r\n"
        writer.write(head.encode())
        while timer.is_running and await reader.read(512):
            await asyncio.sleep(0.05)
        writer.close()
        out.tried += 1

    await asyncio.gather(*(read(n) for n in range(READERS)))
    used = target.megabytes() - memory
    out.broken, out.remark = int(used > 60), f"{used} MB of memory"
    return out


async def reviews(target: Target, _: float) -> Outcome:
    """Request all reviews at once. Another client's only review must not take much longer."""
    out = Outcome()
    alone = await _ask_for_review(target, 7, REVIEWED[0], out)
    greedy = [asyncio.create_task(_ask_for_review(target, 6, code, out)) for code in REVIEWED[1:]]
    await asyncio.sleep(0.5)
    waited = await _ask_for_review(target, 7, HONEST, out)
    for task in greedy:
        task.cancel()
    out.broken += waited > 10 + 3 * alone
    out.remark = f"an honest client waited {waited:.1f} s, alone {alone:.1f} s"
    return out


async def _ask_for_review(target: Target, client: int, code: str, out: Outcome) -> float:
    """Returns after how many seconds the review was ready."""
    began = monotonic()
    async with session_from(client) as session:
        while True:
            async with session.get(f"{target.address}/api/tables/{code}/review") as answer:
                out.tried += 1
                out.broken += answer.status not in (200, 503)
                if answer.status == 200:
                    return monotonic() - began
            await asyncio.sleep(1)


async def crowd(target: Target, seconds: float) -> Outcome:
    """Let a crowd watch a table with 60 kB of settings. One more visitor must be cheap."""
    heard = 0

    async def watch(session: aiohttp.ClientSession, table: Table) -> None:
        nonlocal heard
        async with connect(session, table.live) as socket:
            with contextlib.suppress(TimeoutError, TypeError):
                while True:
                    heard += len((await socket.receive(timeout=seconds)).data)

    async with session_from(8) as session:
        try:
            table = await open_table(session, target.address, 0, game="lone", settings={"house": {"allow": _words()}})
        except RequestFailed as refused:
            return Outcome(1, 1, str(refused))
        watching = [asyncio.create_task(watch(session, table)) for _ in range(VISITORS)]
        await asyncio.sleep(min(4, max(1, seconds)))
        before = heard
        watching.append(asyncio.create_task(watch(session, table)))
        await asyncio.sleep(1)
        sent = (heard - before) / 1e6
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
    return Outcome(len(watching), int(sent > 0.5), f"{sent:.2f} MB for one more visitor")


def _words() -> list[str]:
    """Return as many house words as a table may have."""
    words = [f"{a}{b}{c}" for a in "bcdfghjklmn" for b in "aeiou" for c in ("rst", "lmn", "ndo", "rke", "sty")]
    return [word + tail for word in words for tail in ("", "a", "ing", "er", "ness")][:4000]
