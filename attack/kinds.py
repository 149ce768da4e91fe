"""What is tried. Each kind says how much it tried and how much of that broke something."""

import asyncio
import base64
import contextlib
import json
import os
import random
from collections import Counter
from collections.abc import AsyncIterator
from time import monotonic

import aiohttp
from msgspec import Struct

from attack.house import HONEST, LONG, REVIEWED, Server
from attack.nonsense import FRAMES, NONSENSE, REQUESTS
from attack.people import Person, open_table, post, session
from parlour.games import CATALOGUE


class Outcome(Struct):
    tried: int = 0
    broken: int = 0
    says: str = ""


class Field(Struct):
    server: Server
    seconds: float
    """So long each kind lasts, about."""

    def left(self, began: float) -> bool:
        return monotonic() - began < self.seconds


async def messages(field: Field) -> Outcome:
    """Messages that no honest client sends: nobody else notices, and the table is as it was."""
    out, began, rng = Outcome(), monotonic(), random.Random(1)
    async with session(1) as line:
        table = await open_table(line, field.server.address, "bottle", 2)
        url = f"{field.server.address}/api/tables/{table['code']}/live"
        async with line.ws_connect(url) as honest:
            await honest.send_json({"t": "hello", "token": table["tokens"][0]})
            before = json.loads((await honest.receive()).data)
            while field.left(began):
                with contextlib.suppress(aiohttp.ClientError, ConnectionError):
                    async with line.ws_connect(url) as socket:
                        await socket.send_json({"t": "hello", "token": table["tokens"][1]})
                        for _ in range(40):
                            await socket.send_str(rng.choice(NONSENSE))
                            out.tried += 1
                await asyncio.sleep(0.05)
        async with line.ws_connect(url) as honest:
            await honest.send_json({"t": "hello", "token": table["tokens"][0]})
            after = json.loads((await honest.receive()).data)
        out.broken += any(before[name] != after[name] for name in ("status", "settings", "number", "size"))
    return out


async def requests(field: Field) -> Outcome:
    """Odd requests: each is answered, none with a fault of ours."""
    out, began, rng = Outcome(), monotonic(), random.Random(2)
    while field.left(began):
        who = rng.randrange(200)
        async with session(2000 + who) as line:
            for method, path in REQUESTS:
                with contextlib.suppress(aiohttp.ClientError, ValueError):
                    headers = {"Content-Type": "application/json", "Host": rng.choice(["x", "x" * 300, "[::"])}
                    body = rng.choice([b"", b"{", b"\xff", b'{"game":"bottle","settings":{"mode":1}}', b"[" * 2000])
                    data = body if method in ("POST", "PUT") else None
                    async with line.request(method, field.server.address + path, data=data, headers=headers) as answer:
                        out.broken += answer.status == 500
                out.tried += 1
    return out


