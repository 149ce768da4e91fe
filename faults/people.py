"""People who play on and on: they come back by themselves, send again what was not answered, and remember it all."""

import asyncio
import contextlib
import json
import random
from time import monotonic
from typing import Any

import aiohttp

WORDS = ("carbon", "table", "stone", "horse", "planet", "orange", "zzzz", "market", "island", "castle", "river")
SILENCE_SECONDS = 25.0
"""As in the browser: a line on which nothing comes for so long is a dead one."""
RETRY_SECONDS = 0.1
PAUSE_SECONDS = 0.08


class Player:
    def __init__(self, address: str, code: str, token: str, seat: int) -> None:
        self.url, self.code, self.token, self.seat = f"{address}/api/tables/{code}/live", code, token, seat
        self.rng = random.Random(f"{code}{seat}")
        self.answers: dict[str, str] = {}
        self.accepted: list[tuple[float, float]] = []
        """When an accepted move was sent (for the last time), and when that was told."""
        self.open: dict[str, Any] | None = None
        self.sent_at = 0.0
        self.sent = self.seq = self.returns = 0
        self.told: list[Any] = []
        self.went_back = 0
        self.farewells: list[str] = []

    async def play(self, session: aiohttp.ClientSession) -> None:
        while True:
            with contextlib.suppress(aiohttp.ClientError, ConnectionError, TimeoutError):
                await self._sit(session)
            await asyncio.sleep(RETRY_SECONDS * (0.5 + self.rng.random()))

    async def _sit(self, session: aiohttp.ClientSession) -> None:
        patience = aiohttp.ClientWSTimeout(ws_close=1.0)
        async with session.ws_connect(self.url, timeout=patience) as line:
            await line.send_json({"t": "hello", "token": self.token, "seq": self.seq})
            self.returns += 1
            if self.open is not None:
                await self._send(line)
            while True:
                frame = await line.receive(SILENCE_SECONDS)
                if frame.type is not aiohttp.WSMsgType.TEXT:
                    return
                await self._hear(line, json.loads(frame.data))

    async def _hear(self, line: aiohttp.ClientWebSocketResponse, message: dict[str, Any]) -> None:
        match message["t"]:
            case "ping":
                await line.send_json({"t": "pong", "n": message["n"]})
            case "view":
                self.went_back += message["seq"] < self.seq
                self.told += message["events"]
                self.seq = message["seq"]
            case "bye":
                self.farewells.append(message["code"])
            case "ok" | "refused":
                self.answers[message["id"]] = message["t"]
                if self.open is not None and message["id"] == self.open["id"]:
                    if message["t"] == "ok":
                        self.accepted.append((self.sent_at, monotonic()))
                    self.open = None
        if self.open is None:
            await asyncio.sleep(self.rng.random() * PAUSE_SECONDS)
            self.sent += 1
            self.open = {"t": "act", "id": f"m{self.sent}", "move": self._move()}
            await self._send(line)

    async def _send(self, line: aiohttp.ClientWebSocketResponse) -> None:
        self.sent_at = monotonic()
        await line.send_json(self.open)

    def _move(self) -> dict[str, Any]:
        return {"t": "pass"} if self.rng.random() < 0.3 else {"t": "say", "word": self.rng.choice(WORDS)}


class Witness:
    """Sits at a house itself, beside the proxy, and listens to what that one still says after a pause."""

    def __init__(self, port: int, player: Player) -> None:
        self._url = f"http://127.0.0.1:{port}/api/tables/{player.code}/live"
        self.heard: list[tuple[float, dict[str, Any]]] = []
        self._task: asyncio.Task[None] | None = None
        self._line: aiohttp.ClientWebSocketResponse | None = None
        self._token = player.token

    async def come(self, session: aiohttp.ClientSession) -> None:
        self._line = await session.ws_connect(self._url)
        await self._line.send_json({"t": "hello", "token": self._token})
        self._task = asyncio.create_task(self._listen(self._line))

    async def tempt(self) -> None:
        """Say what can only be refused, and what needs no commit."""
        assert self._line is not None
        await self._line.send_json({"t": "act", "id": "stale", "move": {"t": "say", "word": 7}})
        await self._line.send_json({"t": "nonsense", "id": "stale too"})
        await self._line.send_json({"t": "act", "id": "stale move", "move": {"t": "pass"}})

    async def _listen(self, line: aiohttp.ClientWebSocketResponse) -> None:
        async for frame in line:
            self.heard.append((monotonic(), json.loads(frame.data)))

    async def leave(self) -> None:
        if self._task is not None and self._line is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self._line.close()

    def stale(self, since: float) -> list[dict[str, Any]]:
        """What was said since then, when the table was another's."""
        return [message for at, message in self.heard if at > since and message["t"] in ("view", "refused", "ok")]


async def seat_table(
    session: aiohttp.ClientSession, address: str, n: int, seats: int, last_at: str | None = None
) -> list[Player]:
    """A table whose game has begun. `last_at`: where its last seat comes in."""

    async def post(path: str, body: dict[str, Any]) -> Any:
        for _ in range(int(SILENCE_SECONDS / RETRY_SECONDS)):
            async with session.post(address + path, json=body) as answer:
                if answer.status == 201:
                    return await answer.json()
                told = await answer.text()
            assert answer.status == 503, told
            await asyncio.sleep(RETRY_SECONDS)  # after a fault the house asks for a moment, and people try again
        raise AssertionError(told)

    settings = {"mode": ("classic", "easy")[n % 2], "gentle": True}
    made = await post("/api/tables", {"game": "bottle", "settings": settings})
    players = []
    for seat in range(seats):
        body = {"name": f"P{seat}", "token": made["host_token"] if seat == 0 else None}
        taken = await post(f"/api/tables/{made['code']}/seats", body)
        at = last_at if last_at is not None and seat == seats - 1 else address
        players.append(Player(at, made["code"], taken["token"], seat))
    async with session.ws_connect(players[0].url) as line:
        await line.send_json({"t": "hello", "token": players[0].token})
        await line.send_json({"t": "host", "id": "start", "do": {"t": "start"}})
        while json.loads((await line.receive(20)).data) != {"t": "ok", "id": "start"}:
            pass
    return players
