"""Evenings: hosts decide, people come and go, games follow each other, and devices are handed on.

One conductor makes every decision at its table, so each view and the stored record must show the state after the last
acknowledged decision, or the one after the decision that is under way. Every message goes out on a new connection
through the next door, as if somebody had handed the device on, and is sent again with its id until it is answered.
"""

import asyncio
import contextlib
from collections.abc import Sequence
from itertools import cycle
from typing import Any

import aiohttp

from lab.faults.facts import RECORD, Facts, Seat, decided, of_record, of_view
from lab.postgres import Postgres
from lab.tables import RETRY_SECONDS, RequestFailed, connect, live_url, post, read_message

ANSWER_SECONDS = 5.0
"""A connection on which no answer came for this long is given up."""
NOTHING_HAPPENED = ("trouble", "busy", "away", "too-fast")
"""Refusals that a fault may cause. The decision is made again."""
PROGRAMME: Sequence[dict[str, Any]] = (
    {"t": "sit", "name": "Bob"},
    {"t": "bot", "level": 2},
    {"t": "remove", "seat": 2},
    {"t": "start"},
    {"t": "pause"},
    {"t": "extra", "seat": 1, "percent": 150},
    {"t": "give", "seat": 1},
    {"t": "give", "seat": 0},
    {"t": "bot", "seat": 1, "level": 3},
    {"t": "bot", "seat": 1},
    {"t": "wait", "name": "Cy"},
    {"t": "resume"},
    {"t": "remove", "seat": 1},
    {"t": "again"},
    {"t": "pause"},
    {"t": "lobby", "game": "lone"},
    {"t": "start"},
    {"t": "lobby", "game": "bottle"},
    {"t": "start"},
)
"""One evening: seats, decisions of two hosts, a newcomer, a rematch, Another game."""


class Evening:
    def __init__(self, doors: Sequence[str]) -> None:
        self._doors, self._address = cycle(doors), doors[0]
        self.code = ""
        self.decisions = self.untrue = self.stale = 0
        self._ids = 0
        self._tokens: dict[str, str] = {}
        self._is_token_lost = False
        """Somebody was seated, but the answer with their token was lost. The evening can't go on."""
        self.known: tuple[Facts, ...] = ()
        """The states that may be shown now: the acknowledged one, and the next one while a decision is under way."""

    async def play(self, session: aiohttp.ClientSession) -> None:
        """Play one evening after another until cancelled."""
        while True:
            await self._open(session)
            for do in PROGRAMME:
                await self._carry_out(session, do)
                if self._is_token_lost:
                    break

    async def _open(self, session: aiohttp.ClientSession) -> None:
        while True:
            with contextlib.suppress(aiohttp.ClientError, RequestFailed, TimeoutError, ConnectionError):
                made = await post(session, f"{self._address}/api/tables", {"game": "bottle"})
                taken = await self._seat(session, made["code"], {"name": "Ann", "token": made["host_token"]})
                self.known = (Facts("bottle", "lobby", 0, False, (Seat("Ann", host=True),)),)
                self._tokens, self.code = {"Ann": taken["token"]}, made["code"]
                self._is_token_lost = False
                return
            await asyncio.sleep(RETRY_SECONDS)

    async def _seat(self, session: aiohttp.ClientSession, code: str, body: dict[str, Any]) -> dict[str, Any]:
        return await post(session, f"{next(self._doors)}/api/tables/{code}/seats", body)

    async def _carry_out(self, session: aiohttp.ClientSession, do: dict[str, Any]) -> None:
        before = self.known[0]
        self.known = before, decided(before, do)
        self._ids += 1
        while not await self._try(session, do):
            await asyncio.sleep(RETRY_SECONDS)
        self.known = (self.known[1],)
        self.decisions += 1

    async def _try(self, session: aiohttp.ClientSession, do: dict[str, Any]) -> bool:
        """Whether the decision was acknowledged."""
        with contextlib.suppress(aiohttp.ClientError, TimeoutError, ConnectionError):
            if do["t"] in ("sit", "wait"):
                return await self._sit(session, do)
            async with asyncio.timeout(ANSWER_SECONDS):
                return await self._decide(session, do)
        return False

    async def _sit(self, session: aiohttp.ClientSession, do: dict[str, Any]) -> bool:
        """A request with a lost answer may have seated the person, so the name may be taken already."""
        try:
            body = {"name": do["name"], "next": do["t"] == "wait"}
            self._tokens[do["name"]] = (await self._seat(session, self.code, body))["token"]
        except RequestFailed as refused:
            self._is_token_lost = "name-taken" in str(refused)
            return self._is_token_lost
        return True

    async def _decide(self, session: aiohttp.ClientSession, do: dict[str, Any]) -> bool:
        token = self._tokens[next(one.name for one in self.known[0].seats if one.host)]
        async with connect(session, live_url(next(self._doors), self.code), token) as socket:
            await socket.send_json({"t": "host", "id": f"d{self._ids}", "do": do})
            while (message := await read_message(socket)).get("id") != f"d{self._ids}":
                if message["t"] == "view":
                    self.untrue += not self._is_true(of_view(message))
            if message["t"] == "ok":
                return True
        self._ids += 1
        self.stale += message["code"] not in NOTHING_HAPPENED and not self._is_ending(message)
        return False

    def _is_true(self, seen: Facts) -> bool:
        return any(one.fits(seen) for one in self.known)

    def _is_ending(self, refused: dict[str, Any]) -> bool:
        """The game that a removal ends takes a moment to end."""
        return self.known[0].status == "ending" and refused["code"] == "not-over"

    def check(self, database: Postgres) -> int:
        """Return 1 if the stored record shows neither the acknowledged state nor the one under way."""
        rows = database.ask(RECORD, code=self.code) if self.code else []
        return sum(not self._is_true(of_record(*row)) for row in rows)
