"""Requests with random values to every route. The server must answer each of them, and none with a 5xx."""

import asyncio
import contextlib
import json
import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple
from urllib.parse import quote

from parlour.server.http.openapi import ROUTES

VALUES = (
    *(
        "",
        "x",
        "..",
        "%",
        "%ff",
        "%00",
        "%ed%a0%80",
        "a" * 300,
        "AAAAAA",
        "HHHHHH-1-AAAAAAAAAAAAAAAA",
        "AAAAAA-999999-x",
    ),
    *(
        "2026-11-16",
        "9999-12-31",
        "0000-00-00",
        "en",
        "uk",
        "%F0%9F%A6%94",
        "bottle",
        "lone",
        "stars",
        "rebus",
        "bookworm",
    ),
)
QUERIES = (
    "",
    "language=uk",
    "language=%ff",
    "word=%ff",
    "word=" + "%D0%B6" * 99,
    "k=%ff",
    "k=" + "A" * 10,
    "plain=uk",
    "x",
    "=",
    "paper=%ff&what=%ed%a0%80",
    "&" * 50,
)
BYTES = (
    b"\xff",
    b"\xed\xa0\x80",
    b"Bearer \xff\xfe",
    b"Bearer " + b"x" * 40,
    b"\xc3\x28",
    "Bearer ж".encode(),
    b"k=\xff",
    b"k=AAAAAAAAAA; k=\xff",
    b"9" * 400,
    b"null",
    b"",
    b"gzip",
    b"1, 2, \xff",
    b"http://[",
)
HEADERS = (
    "Authorization",
    "Cookie",
    "Origin",
    "X-Forwarded-For",
    "X-Forwarded-Proto",
    "X-Parlour-Secret",
    "X-Parlour-Hops",
    "Accept-Encoding",
    "Sec-Fetch-Site",
    "Host",
    "If-None-Match",
    "Range",
    "If-Modified-Since",
    "Upgrade",
)
DEEP = 500
FIELDS = (
    "game",
    "settings",
    "seats",
    "bots",
    "language",
    "name",
    "token",
    "seat",
    "next",
    "box",
    "toml",
    "word",
    "size",
    "family",
    "endpoint",
    "p256dh",
    "auth",
    "roll",
    "rows",
    "category",
    "answer",
)
LEAVES: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    2**63,
    1e308,
    "",
    "x",
    "ж" * 40,
    "\ud800",
    "\x00",
    "bottle",
    "lone",
    "en",
    [],
    {},
    "[" * 400,
    'a = "x"',
)
BODIES = (
    b"",
    b"{",
    b"\xff",
    b"null",
    b"[]",
    b"[" * DEEP,
    b"[" * DEEP + b"]" * DEEP,
    b'{"a":' * DEEP + b"1" + b"}" * DEEP,
)


class Request(NamedTuple):
    method: str
    path: str
    headers: tuple[tuple[str, bytes], ...]
    body: bytes

    def bytes(self, more: Sequence[tuple[str, bytes]] = ()) -> bytes:
        head = dict((("Host", b"localhost"), *more, *self.headers))
        lines = [
            f"{self.method} {self.path} HTTP/1.1".encode(),
            *(name.encode() + b": " + value for name, value in head.items()),
        ]
        if self.body:
            lines += [b"Content-Type: application/json", b"Content-Length: %d" % len(self.body)]
        return b"\r\n".join([*lines, b"Connection: close", b"", self.body])


def requests(seed: int, times: int, known: Sequence[str] = ()) -> Iterator[Request]:
    """Yield this many requests to every route and to pages. `known`: codes and days that exist."""
    rng = random.Random(seed)
    patterns = [(route.method, route.path) for route in ROUTES] + [
        ("GET", "/{page}"),
        ("GET", "/t/{code}"),
        ("GET", "/c/{code}"),
    ]
    for _ in range(times):
        for method, pattern in patterns:
            path = _filled(pattern, rng, known)
            query = rng.choice(QUERIES)
            headers = tuple((name, rng.choice(BYTES)) for name in rng.sample(HEADERS, rng.randrange(4)))
            yield Request(
                method, f"{path}?{query}" if query else path, headers, _body(rng) if method == "POST" else b""
            )


def _filled(pattern: str, rng: random.Random, known: Sequence[str]) -> str:
    values = (*VALUES, *known * 6)
    parts = [rng.choice(values) if part.startswith("{") else part for part in pattern.split("/")]
    return "/".join(quote(part, safe="%.") for part in parts)


def _body(rng: random.Random) -> bytes:
    if rng.random() < 0.3:
        return rng.choice(BODIES)
    body = {name: _value(rng, 0) for name in rng.sample(FIELDS, rng.randrange(1, 5))}
    return json.dumps(body).encode()


def _value(rng: random.Random, depth: int) -> Any:
    kind = rng.random()
    if kind < 0.1:
        deep: Any = "x"
        for _ in range(DEEP):
            deep = [deep]
        return deep
    if kind < 0.6 or depth > 2:
        return rng.choice(LEAVES)
    if kind < 0.8:
        return [_value(rng, depth + 1) for _ in range(rng.randrange(4))]
    return {rng.choice(FIELDS): _value(rng, depth + 1) for _ in range(rng.randrange(4))}


async def status_of(port: int, request: bytes, seconds: float = 30.0) -> int | None:
    """Send a request as bytes and return the status of the answer, or None if there is none."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        async with asyncio.timeout(seconds):
            writer.write(request)
            line = await reader.readline()
    except (TimeoutError, ConnectionError):
        return None
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()
    parts = line.split()
    return int(parts[1]) if len(parts) > 1 else None