async def frames(field: Field) -> Outcome:
    """Frames that break the protocol, and floods of pings and of nothing."""
    out, began, rng = Outcome(), monotonic(), random.Random(3)
    async with session(3) as line:
        table = await open_table(line, field.server.address, "bottle", 2)
    floods = (b"\x89\x80\0\0\0\0" * 20_000, b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 20_000)
    hello = json.dumps({"t": "hello", "token": table["tokens"][0]}).encode()
    while field.left(began):
        async with raw(field.server, table["code"], rng.randrange(100)) as (reader, writer):
            if rng.random() < 0.7:
                writer.write(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
            writer.write(rng.choice([*FRAMES, *floods, os.urandom(200)]))
            with contextlib.suppress(TimeoutError, ConnectionError):
                async with asyncio.timeout(1):
                    await reader.read()
        out.tried += 1
    return out


@contextlib.asynccontextmanager
async def raw(server: Server, code: str, who: int) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    key = base64.b64encode(os.urandom(16)).decode()
    head = f"GET /api/tables/{code}/live HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 10.9.0.{who}\r\nUpgrade: websocket\r\n"
    writer.write(f"{head}Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
    try:
        yield reader, writer
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


async def pictures(field: Field) -> Outcome:
    """QR codes for made-up hosts."""
    out, began = Outcome(), monotonic()
    async with session(4) as line:
        code = (await post(line, f"{field.server.address}/api/tables", {"game": "lone"}))["code"]
        while field.left(began):
            host = {"Host": f"{out.tried}.{'x' * 200}.example"}
            async with line.get(f"{field.server.address}/api/tables/{code}/qr.svg", headers=host) as answer:
                out.broken += answer.status not in (200, 429)
            out.tried += 1
    return out


async def notes(field: Field) -> Outcome:
    """Many connections of one seat that write long notes: neither disk nor memory grows by much."""
    async with session(5) as line:
        table = await open_table(line, field.server.address, "stars", 2, bots=[{"level": 1}])
        url = f"{field.server.address}/api/tables/{table['code']}/live"
        async with line.ws_connect(url) as socket:  # what any such game takes is there before it is measured
            await socket.send_json({"t": "hello", "token": table["tokens"][0]})
            await socket.send_json({"t": "host", "id": "s", "do": {"t": "start"}})
            await asyncio.sleep(3)
        before, out, began = field.server.megabytes, Outcome(), monotonic()
        size = (field.server.data / "parlour.db").stat().st_size

        async def write(n: int) -> None:
            with contextlib.suppress(aiohttp.ClientError, ConnectionError):
                async with line.ws_connect(url) as socket:
                    await socket.send_json({"t": "hello", "token": table["tokens"][0]})
                    while field.left(began) and not socket.closed:
                        out.tried += 1
                        move = {"t": "note", "text": f"{out.tried}" + "n" * 3800}
                        await socket.send_json({"t": "act", "id": f"{n}.{out.tried}", "move": move})
                        await asyncio.sleep(0.01)

        await asyncio.gather(*(write(n) for n in range(20)))
    disk = ((field.server.data / "parlour.db").stat().st_size - size) / 1e6
    out.broken = (disk > 5) + (field.server.megabytes - before > 40)
    out.says = f"{disk:.1f} MB of disk, {field.server.megabytes - before} MB of memory"
    return out


async def downloads(field: Field) -> Outcome:
    """Slow readers of a log of 17 MB."""
    before, out, began = field.server.megabytes, Outcome(), monotonic()

    async def take(who: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", field.server.port, limit=2048)
        head = f"GET /api/tables/{LONG}/log HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 10.8.0.{who % 8}\r\n\r\n"
        writer.write(head.encode())
        while field.left(began) and await reader.read(512):
            await asyncio.sleep(0.05)
        writer.close()
        out.tried += 1

    await asyncio.gather(*(take(n) for n in range(30)))
    grown = field.server.megabytes - before
    out.broken, out.says = int(grown > 60), f"{grown} MB of memory"
    return out


async def reviews(field: Field) -> Outcome:
    """One address asks for all reviews at once; another asks for one."""
    out = Outcome()

    async def ask(who: int, code: str) -> float:
        began = monotonic()
        async with session(who) as line:
            while True:
                async with line.get(f"{field.server.address}/api/tables/{code}/review") as answer:
                    out.tried += 1
                    out.broken += answer.status not in (200, 503)
                    if answer.status == 200:
                        return monotonic() - began
                await asyncio.sleep(1)

    greedy = [asyncio.create_task(ask(6, code)) for code in REVIEWED]
    await asyncio.sleep(0.5)
    waited = await ask(7, HONEST)
    for task in greedy:
        task.cancel()
    out.broken += waited > 30
    out.says = f"an honest one waited {waited:.1f} s"
    return out


async def crowd(field: Field) -> Outcome:
    """Sixty kilobytes of settings, and a hundred who look on: what each new visitor costs."""
    out = Outcome()
    async with session(8) as line:
        words = [f"{a}{b}{c}" for a in "bcdfghjklmn" for b in "aeiou" for c in ("rst", "lmn", "ndo", "rke", "sty")]
        allowed = [word + tail for word in words for tail in ("", "a", "ing", "er", "ness")][:4000]
        settings = {"house": {"allow": allowed}}
        made = await post(line, f"{field.server.address}/api/tables", {"game": "lone", "settings": settings})
        if "code" not in made:
            return Outcome(1, 1, str(made))
        url, heard = f"{field.server.address}/api/tables/{made['code']}/live", 0

        async def look() -> None:
            nonlocal heard
            async with line.ws_connect(url, max_msg_size=0) as socket:
                await socket.send_json({"t": "hello"})
                with contextlib.suppress(TimeoutError, TypeError):
                    while True:
                        heard += len((await socket.receive(timeout=field.seconds)).data)

        watching = [asyncio.create_task(look()) for _ in range(95)]
        await asyncio.sleep(min(4, field.seconds))
        before = heard
        watching.append(asyncio.create_task(look()))
        await asyncio.sleep(1)
        grown, out.tried = (heard - before) / 1e6, len(watching)
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
    out.broken, out.says = int(grown > 0.5), f"{grown:.2f} MB for one more visitor"
    return out


async def secrets(field: Field) -> Outcome:
    """Notes of one side, planted: nothing that is sent to the other side or to a spectator holds one."""
    out, began = Outcome(), monotonic()
    async with session(10) as line:
        table = await open_table(line, field.server.address, "stars", 2)
        url, heard = f"{field.server.address}/api/tables/{table['code']}/live", list[str]()

        async def listen(hello: dict) -> None:
            async with line.ws_connect(url) as socket:
                await socket.send_json({"t": "hello", **hello})
                async for frame in socket:
                    heard.append(frame.data)

        others = [asyncio.create_task(listen(hello)) for hello in ({"token": table["tokens"][1]}, {})]
        planted = []
        async with line.ws_connect(url) as socket:
            await socket.send_json({"t": "hello", "token": table["tokens"][0]})
            await socket.send_json({"t": "host", "id": "s", "do": {"t": "start"}})
            while field.left(began):
                planted.append(f"secret{random.getrandbits(60):x}")
                await socket.send_json({"t": "act", "id": planted[-1], "move": {"t": "note", "text": planted[-1]}})
                await asyncio.sleep(0.1)
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
    text = "".join(heard)
    out.tried, out.broken = len(heard), sum(secret in text for secret in planted)
    out.says = f"{len(planted)} planted"
    return out


async def kills(field: Field) -> Outcome:
    """Kill -9 in live games of all five: nothing acknowledged is lost, nothing acts twice, nobody's view goes back."""
    out, began, rng, tables = Outcome(), monotonic(), random.Random(5), {}
    async with session(11) as line:
        for game in CATALOGUE:
            table = await open_table(line, field.server.address, game, 2, bots=[{"level": 2}] * (game == "stars"))
            tables[table["code"]] = [
                Person(field.server.address, table["code"], token, seat, game, 20 + seat)
                for seat, token in enumerate(table["tokens"])
            ]
    play = [asyncio.create_task(one.play(one.seat == 0)) for people in tables.values() for one in people]
    while field.left(began):
        await asyncio.sleep(rng.uniform(1.0, 3.0))
        field.server.kill()
        await field.server.start()
        out.tried += 1
    await asyncio.sleep(2)
    for task in play:
        task.cancel()
    failed = [one for one in await asyncio.gather(*play, return_exceptions=True) if isinstance(one, Exception)]
    acknowledged = 0
    for code, people in tables.items():
        acted = Counter((seat, json.loads(text)[1]) for seat, text in field.server.lines_of(code) if text)
        out.broken += sum(count > 1 for count in acted.values()) + sum(one.went_back for one in people)
        for one in people:
            said = [id for id, answer in one.answers.items() if answer == "ok"]
            acknowledged += len(said)
            out.broken += sum((one.seat, id) not in acted for id in said)
    out.broken += len(failed)
    out.says = f"{acknowledged} acknowledged inputs" + (f"; {failed[0]!r}" if failed else "")
    return out


KINDS = (messages, requests, frames, pictures, notes, downloads, reviews, crowd, secrets)
