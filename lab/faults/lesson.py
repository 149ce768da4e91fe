"""Classes: pupils get seats through one link, and the teacher moves them between tables."""

import asyncio
import contextlib
import json
from collections.abc import Sequence
from itertools import count, cycle
from typing import Any

import aiohttp

from lab.faults.evening import ANSWER_SECONDS
from lab.postgres import Postgres
from lab.tables import RETRY_SECONDS, RequestFailed, connect, live_url, post, read_message

PUPILS, SIZE = 5, 2
SEATED = "SELECT code, seats FROM tables WHERE club = :club"
HICCUPS = (aiohttp.ClientError, RequestFailed, TimeoutError, ConnectionError)


class Lesson:
    def __init__(self, doors: Sequence[str]) -> None:
        self._doors, self._ids = cycle(doors), count()
        self.club: dict[str, Any] = {}
        self.decisions = 0
        self.places: dict[str, set[str]] = {}
        """By acknowledged pupil: the tables at which they may be seated. Two while they are being moved."""

    async def play(self, session: aiohttp.ClientSession) -> None:
        """Teach one class after another until cancelled."""
        while True:
            with contextlib.suppress(*HICCUPS):
                await self._teach(session)
            await asyncio.sleep(RETRY_SECONDS)

    async def _teach(self, session: aiohttp.ClientSession) -> None:
        new = {"game": "bottle", "size": SIZE}
        club = await post(session, f"{next(self._doors)}/api/clubs", new)
        self.club, self.places = club, {}
        tokens = dict[str, str]()
        for n in range(PUPILS):
            tokens[f"Pupil {n}"] = await self._arrive(session, f"Pupil {n}")
        here, there = (next(iter(self.places[name])) for name in ("Pupil 0", f"Pupil {PUPILS - 1}"))
        await self._move(session, "Pupil 0", tokens["Pupil 0"], here, there)

    async def _arrive(self, session: aiohttp.ClientSession, name: str) -> str:
        code = (await post(session, f"{self._path}/place", {"name": name}))["code"]
        taken = await post(session, f"{next(self._doors)}/api/tables/{code}/seats", {"name": name})
        self.places[name] = {code}
        self.decisions += 1
        return str(taken["token"])

    async def _move(self, session: aiohttp.ClientSession, name: str, token: str, here: str, there: str) -> None:
        """Move a pupil who is connected. The answer to the teacher, or the message to the pupil, may be lost."""
        self.places[name] = {here, there}  # before the seat is asked for, because a check may come in between
        seat = await post(session, f"{next(self._doors)}/api/tables/{there}/seats", {"name": name})
        headers = {"Authorization": f"Bearer {self.club['token']}"}
        async with session.get(self._path, headers=headers) as answer:
            if answer.status != 200:
                raise RequestFailed(await answer.text())
            tables = {one["code"]: one for one in (await answer.json())["tables"]}
        at = next(n for n, one in enumerate(tables[here]["seats"]) if one["name"] == name)
        do = {"t": "move", "seat": at, "to": there, "token": seat["token"]}
        async with (
            asyncio.timeout(ANSWER_SECONDS),
            connect(session, live_url(next(self._doors), here), token),
            connect(session, live_url(next(self._doors), here), tables[here]["token"]) as teacher,
        ):
            await teacher.send_json({"t": "host", "id": (id := f"move {next(self._ids)}"), "do": do})
            while (message := await read_message(teacher)).get("id") != id:
                pass
        if message["t"] == "ok":
            self.places[name] = {there}
            self.decisions += 1

    @property
    def _path(self) -> str:
        return f"{next(self._doors)}/api/clubs/{self.club['code']}"

    def check(self, database: Postgres) -> int:
        """Return how many acknowledged pupils sit at no table, or at one that they left."""
        rows = database.ask(SEATED, club=self.club["code"]) if self.club else []
        seated = {code: [one["name"] for one in json.loads(seats) if not one["left"]] for code, seats in rows}
        found: dict[str, set[str]] = {name: {code for code in seated if name in seated[code]} for name in self.places}
        return sum(not (found[name] and found[name] <= tables) for name, tables in self.places.items())
