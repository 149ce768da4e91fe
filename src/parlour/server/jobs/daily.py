"""The roll of the day: one a day, a language and a game, the same for everybody on this database.

Its dice follow from a secret in the database, so nobody knows tomorrow's. Each device plays it once, at a table of its
own that is like any other: it sleeps, wakes and survives as they do. What a game came to is counted when somebody asks
for the day, from its log: nothing is lost where a server dies between the last move and that. The best of a day is
looked for at a desk as soon as the first one plays, and tomorrow's in the hours before, when its dice are made ready
too.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from concurrent.futures import Executor
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

import msgspec
from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from parlour.core import Day, DayScore, Logged, Refused, encode
from parlour.core.extras.day import shake_for
from parlour.server import wire
from parlour.server.jobs.day_keys import device_of, token_of
from parlour.server.jobs.day_ranking import Compared, compare
from parlour.server.jobs.job_pool import Job
from parlour.server.jobs.reviews import Library, games_at
from parlour.server.loading.damage import Damaged
from parlour.server.loading.game_loader import SHAKE, Games, check_language
from parlour.server.loading.upgrades import Outdated
from parlour.server.names import read_name
from parlour.server.storage.day_plays import DayPlay, Which
from parlour.server.storage.records import LineRecord, Sitter, Spoilt, TableRecord
from parlour.server.storage.store import Store
from parlour.server.tokens import hash_of, new_code
from parlour.server.wall_clock import wall_now

SOLUTION_SECONDS = 2.0
"""Who has waited so long is told the rest, and asks again for the best."""
SETTLED_TOGETHER = 20
FIRST_SECONDS, AHEAD_SECONDS = 30.0, 3600.0
KEPT_ROLLS = 256


class Days:
    def __init__(self, store: Store, games: Games, library: Library, open_pool: Callable[[], Executor]) -> None:
        self._store, self._games, self._library = store, games, library
        self._desk = Job(open_pool)
        self._solving: dict[Which, asyncio.Task[str]] = {}
        self._shaken: dict[Which, asyncio.Task[Shaken]] = {}
        self.read_wall: Callable[[], int] = wall_now
        self.since = ""

    async def open(self) -> None:
        secret, self.since = await self._store.ask(self._store.days.secret, secrets.token_hex(32), str(self.today))
        self._games.secret = secret.encode()

    def close(self) -> None:
        for task in (*self._solving.values(), *self._shaken.values()):
            task.cancel()
        self._desk.clear()

    # Which day.

    @property
    def today(self) -> date:
        """The server's own: whatever a device believes, in whatever part of the world."""
        return datetime.fromtimestamp(self.read_wall() / 1000, UTC).date()

    def overview(self) -> wire.DaysView:
        tomorrow = datetime.combine(self.today + timedelta(days=1), datetime.min.time(), UTC)
        left = tomorrow.timestamp() - self.read_wall() / 1000
        return wire.DaysView(str(self.today), self.since, max(1, round(left)), self.games)

    @property
    def games(self) -> list[str]:
        return [id for id, entry in self._games.catalogue.items() if entry.extras.day is not None]

    def check_day(self, day: str, language: str) -> None:
        """Nobody asks for tomorrow: its dice are not rolled before it is there."""
        check_language(language)
        try:
            asked = date.fromisoformat(day)
        except ValueError:
            raise Refused("no-such-day", "a day is written like 2026-11-16") from None
        if str(asked) != day:
            raise Refused("no-such-day", "a day is written like 2026-11-16")
        if asked > self.today:
            raise Refused("no-such-day", f"that day has not come: here it is {self.today}")
        if day < self.since:
            raise Refused("no-such-day", f"this server has rolled since {self.since}")

    def read(self, day: str, language: str, game: str) -> Which:
        self.check_day(day, language)
        self._day_of(game)
        return Which(day, language, game)

    def _day_of(self, game: str) -> Day:
        day = self._games.entry(game).extras.day
        if day is None:
            raise Refused("no-such-game", f"{game[:32]} is not played by the day")
        return day

    # Playing it.

    async def play(self, which: Which, key: str, name: str) -> wire.DayPlayMade:
        """The table of this device: the one it has, or a new one with the dice of the day."""
        device, token = device_of(key, which), token_of(key, which)
        self._solve_soon(which)
        while (play := await self._store.ask(self._store.days.find, which, device)) is None:
            record, dealt = await self._deal(which, token, read_name(name))
            await self._store.ask(self._store.days.begin, which, device, record, dealt, which.day == str(self.today))
        return wire.DayPlayMade(play.code, 0, token)

    async def _deal(self, which: Which, token: str, name: str) -> tuple[TableRecord, list[LineRecord]]:
        record = self._record(which, token, name)
        game = await self._games.open(record)
        shake, log = await asyncio.shield(self._shake_soon(which))
        heading, code, now = {**self._games.heading(record, game), SHAKE: shake}, record.code, record.created
        lines = [LineRecord(code, 1, n, line.at, now, encode(line).decode()) for n, line in enumerate(log)]
        return replace(record, heading=heading), lines

    def _record(self, which: Which, token: str, name: str) -> TableRecord:
        settings, _ = self._games.settle(which.game, self._day_of(which.game).settings)
        now, hashed = wall_now(), hash_of(token)
        return TableRecord(
            code=new_code(),
            game=which.game,
            language=which.language,
            settings=settings,
            size=1,
            host=hashed,
            seats=(Sitter(name, token=hashed, host=True),),
            status="playing",
            number=1,
            created=now,
            touched=now,
            day=which.day,
        )

    def _shake_soon(self, which: Which) -> "asyncio.Task[Shaken]":
        """The first dice of a roll. To find dice that suit may take a while: it is done once a roll, and begun as soon
        as somebody looks at the day."""
        if which not in self._shaken or _has_failed(self._shaken[which]):
            if len(self._shaken) >= KEPT_ROLLS:
                self._shaken = {}
            task = self._shaken[which] = asyncio.create_task(self._shake(which))
            task.add_done_callback(_has_failed)  # whoever asks for it is told; nobody may have
        return self._shaken[which]

    async def _shake(self, which: Which) -> "Shaken":
        game = await self._games.open(self._record(which, "", ""))
        day, secret = self._day_of(which.game), self._games.secret
        shake, table = await asyncio.to_thread(shake_for, day, game, secret, which.day, which.language)
        return Shaken(shake, table.log)

    # What came of it.

    async def states(self, day: str, language: str, key: str) -> dict[str, wire.DayState]:
        """What a device has made of each of a day's rolls."""
        rolls = [Which(day, language, game) for game in self.games]
        for which in rolls:
            if day == str(self.today):
                self._shake_soon(which)
            await self._settle(which)
        devices = [device_of(key, which) for which in rolls] if key else []
        played = await self._store.ask(self._store.days.played, day, language, devices)
        states = {}
        for which in rolls:
            play = played.get(which.game)
            compared = None if play is None else await self._among(which, play, None)
            states[which.game] = self._state(which, play if compared is None else compared.mine)
        return states

    async def result(self, which: Which, key: str) -> wire.DayResult:
        """Before one has played it, nothing is told of a roll whose day is not over."""
        await self._settle(which)
        play = await self._play_of(which, key)
        mine = self._state(which, play)
        if mine.state != "done" and which.day == str(self.today):
            return wire.DayResult(mine, None, None, None)
        found = await self._solution(which)
        solution = None if found is None else msgspec.Raw(found.encode())
        if (compared := await self._among(which, play, found)) is None:
            spread = await self._store.ask(self._store.days.spread, which)
        else:
            mine, play, spread = self._state(which, compared.mine), compared.mine, compared.spread
        told = None if play is None or play.told is None else msgspec.Raw(play.told.encode())
        return wire.DayResult(mine, told, solution, spread)

    async def _among(self, which: Which, play: DayPlay | None, found: str | None) -> Compared | None:
        """What came of it among all who played on the day, where a game compares them. None: it does not, or what it
        compares with is still being looked for."""
        among = self._day_of(which.game).among
        if among is None or (found := found or await self._solution(which)) is None:
            return None
        plays = await self._store.ask(self._store.days.counted, which)
        return await asyncio.to_thread(compare, among, found, plays, play)

    async def _play_of(self, which: Which, key: str) -> DayPlay | None:
        return await self._store.ask(self._store.days.find, which, device_of(key, which)) if key else None

    def _state(self, which: Which, play: DayPlay | None) -> wire.DayState:
        if play is None:
            return wire.DayState("new", which.day == str(self.today))
        return wire.DayState("begun" if play.points is None else "done", play.counts, play.points)

    async def _settle(self, which: Which) -> None:
        """Count the games that are over. One whose log can't be read counts for nobody, and stops nobody."""
        for code in await self._store.ask(self._store.days.unsettled, which, SETTLED_TOGETHER):
            with contextlib.suppress(Damaged, Outdated, Spoilt):
                record = await self._store.ask(self._store.find, code)
                if record is not None:
                    lines = await self._store.ask(self._store.lines, code, record.number)
                    made = await asyncio.to_thread(self._score, record, lines)
                    told = msgspec.json.encode(made.told).decode()
                    await self._store.ask(self._store.days.settle, which, code, made.points, told)

    def _score(self, record: TableRecord, lines: list[LineRecord]) -> DayScore:
        return self._day_of(record.game).score(self._games.replay_now(record, lines))

    # The best of a day.

    async def _solution(self, which: Which) -> str | None:
        """None: it is still being looked for."""
        found = await self._store.ask(self._store.days.solution, which)
        if found is not None:
            return found
        try:
            async with asyncio.timeout(SOLUTION_SECONDS):
                return await asyncio.shield(self._solve_soon(which))
        except TimeoutError:
            return None

    def _solve_soon(self, which: Which) -> "asyncio.Task[str]":
        if which not in self._solving:
            task = self._solving[which] = asyncio.create_task(self._solve(which))
            task.add_done_callback(lambda done: self._solved(which, done))
        return self._solving[which]

    def _solved(self, which: Which, done: "asyncio.Task[str]") -> None:
        del self._solving[which]
        if not done.cancelled():
            done.exception()  # whoever asks for it is told; nobody may have

    async def _solve(self, which: Which) -> str:
        found = await self._store.ask(self._store.days.solution, which)
        if found is None:
            made = await self._desk.run(solve, self._library, which, self._games.secret)
            await self._store.ask(self._store.days.keep_solution, which, made.decode())
            found = await self._store.ask(self._store.days.solution, which)
        assert found is not None
        return found

    async def look_ahead(self) -> None:
        await asyncio.sleep(FIRST_SECONDS)
        while True:
            with contextlib.suppress(SQLAlchemyError, TimeoutError):
                await self.prepare()
            await asyncio.sleep(AHEAD_SECONDS)

    async def prepare(self) -> None:
        """What was played yesterday or today will be played again: its dice lie ready, today's and tomorrow's, and
        tomorrow's best is found before anybody asks. One after another, off the event loop."""
        today, a_day = self.today, timedelta(days=1)
        ask, rolls = self._store.ask, self._store.days.rolls_played
        played = [roll for day in (today - a_day, today) for roll in await ask(rolls, str(day))]
        for language, game in sorted({(one.language, one.game) for one in played if one.game in self.games}):
            tomorrow = Which(str(today + a_day), language, game)
            for which in (Which(str(today), language, game), tomorrow):
                await asyncio.wait([self._shake_soon(which)])
            await asyncio.wait([self._solve_soon(tomorrow)])


class Shaken(NamedTuple):
    shake: int
    log: list[Logged]


def _has_failed(task: "asyncio.Task[Shaken]") -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


def solve(library: Library, which: Which, secret: bytes) -> bytes:
    """What is done at a desk, perhaps in another process: only values go there and come back."""
    games = games_at(library)
    day = games.entry(which.game).extras.day
    assert day is not None
    game = games.entry(which.game).open(library()[1], {**day.settings, "language": which.language})
    _, table = shake_for(day, game, secret, which.day, which.language)
    return msgspec.json.encode(day.solve(table))
