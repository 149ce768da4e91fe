"""Messages, requests and frames that no honest client sends."""

import asyncio
import base64
import contextlib
import json
import os
import random
from collections.abc import AsyncIterator
from typing import Any

import aiohttp

from lab.attack.outcome import Outcome, Timer, session_from
from lab.attack.target import Target
from lab.tables import Table, connect, open_table, read_message

MESSAGES = (
    "",
    "{",
    "[]",
    "null",
    "1e999",
    '{"t":"act"}',
    '{"t":"host","id":1,"do":{"t":"start"}}',
    '{"t":"pong","n":-1}',
    '{"t":"act","id":"x","move":{"t":"say","word":"\\u0000"}}',
    '{"t":"act","id":"x","move":' + "[" * 900 + "]" * 900 + "}",
    '{"t":"hello"}',
    '{"t":"react","id":1,"emoji":"x"}',
    '{"t":"act","id":"' + "x" * 65 + '","move":{}}',
    '{"t":"host","id":2,"do":{"t":"set","settings":{"house":{"allow":["ice cream",""]}}}}',
    '{"t":"act","id":"x","on":"0:0","move":{"t":"write","word":"' + "ж" * 3000 + '"}}',
    '{"t":"part","seat":99}',
)
REQUESTS = (
    ("GET", "/api/tables/ZZZZZZ"),
    ("GET", "/api/tables/%00"),
    ("GET", "/api/../../etc/passwd"),
    ("GET", "/" + "a" * 5000),
    ("POST", "/api/tables"),
    ("PUT", "/api/tables"),
    ("DELETE", "/api/games"),
    ("GET", "/api/rules/%2e%2e"),
    ("HEAD", "/"),
    ("GET", "/api/tables/AAAAAA/log?" + "x=1&" * 900),
    ("OPTIONS", "*"),
    ("GET", "/metrics"),
    ("GET", "/.git/config"),
)
FRAMES = (
    b"\xff" * 50,
    b"\x83\x80\0\0\0\0",
    b"\x89\xfe\x00\xff\0\0\0\0",
    b"\xc1\x81\0\0\0\0x",
    b"\x81\xff" + b"\xff" * 8,
    b"\x80\x80\0\0\0\0",
)
BODIES = (b"", b"{", b"\xff", b'{"game":"bottle","settings":{"mode":1}}', b"[" * 2000)
HOSTS = ("x", "x" * 300, "[::")
FLOODS = (b"\x89\x80\0\0\0\0" * 20_000, b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 20_000)
"""Pings, and frames of a message that never ends."""


async def messages(target: Target, seconds: float) -> Outcome:
    """Send unreadable messages to a table. It must stay as it was."""
    out, timer, rng = Outcome(), Timer(seconds), random.Random(1)
    async with session_from(1) as session:
        table = await open_table(session, target.address, 2, game="bottle")
        before = await _first_message(session, table)
        while timer.is_running:
            with contextlib.suppress(aiohttp.ClientError, ConnectionError):
                async with connect(session, table.live, table.tokens[1]) as socket:
                    for _ in range(40):
                        await socket.send_str(rng.choice(MESSAGES))
                        out.tried += 1
            await asyncio.sleep(0.05)
        after = await _first_message(session, table)
    out.broken += any(before[name] != after[name] for name in ("status", "settings", "number", "size"))
    return out


async def _first_message(session: aiohttp.ClientSession, table: Table) -> dict[str, Any]:
    async with connect(session, table.live, table.tokens[0]) as socket:
        return await read_message(socket)


async def requests(target: Target, seconds: float) -> Outcome:
    """Send odd requests. The server must answer each, and none with a fault of its own."""
    out, timer, rng = Outcome(), Timer(seconds), random.Random(2)
    while timer.is_running:
        async with session_from(2000 + rng.randrange(200)) as session:
            for method, path in REQUESTS:
                headers = {"Content-Type": "application/json", "Host": rng.choice(HOSTS)}
                body = rng.choice(BODIES) if method in ("POST", "PUT") else None
                with contextlib.suppress(aiohttp.ClientError, ValueError):
                    url = target.address + path
                    async with session.request(method, url, data=body, headers=headers) as answer:
                        out.broken += answer.status == 500
                out.tried += 1
    return out


async def frames(target: Target, seconds: float) -> Outcome:
    """Send frames that break the WebSocket protocol, and floods of empty ones."""
    out, timer, rng = Outcome(), Timer(seconds), random.Random(3)
    async with session_from(3) as session:
        table = await open_table(session, target.address, 2, game="bottle")
    hello = json.dumps({"t": "hello", "token": table.tokens[0]}).encode()
    while timer.is_running:
        async with raw_connection(target, table.code, rng.randrange(100)) as (reader, writer):
            if rng.random() < 0.7:
                writer.write(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
            writer.write(rng.choice([*FRAMES, *FLOODS, os.urandom(200)]))
            with contextlib.suppress(TimeoutError, ConnectionError):
                async with asyncio.timeout(1):
                    await reader.read()
        out.tried += 1
    return out


@contextlib.asynccontextmanager
async def raw_connection(
    target: Target, code: str, client: int
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", target.port)
    lines = (
        f"GET /api/tables/{code}/live HTTP/1.1",
        "Host: x",
        f"X-Forwarded-For: 10.9.0.{client}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
    )
    writer.write("\r\n".join((*lines, "", "")).encode())
    try:
        yield reader, writer
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()
