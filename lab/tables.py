"""Tables on a real server: open one, sit down, start the game."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import aiohttp

RETRY_SECONDS, PATIENCE_SECONDS = 0.1, 25.0


class RequestFailed(Exception):
    """The server refused a request."""


class Table(NamedTuple):
    address: str
    code: str
    tokens: tuple[str, ...]
    """The tokens of its seats. The first one is the host's."""

    @property
    def live(self) -> str:
        return live_url(self.address, self.code)


def live_url(address: str, code: str) -> str:
    return f"{address}/api/tables/{code}/live"


async def post(session: aiohttp.ClientSession, url: str, body: dict[str, Any]) -> dict[str, Any]:
    """Return the answer to a request that creates something. Retries while the server is busy (503).

    Raises RequestFailed if the server refuses it, or is busy for too long.
    """
    for _ in range(int(PATIENCE_SECONDS / RETRY_SECONDS)):
        async with session.post(url, json=body) as answer:
            if answer.status == 201:
                return dict(await answer.json())
            text = await answer.text()
        if answer.status != 503:
            break
        await asyncio.sleep(RETRY_SECONDS)
    raise RequestFailed(text)


async def open_table(session: aiohttp.ClientSession, address: str, people: int, **body: Any) -> Table:
    """Open a table and seat people at it. `body` has the game and what else the request may have."""
    made = await post(session, f"{address}/api/tables", body)
    tokens = []
    for seat in range(people):
        taken = {"name": f"P{seat}", "token": made["host_token"] if seat == 0 else None}
        tokens.append((await post(session, f"{address}/api/tables/{made['code']}/seats", taken))["token"])
    return Table(address, made["code"], tuple(tokens))


@contextlib.asynccontextmanager
async def connect(
    session: aiohttp.ClientSession, url: str, token: str | None = None, **hello: Any
) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    """Open a live connection and say hello: as a seat with its token, or else as a spectator."""
    patience = aiohttp.ClientWSTimeout(ws_close=1.0)
    async with session.ws_connect(url, timeout=patience, max_msg_size=0) as socket:
        await socket.send_json({"t": "hello", **({"token": token} if token else {}), **hello})
        yield socket


async def read_message(socket: aiohttp.ClientWebSocketResponse) -> dict[str, Any]:
    """Return the next message. Raises ConnectionError if the server hangs up instead."""
    frame = await socket.receive()
    if frame.type is not aiohttp.WSMsgType.TEXT:
        raise ConnectionError(f"the server hung up: {frame.type.name}")
    return dict(json.loads(frame.data))


async def start_game(session: aiohttp.ClientSession, table: Table) -> None:
    """Start the game as the host, and wait until the server has done it.

    A server that is busy may hang up; the same message again does no harm. Raises TimeoutError.
    """
    async with asyncio.timeout(PATIENCE_SECONDS):
        while True:
            with contextlib.suppress(aiohttp.ClientError, ConnectionError):
                async with connect(session, table.live, table.tokens[0]) as socket:
                    await socket.send_json({"t": "host", "id": "start", "do": {"t": "start"}})
                    while await read_message(socket) != {"t": "ok", "id": "start"}:
                        pass
                    return
            await asyncio.sleep(RETRY_SECONDS)
