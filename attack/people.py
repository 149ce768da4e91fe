"""People at tables: they play with the head of a bot, come back by themselves and send again what was not answered."""

import asyncio
import json
import random
from time import monotonic
from typing import Any, get_args

import aiohttp

from parlour.core import codec_of, encode
from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon

TIMEOUT = aiohttp.ClientTimeout(total=60)


def session(who: int) -> aiohttp.ClientSession:
    """Somebody from an address of their own, as a proxy would tell it."""
    return aiohttp.ClientSession(headers={"X-Forwarded-For": f"10.0.{who // 250}.{who % 250}"}, timeout=TIMEOUT)


async def post(line: aiohttp.ClientSession, url: str, body: dict[str, Any]) -> dict[str, Any]:
    async with line.post(url, json=body) as answer:
        return await answer.json()


async def open_table(line: aiohttp.ClientSession, address: str, game: str, people: int, **more: Any) -> dict[str, Any]:
    """A table that has begun: its code and the tokens of its seats."""
    made = await post(line, f"{address}/api/tables", {"game": game, **more})
    tokens = []
    for seat in range(people):
        body = {"name": f"P{seat}", **({"token": made["host_token"]} if seat == 0 else {})}
        tokens.append((await post(line, f"{address}/api/tables/{made['code']}/seats", body))["token"])
    return {"code": made["code"], "tokens": tokens}


class Person:
    def __init__(self, address: str, code: str, token: str, seat: int, game: str, who: int = 1) -> None:
        self.url, self.token, self.seat, self.who = f"{address}/api/tables/{code}/live", token, seat, who
        self.kind: Any = CATALOGUE[game].game
        self.codec = codec_of(self.kind)
        self.asks = {_tag(move): move for move in (get_args(self.kind.Moves) or (self.kind.Moves,))}
        self.bot = CATALOGUE[game].bot(Lexicon.load("en"), 3)
        self.rng = random.Random(f"{code}{seat}")
        self.answers: dict[str, str] = {}
        self.heard: list[str] = []
        """Everything that was sent to it, as it came."""
        self.waits: list[float] = []
        self.open: dict[str, Any] | None = None
        self.seq = self.sent = 0
        self.went_back = False
        self.view: dict[str, Any] = {}

    async def play(self, start: bool = False) -> None:
        async with session(self.who) as line:
            while True:
                try:
                    await self._sit(line, start)
                except (aiohttp.ClientError, ConnectionError, TimeoutError):
                    await asyncio.sleep(0.05)

    async def _sit(self, line: aiohttp.ClientSession, start: bool) -> None:
        async with line.ws_connect(self.url) as socket:
            await socket.send_json({"t": "hello", "token": self.token, "seq": self.seq})
            if start:
                await socket.send_json({"t": "host", "id": "start", "do": {"t": "start"}})
            if self.open is not None:
                await socket.send_json(self.open)
            async for frame in socket:
                self.heard.append(frame.data)
                await self._hear(socket, json.loads(frame.data))

    async def _hear(self, socket: aiohttp.ClientWebSocketResponse, message: dict[str, Any]) -> None:
        match message["t"]:
            case "ping":
                await socket.send_json({"t": "pong", "n": message["n"]})
            case "view":
                self.went_back |= message["seq"] < self.seq
                self.seq, self.view = message["seq"], message
            case "ok" | "refused" if message["id"] != "start":
                self.answers[message["id"]] = message["t"]
                if self.open is not None and message["id"] == self.open["id"]:
                    self.waits.append(monotonic() - self.at)
                    self.open = None
        if self.open is None and (move := await asyncio.to_thread(self._think)) is not None:
            self.sent += 1
            self.at = monotonic()
            self.open = {"t": "act", "id": f"m{self.sent}", "move": move}
            await socket.send_json(self.open)
            await asyncio.sleep(0.02)

    def _think(self) -> Any:
        if not self.view.get("asks") or self.view["view"] is None:
            return None
        view = self.codec.view.decode(json.dumps(self.view["view"]).encode())
        asked = tuple(self.asks[tag] for tag in self.view["asks"])
        thought = self.bot.think(view, asked, self.rng)
        return None if thought is None else json.loads(encode(thought.move))


class Witness:
    """Plays at a quiet table and measures how long each answer takes."""

    def __init__(self, address: str) -> None:
        self.address, self.waits = address, list[float]()

    async def watch(self) -> None:
        async with session(9999) as line:
            table = await open_table(line, self.address, "stars", 1, bots=[{"level": 1}] * 2)
            async with line.ws_connect(f"{self.address}/api/tables/{table['code']}/live") as socket:
                await socket.send_json({"t": "hello", "token": table["tokens"][0]})
                await socket.send_json({"t": "host", "id": "s", "do": {"t": "start"}})
                for n in range(100_000):
                    began = monotonic()
                    await socket.send_json({"t": "act", "id": f"w{n}", "move": {"t": "note", "text": f"{n}"}})
                    while (message := json.loads((await socket.receive()).data)).get("id") != f"w{n}":
                        if message["t"] == "ping":
                            await socket.send_json({"t": "pong", "n": message["n"]})
                    self.waits.append(monotonic() - began)
                    await asyncio.sleep(0.1)

    def measured(self, since: int) -> tuple[float, float]:
        """The median and the 99th percentile since then, in milliseconds."""
        waits = sorted(self.waits[since:]) or [0.0]
        return 1000 * waits[len(waits) // 2], 1000 * waits[min(len(waits) - 1, int(len(waits) * 0.99))]


def _tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)
