"""Players who never stop: they reconnect by themselves, resend unanswered moves and remember what they received."""

import asyncio
import contextlib
import json
import random
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, get_args

import aiohttp

from lab.tables import Table, connect, live_url
from parlour.core import codec_of, encode
from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon

WORDS = ("carbon", "table", "stone", "horse", "planet", "orange", "zzzz", "market", "island", "castle", "river")
SILENCE_SECONDS = 25.0
"""A connection is dead if nothing arrives on it for this long, as in the browser."""
RETRY_SECONDS = 0.1
PAUSE_SECONDS = 0.08
Choose = Callable[[dict[str, Any], random.Random], Awaitable[Any]]
"""Chooses a move for the last view message. Returns None to wait for another view."""


async def claim_at_random(_: dict[str, Any], rng: random.Random) -> Any:
    """Play `bottle` without looking: claim a word, or pass."""
    return {"t": "pass"} if rng.random() < 0.3 else {"t": "say", "word": rng.choice(WORDS)}


class BotMind:
    """Plays any game as its bot would."""

    def __init__(self, game: str) -> None:
        entry: Any = CATALOGUE[game]
        self._view = codec_of(entry.game).view
        moves = get_args(entry.game.Moves) or (entry.game.Moves,)
        self._kinds = {str(move.__struct_config__.tag): move for move in moves}
        self._bot = entry.bot(Lexicon.load("en"), 3)

    async def __call__(self, message: dict[str, Any], rng: random.Random) -> Any:
        if not message.get("asks") or message["view"] is None:
            return None
        return await asyncio.to_thread(self._think, message, rng)

    def _think(self, message: dict[str, Any], rng: random.Random) -> Any:
        view = self._view.decode(json.dumps(message["view"]).encode())
        thought = self._bot.think(view, tuple(self._kinds[tag] for tag in message["asks"]), rng)
        return None if thought is None else json.loads(encode(thought.move))


class Player:
    def __init__(self, table: Table, seat: int, choose: Choose = claim_at_random) -> None:
        self.code, self.seat, self.token = table.code, seat, table.tokens[seat]
        self.url = table.live
        self._choose, self._rng = choose, random.Random(f"{table.code}{seat}")
        self.answers: dict[str, str] = {}
        """"ok" or "refused", by the id of a move."""
        self.accepted: list[tuple[float, float]] = []
        """When each accepted move was last sent, and when its answer came."""
        self.events: list[Any] = []
        self.seq = 0
        self.connections = 0
        self.went_back = 0
        """How many views were older than one before them."""
        self._view: dict[str, Any] = {}
        self._unanswered: dict[str, Any] | None = None
        self._moves, self._sent_at = 0, 0.0

    def moved_to(self, address: str) -> "Player":
        """Connect to another address of the same table from now on."""
        self.url = live_url(address, self.code)
        return self

    @property
    def is_over(self) -> bool:
        """Whether they saw the end of the game."""
        return self._view.get("status") == "over"

    async def play(self, session: aiohttp.ClientSession) -> None:
        """Play until cancelled."""
        while True:
            with contextlib.suppress(aiohttp.ClientError, ConnectionError, TimeoutError):
                await self._play_until_cut(session)
            await asyncio.sleep(RETRY_SECONDS * (0.5 + self._rng.random()))

    async def _play_until_cut(self, session: aiohttp.ClientSession) -> None:
        async with connect(session, self.url, self.token, seq=self.seq) as socket:
            self.connections += 1
            if self._unanswered is not None:
                await self._send(socket)
            while True:
                frame = await socket.receive(SILENCE_SECONDS)
                if frame.type is not aiohttp.WSMsgType.TEXT:
                    return
                await self._receive(socket, json.loads(frame.data))

    async def _receive(self, socket: aiohttp.ClientWebSocketResponse, message: dict[str, Any]) -> None:
        match message["t"]:
            case "ping":
                await socket.send_json({"t": "pong", "n": message["n"]})
            case "view":
                self.went_back += message["seq"] < self.seq
                self.events += message["events"]
                self.seq, self._view = message["seq"], message
            case "ok" | "refused":
                self._note_answer(message)
        if self._unanswered is None and (move := await self._choose(self._view, self._rng)) is not None:
            await asyncio.sleep(self._rng.random() * PAUSE_SECONDS)
            self._moves += 1
            self._unanswered = {"t": "act", "id": f"m{self._moves}", "move": move}
            await self._send(socket)

    def _note_answer(self, message: dict[str, Any]) -> None:
        self.answers[message["id"]] = message["t"]
        if self._unanswered is not None and message["id"] == self._unanswered["id"]:
            if message["t"] == "ok":
                self.accepted.append((self._sent_at, monotonic()))
            self._unanswered = None

    async def _send(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._sent_at = monotonic()
        await socket.send_json(self._unanswered)
