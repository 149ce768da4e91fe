"""A class or a club: one link fills tables as people arrive, and one teacher hosts them all.

The teacher is an ordinary host at every table. Each server remembers for a while which seats it has promised. If
several servers are asked at once, each may open a table of its own; everybody gets a seat.
"""

import asyncio
from collections import defaultdict
from hashlib import sha256
from time import monotonic
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from parlour.core import AnyTable, Entry, Refused
from parlour.core.extras.highlights import GoodWord
from parlour.server import wire
from parlour.server.diagnostics import Faults
from parlour.server.loading.game_loader import Games
from parlour.server.names import likeness
from parlour.server.room.people.sitting import free_name
from parlour.server.storage.club_records import ClubRecord
from parlour.server.storage.records import TableRecord
from parlour.server.storage.store import Store
from parlour.server.tables.rooms import Rooms
from parlour.server.tokens import hash_of, new_code, new_token
from parlour.server.wall_clock import wall_now

MOST_TABLES = 60
DAY_MS = 86_400_000
PROMISED_SECONDS = 20.0
MOST_EMPTY = 6
"""How many tables where nobody sits yet are kept for people who were sent there."""


class Result(Struct, frozen=True):
    """What one player reached in one game. `table`: what it is called. `number`: of the game at its table. `ended`: by
    the wall clock. `words`: those that counted, with their points."""

    table: int
    code: str
    game: str
    number: int
    ended: int
    player: str
    points: int | str
    won: bool
    words: str


class NoSuchClub(Refused):
    def __init__(self) -> None:
        super().__init__("no-such-club", "no class or club has this code")


