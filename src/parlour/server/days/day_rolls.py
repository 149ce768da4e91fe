"""The dice of each day's roll and the best that can be made of them, both found before anybody asks."""

import asyncio
from datetime import date, timedelta
from typing import NamedTuple

import msgspec

from parlour.core import AnyTable, Day, Refused
from parlour.core.extras.day import shake_for, table_of
from parlour.server.jobs.job_pool import MadeOnce, Slot
from parlour.server.jobs.pools import Library, Pools, games_at
from parlour.server.loading.game_loader import Games
from parlour.server.storage.day_plays import Which
from parlour.server.storage.records import Sitter, TableRecord
from parlour.server.storage.store import Store
from parlour.server.tokens import hash_of, new_code
from parlour.server.wall_clock import wall_now

SOLUTION_SECONDS = 2.0
"""How long a request waits for a solution. After that it gets the rest, and the client asks again."""
KEPT_ROLLS = 256


class Shaken(NamedTuple):
    """Which shake it is, and a table where it was rolled."""

    shake: int
    table: AnyTable


class DayRolls:
    def __init__(self, store: Store, games: Games, pools: Pools) -> None:
        self._store, self._games, self._library = store, games, pools.library
        self._slot, self._shaking = Slot(pools.in_turn), Slot(pools.at_once)
        self._solutions: MadeOnce[Which, str] = MadeOnce(KEPT_ROLLS)
        self._shaken: MadeOnce[Which, Shaken] = MadeOnce(KEPT_ROLLS)

    def close(self) -> None:
        self._solutions.close()
        self._shaken.close()
        self._slot.clear()
        self._shaking.clear()

    @property
    def games(self) -> list[str]:
        return [id for id, entry in self._games.catalogue.items() if entry.extras.day is not None]

    def games_in(self, language: str) -> list[str]:
        """The games with a roll of the day that can be played in a language."""
        return [game for game in self.games if self._games.entry(game).is_in(language)]

    def day_of(self, game: str) -> Day:
        """Raises Refused if this game has no roll of the day."""
        day = self._games.entry(game).extras.day
        if day is None:
            raise Refused("no-such-game", f"{game[:32]} has no roll of the day")
        return day

    def record(self, which: Which, token: str, name: str) -> TableRecord:
        settings, _ = self._games.settle(which.game, self.day_of(which.game).settings)
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

    def shake_soon(self, which: Which) -> asyncio.Task[Shaken]:
        """The first dice of a roll. Finding good ones may take a while."""
        return self._shaken.begin(which, lambda: self._shake(which))

    async def _shake(self, which: Which) -> Shaken:
        secret, game = self._games.secret, await self._games.open(self.record(which, "", ""))
        shake = await self._shaking.run(find_shake, self._library, which, secret)
        return Shaken(shake, await asyncio.to_thread(table_of, game, secret, which.day, which.language, shake))

    async def is_asked(self, which: Which, question: bytes) -> bool:
        """Whether a question beside the printed box is about this roll."""
        day = self._games.entry(which.game).extras.day
        if day is None or day.is_asked is None:
            return False
        return day.is_asked((await asyncio.shield(self.shake_soon(which))).table, question)

    async def solution(self, which: Which) -> str | None:
        """The best that can be made of a roll, or None while it is being searched for."""
        found = await self._store.ask(self._store.days.solution, which)
        if found is not None:
            return found
        try:
            async with asyncio.timeout(SOLUTION_SECONDS):
                return await asyncio.shield(self.solve_soon(which))
        except TimeoutError:
            return None

    def solve_soon(self, which: Which) -> asyncio.Task[str]:
        return self._solutions.begin(which, lambda: self._solve(which))

    async def _solve(self, which: Which) -> str:
        found = await self._store.ask(self._store.days.solution, which)
        if found is None:
            made = await self._slot.run(solve, self._library, which, self._games.secret)
            await self._store.ask(self._store.days.keep_solution, which, made.decode())
            found = await self._store.ask(self._store.days.solution, which)
        assert found is not None
        return found

    async def prepare(self, today: date) -> None:
        """Shake the dice of today and tomorrow, and solve tomorrow's, for the games that were played lately."""
        a_day = timedelta(days=1)
        ask, rolls = self._store.ask, self._store.days.rolls_played
        played = [roll for day in (today - a_day, today) for roll in await ask(rolls, str(day))]
        offered = {(one.language, one.game) for one in played if one.game in self.games_in(one.language)}
        for language, game in sorted(offered):
            tomorrow = Which(str(today + a_day), language, game)
            for which in (Which(str(today), language, game), tomorrow):
                await asyncio.wait([self.shake_soon(which)])
            await asyncio.wait([self.solve_soon(tomorrow)])


def find_shake(library: Library, which: Which, secret: bytes) -> int:
    """Run in a slot, perhaps in another process: to look for dice that suit can take a second."""
    return _shaken(library, which, secret)[0]


def solve(library: Library, which: Which, secret: bytes) -> bytes:
    """Run in a slot, perhaps in another process: arguments and result are plain values."""
    day, (_, table) = _day(library, which), _shaken(library, which, secret)
    return msgspec.json.encode(day.solve(table))


def _shaken(library: Library, which: Which, secret: bytes) -> tuple[int, AnyTable]:
    day = _day(library, which)
    game = games_at(library).entry(which.game).open(library()[1], {**day.settings, "language": which.language})
    return shake_for(day, game, secret, which.day, which.language)


def _day(library: Library, which: Which) -> Day:
    day = games_at(library).entry(which.game).extras.day
    assert day is not None
    return day
