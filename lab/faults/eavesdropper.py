"""A player who connects to one server directly, to hear what it still says after it has lost a table."""

import asyncio
import contextlib
import json
from itertools import count
from time import monotonic
from typing import Any

import aiohttp

from lab.faults.member import Member
from lab.players import Player
from lab.tables import PATIENCE_SECONDS, connect, live_url

VISITS = count()


class Eavesdropper:
    def __init__(self, server: Member, player: Player) -> None:
        self._url, self._token = live_url(server.address, player.code), player.token
        self.heard: list[tuple[float, dict[str, Any]]] = []
        self._stack = contextlib.AsyncExitStack()

    async def come(self, session: aiohttp.ClientSession) -> None:
        """Connect, and wait for the first message. Raises TimeoutError."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not self.heard:
                self._socket = await self._stack.enter_async_context(connect(session, self._url, self._token))
                self._listening = asyncio.create_task(self._listen())
                while not self.heard and not self._listening.done():
                    await asyncio.sleep(0.01)

    async def tempt(self) -> None:
        """Send messages that the server can refuse without a commit, and one that it can't."""
        await self._socket.send_json({"t": "act", "id": "stale", "move": {"t": "say", "word": 7}})
        await self._socket.send_json({"t": "nonsense", "id": "stale too"})
        await self._socket.send_json({"t": "act", "id": "stale move", "move": {"t": "pass"}})

    async def _listen(self) -> None:
        async for frame in self._socket:
            self.heard.append((monotonic(), json.loads(frame.data)))

    async def leave(self) -> None:
        self._listening.cancel()
        await asyncio.gather(self._listening, return_exceptions=True)
        await self._stack.aclose()

    def stale(self, since: float) -> list[dict[str, Any]]:
        """Return what the server said about the table since then."""
        return [message for at, message in self.heard if at > since and message["t"] in ("view", "refused", "ok")]


async def visit(
    session: aiohttp.ClientSession, player: Player, server: Member, since: int | None, seconds: float = 8.0
) -> int | None:
    """Play at a table through one server until something has happened after `since` (default: the first view).

    Returns the number of the last view, or None if that did not work in time.
    """
    url = live_url(server.address, player.code)
    with contextlib.suppress(aiohttp.ClientError, TimeoutError, ConnectionError):
        async with asyncio.timeout(seconds), connect(session, url, player.token) as socket:
            async for frame in socket:
                message = frame.json()
                if message["t"] == "view":
                    since = message["seq"] if since is None else since
                    if message["seq"] > since:
                        return int(message["seq"])
                if message["t"] in ("view", "refused"):
                    await asyncio.sleep(0.02)
                    await socket.send_json(_next_move())
    return None


def _next_move() -> dict[str, Any]:
    n = next(VISITS)  # the server ignores an id that it knows from an earlier visit
    return {"t": "act", "id": f"visit {n}", "move": {"t": "pass"} if n % 2 else {"t": "say", "word": "zzzz"}}


async def newest_view(session: aiohttp.ClientSession, player: Player, server: Member) -> int | None:
    """Return the number of the view that a server shows to a player who connects now."""
    url = live_url(server.address, player.code)
    with contextlib.suppress(aiohttp.ClientError, TimeoutError, ConnectionError):
        async with asyncio.timeout(5), connect(session, url, player.token) as socket:
            async for frame in socket:
                if (message := frame.json())["t"] == "view":
                    return int(message["seq"])
    return None