class Clubs:
    def __init__(self, store: Store, rooms: Rooms, games: Games) -> None:
        self._store, self._rooms, self._games = store, rooms, games
        self._turns: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._promised: dict[str, dict[str, float]] = {}
        """By table: the people who were sent there, and until when each seat is reserved."""

    async def create(self, new: wire.NewClub) -> tuple[ClubRecord, str]:
        token = new_token()
        club = await self._chosen(new, code=new_code(), host=hash_of(token))
        while not await self._store.ask(self._store.clubs.create, club):
            club = replace(club, code=new_code())
        return club, token

    async def change(self, club: ClubRecord, choice: wire.ClubChoice) -> None:
        """Let new tables play something else. The others begin it with `follow`."""
        await self._store.ask(self._store.clubs.change, await self._chosen(choice, code=club.code, host=club.host))

    async def _chosen(self, choice: wire.ClubChoice, *, code: str, host: str) -> ClubRecord:
        entry = self._games.entry(choice.game)
        if not entry.players[0] <= choice.size <= entry.players[1]:
            raise Refused("bad-size", f"{choice.game} has {entry.players[0]}-{entry.players[1]} seats")
        settings, _ = self._games.settle(choice.game, choice.settings)
        if choice.family:
            settings |= await self._family(entry, choice.language, settings.get("house", {}))
        return ClubRecord(
            code=code,
            host=host,
            game=choice.game,
            language=choice.language,
            settings=settings,
            size=choice.size,
            touched=wall_now(),
            waits=choice.waits,
        )

    async def _family(self, entry: Entry, language: str, own: dict[str, Any]) -> dict[str, Any]:
        """The settings that keep rude words out of a class, as far as the game has any. `own`: the teacher's words."""
        names = {setting.name for setting in entry.all_settings}
        if "family" in names:
            return {"family": True}
        if "house" in names:
            rude = await self._games.impolite(language, entry.extras.words)
            return {"house": {**own, "refuse": [*own["refuse"], *rude]}}
        return {}

    async def chosen(self, club: ClubRecord) -> tuple[dict[str, Any], bool]:
        """The settings of a class as its teacher chose them, and whether rude words are refused."""
        if "house" not in club.settings or "family" in club.settings:
            return club.settings, bool(club.settings.get("family"))
        house, limits = club.settings["house"], self._games.entry(club.game).extras.words
        rude = set(await self._games.impolite(club.language, limits))
        own = [word for word in house["refuse"] if word not in rude]
        return {**club.settings, "house": {**house, "refuse": own}}, len(own) < len(house["refuse"])

    async def use(self, club: ClubRecord) -> None:
        """Note that its teacher uses a club, so that its short link works. This is stored about once a day."""
        if wall_now() - club.touched > DAY_MS:
            await self._store.ask(self._store.clubs.change, replace(club, touched=wall_now()))

    async def last_used(self, club: ClubRecord) -> int:
        """When one of its tables was used last, or it was made."""
        return max([club.touched, *(table.touched for table in await self.tables(club))])

    async def tables(self, club: ClubRecord) -> list[TableRecord]:
        """The club's tables as people see them, stored or awake."""
        stored = await self._store.ask(self._store.clubs.tables_of, club.code)
        awake = {room.record.code: room.shown.record for room in self._rooms.awake}
        return [awake.get(record.code, record) for record in stored]

    async def place_of(self, record: TableRecord) -> int | None:
        """What a table of a club is called, counted from 1. None: it belongs to no club."""
        if record.club is None:
            return None
        tables = await self._store.ask(self._store.clubs.tables_of, record.club)
        return [one.code for one in tables].index(record.code) + 1

    async def place(self, club: ClubRecord, name: str) -> TableRecord:
        """A table with a free seat: the fullest that has not begun, or a new one."""
        await self._games.check_polite(free_name((), name))
        async with self._turns[club.code]:
            tables = await self.tables(club)
            waiting = [table for table in tables if table.status == "lobby" and self._free(table, name)]
            table = max(waiting, key=lambda one: len(one.seats), default=None)
            table = table or self._crowded(tables) or await self._open_table(club, len(tables))
            self._promised.setdefault(table.code, {})[likeness(name)] = monotonic() + PROMISED_SECONDS
            return table

    async def open_table(self, club: ClubRecord) -> TableRecord:
        """Open one more table for people whom the teacher moves there."""
        async with self._turns[club.code]:
            return await self._open_table(club, len(await self.tables(club)))

    def _crowded(self, tables: list[TableRecord]) -> TableRecord | None:
        """Return the empty table that the fewest people were sent to, if too many tables are empty.

        A stranger who keeps asking must not use up all tables. If everybody comes, the last one finds the table full
        and asks again.
        """
        empty = [table for table in tables if table.status == "lobby" and not table.seats]
        if len(empty) < MOST_EMPTY:
            return None
        return min(empty, key=lambda table: len(self._promised.get(table.code, {})))

    def _free(self, table: TableRecord, name: str) -> bool:
        """Whether there is a seat that nobody has or was promised, and nobody with the same name."""
        seated = {likeness(one.name) for one in table.seats}
        promised = self._promised.get(table.code, {})
        for who, until in list(promised.items()):
            if until < monotonic() or who in seated:
                del promised[who]
        return len(seated) + len(promised) < table.size and likeness(name) not in {*seated, *promised}

    async def _open_table(self, club: ClubRecord, count: int) -> TableRecord:
        if count >= MOST_TABLES:
            raise Refused("full", f"a club has at most {MOST_TABLES} tables")
        new = wire.NewTable(club.game, club.settings, club.size, [], club.language)
        record, _ = await self._rooms.create(new, club=club, token=lambda code: key_of_table(club, code))
        return record

    async def results(self, club: ClubRecord) -> list[Result]:
        """What every player reached in every finished game."""
        found: list[Result] = []
        for place, record in enumerate(await self._store.ask(self._store.clubs.tables_of, club.code), 1):
            for number in range(1, record.number + 1):
                found += await self._result(place, record, number)
        return found

    async def _result(self, place: int, record: TableRecord, number: int) -> list[Result]:
        ended = await self._store.ask(self._store.finished, record, number)
        if ended is None:
            return []
        table = await self._games.replay(ended, await self._store.ask(self._store.lines, record.code, number))
        if table.result is None:
            return []
        points: tuple[int | str, ...] = table.result.scores or ("",) * len(ended.seats)
        words, winners = self._words(table, ended.game), table.result.crowned
        return [
            Result(
                place, record.code, ended.game, number, ended.touched, one.name, reached, seat in winners, words[seat]
            )
            for seat, (one, reached) in enumerate(zip(ended.seats, points, strict=True))
        ]

    def _words(self, table: AnyTable, game: str) -> dict[int, str]:
        """By seat: the words that counted, each with its points if it has any."""
        find, none = self._games.entry(game).extras.review.words, list[GoodWord]()
        found = none if find is None else Faults(game).spare(lambda: list(find(table)), none)
        by_seat: defaultdict[int, list[str]] = defaultdict(list)
        for one in sorted(found, key=lambda one: one.round):
            by_seat[one.seat].append(f"{one.word} {'' if one.points is None else one.points}".strip())
        return {seat: ", ".join(by_seat[seat]) for seat in range(table.seats)}


def key_of_table(club: ClubRecord, code: str) -> str:
    """The teacher's token as host of one table. It is made of what only the records hold."""
    return sha256(f"club {club.host} {code}".encode()).hexdigest()


def key_of_screen(club: ClubRecord) -> str:
    """The token of a projector. It shows the tables and can do nothing there."""
    return sha256(f"screen {club.host}".encode()).hexdigest()
