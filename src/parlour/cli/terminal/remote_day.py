"""The rolls of a server's days: looked at and played over the network, as the client does."""

import asyncio
from datetime import date
from secrets import token_hex
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import msgspec

from parlour.cli.hosting.private_files import private_files
from parlour.cli.output import console, stop
from parlour.cli.terminal.day_result import print_result, shared, told_of
from parlour.cli.terminal.phrases import phrase
from parlour.cli.terminal.play import data_home
from parlour.cli.terminal.remote_table import RemoteTable
from parlour.core import DayScore, Entry

KEY = "daily-key"
SECONDS = aiohttp.ClientTimeout(total=30, sock_connect=10)
Told = dict[str, Any]


class Remote:
    def __init__(self, server: str, language: str) -> None:
        split = urlsplit(server)
        if split.scheme not in ("http", "https") or not split.hostname:
            stop(f"--server wants an address like https://play.example.org, not {server!r:.80}")
        self.address, self.language = server.rstrip("/"), language

    def show(self, entries: list[Entry], day: date | None, json: bool, *, is_one: bool) -> list[Told] | None:
        """Play today's roll of one game, or return what may be known of rolls. Exits with one line on trouble."""
        try:
            return asyncio.run(self._show(entries, day, json, is_one))
        except (aiohttp.ClientError, TimeoutError, OSError) as wrong:
            stop(f"{self.address} does not answer: {' '.join(str(wrong).split()) or type(wrong).__name__}")

    async def _show(self, entries: list[Entry], day: date | None, json: bool, is_one: bool) -> list[Told] | None:
        async with aiohttp.ClientSession(timeout=SECONDS, headers={"Authorization": f"Bearer {_key()}"}) as session:
            self.session = session
            about = await self._ask("GET", "/api/days")
            asked = str(day or about["today"])
            offered = [entry for entry in entries if entry.id in about["games"]]
            if not offered:
                stop(f"{self.address} has no roll of the day of {entries[0].id}")
            if asked == about["today"] and is_one and not json:
                await self._play(offered[0], asked)
                return None
            return [await self._told(entry, asked) for entry in offered]

    async def _told(self, entry: Entry, day: str) -> Told:
        """Of a day gone by, the roll and the best. Today's roll is seen by playing it: the clock starts then."""
        found = await self._ask("GET", self._roll(entry, day))
        best = found["solution"]
        assert entry.extras.day is not None
        if best is None:
            return {"date": day, "game": entry.id, "roll": None}
        return {"date": day, "game": entry.id, "roll": best[entry.extras.day.roll_in], "best": best}

    async def _sit(self, entry: Entry, day: str) -> RemoteTable:
        name = phrase(self.language, "you")
        made = await self._ask("POST", self._roll(entry, day), {"name": name})
        return RemoteTable(self.session, self.address, entry, self.language, made["code"], made["token"])

    async def _play(self, entry: Entry, day: str) -> None:
        console.print(f"{entry.title(self.language)} · {day} · {self.address}", style="bold", markup=False)
        async with await self._sit(entry, day) as table:
            is_over = await table.play()
        if is_over:
            await self._print_result(entry, day)

    async def _print_result(self, entry: Entry, day: str) -> None:
        found = await self._ask("GET", self._roll(entry, day))
        made = DayScore(found["mine"]["points"] or 0, told_of(entry, found["told"]))
        print_result(shared(entry, made, day, self.language), self.language)
        console.print(f"{self.address}/daily/{day}/{entry.id}?language={self.language}", markup=False, soft_wrap=True)

    def _roll(self, entry: Entry, day: str) -> str:
        return f"/api/days/{day}/{self.language}/{entry.id}"

    async def _ask(self, method: str, path: str, body: Any = None) -> Any:
        async with self.session.request(method, self.address + path, json=body) as answer:
            try:
                said = msgspec.json.decode(await answer.read())
            except msgspec.DecodeError:
                stop(f"{self.address} is no Parlour server")
            if answer.status >= 400:
                stop(f"{self.address}: {said.get('detail') or said.get('code')}")
            return said


def _key() -> str:
    """Return what this machine shows, so that it plays each roll once."""
    file = data_home() / KEY
    if not file.is_file():
        with private_files():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(token_hex(20), "ascii")
    return file.read_text("ascii").strip()
