"""The roll of the day: one per day, language and game, the same for everybody on this database.

Its dice follow from a secret in the database, so nobody knows tomorrow's. Each device plays it once, at a table of its
own that sleeps, wakes and survives like any other. A game is counted from its log when somebody asks for the day, so
nothing is lost if a server dies after the last move.
"""

import asyncio
import contextlib
import secrets
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from parlour.core import Refused, Table, encode
from parlour.core.extras.day import Among, DayScore
from parlour.server import wire
from parlour.server.days.day_rolls import DayRolls
from parlour.server.days.households import Households
from parlour.server.jobs.pools import Pools
from parlour.server.loading.game_loader import SHAKE, Games, check_language
from parlour.server.loading.upgrades import Damaged, Outdated
from parlour.server.names import read_name
from parlour.server.storage.day_plays import DayPlay, Which
from parlour.server.storage.records import LineRecord, Spoilt, TableRecord
from parlour.server.storage.store import Store
from parlour.server.wall_clock import wall_now


class Ranking(NamedTuple):
    """Everybody who played on the day, and what they scored among each other."""

    plays: Sequence[DayPlay]
    scores: Sequence[DayScore]

    @property
    def spread(self) -> list[tuple[int, int]]:
        """How many people made each number of points."""
        return sorted(Counter(score.points for score in self.scores).items())


def rank(among: Among, solution: str, plays: Sequence[DayPlay]) -> Ranking:
    """Compare all plays that count. Each household has the weight of one person, however many devices it has."""
    details = [msgspec.json.decode(play.details or "null") for play in plays]
    return Ranking(plays, among(msgspec.json.decode(solution), details, shares_of(plays)) if details else ())


def place(among: Among, solution: str, ranking: Ranking, mine: DayPlay) -> DayPlay:
    """A play with its points in the ranking. A person who does not count is compared as one more."""
    if mine.details is None:
        return mine
    own = next((score for play, score in zip(*ranking, strict=True) if play.device == mine.device), None)
    if own is None:
        details = [msgspec.json.decode(play.details or "null") for play in (*ranking.plays, mine)]
        own = among(msgspec.json.decode(solution), details, [*shares_of(ranking.plays), 1.0])[-1]
    return replace(mine, points=own.points, details=msgspec.json.encode(own.details).decode())


def shares_of(plays: Sequence[DayPlay]) -> list[float]:
    """How much of a person each play is."""
    devices = Counter(play.household for play in plays if play.household is not None)
    return [1 / devices[play.household] if play.household is not None else 1.0 for play in plays]


SHORTEST_KEY, LONGEST_KEY = 20, 64
"""How many characters the key of a device has."""
SETTLED_TOGETHER = 20
"""How many finished games are counted at once."""
KEPT_RANKINGS = 32


class Days:
    def __init__(self, store: Store, games: Games, pools: Pools) -> None:
        self._store, self._games = store, games
        self.rolls = DayRolls(store, games, pools)
        self._households = Households()
        self._rankings: OrderedDict[Which, tuple[int, Ranking]] = OrderedDict()
        self.read_wall: Callable[[], int] = wall_now
        self.since = ""

    async def open(self) -> None:
        secret, self.since = await self._store.ask(self._store.days.secret, secrets.token_hex(32), str(self.today))
        self._games.secret = secret.encode()

    # Which day.

    @property
    def today(self) -> date:
        """The server's own day, whatever a device believes."""
        return datetime.fromtimestamp(self.read_wall() / 1000, UTC).date()

    def overview(self) -> wire.DaysView:
        tomorrow = datetime.combine(self.today + timedelta(days=1), datetime.min.time(), UTC)
        left = tomorrow.timestamp() - self.read_wall() / 1000
        return wire.DaysView(str(self.today), self.since, max(1, round(left)), self.rolls.games)

    def check_day(self, day: str, language: str) -> None:
        """Raise Refused for a day that has not come, or a language that is not there."""
        check_language(language)
        try:
            asked = date.fromisoformat(day)
        except ValueError:
            raise Refused("no-such-day", "a day is written like 2026-11-16") from None
        if str(asked) != day:
            raise Refused("no-such-day", "a day is written like 2026-11-16")
        if asked > self.today:
            raise Refused("no-such-day", f"that day has not come; today is {self.today}")
        if day < self.since:
            raise Refused("no-such-day", f"the first day on this server is {self.since}")

    def read(self, day: str, language: str, game: str) -> Which:
        self.check_day(day, language)
        self.rolls.day_of(game)
        if game not in self.rolls.games_in(language):
            raise Refused("no-such-game", f"there is no roll of {game} in this language")
        return Which(day, language, game)

    # Playing it.

    async def play(self, which: Which, key: str, name: str, who: str) -> wire.DayPlayMade:
        """The table of this device for a roll. A new one is made if it has none. `who`: its address."""
        device, token = device_of(key, which), token_of(key, which)
        self.rolls.solve_soon(which)
        while (play := await self._store.ask(self._store.days.find, which, device)) is None:
            record, dealt = await self._deal(which, token, read_name(name))
            place = self._households.seat(which, who)
            counts = place.counts and self._is_today(which)
            await self._store.ask(self._store.days.begin, which, device, record, dealt, place.household, counts)
        return wire.DayPlayMade(play.code, 0, token)

    async def _deal(self, which: Which, token: str, name: str) -> tuple[TableRecord, list[LineRecord]]:
        record = self.rolls.record(which, token, name)
        game = await self._games.open(record)
        shake, table = await asyncio.shield(self.rolls.shake_soon(which))
        heading, code, now = {**self._games.heading(record, game), SHAKE: shake}, record.code, record.created
        lines = [LineRecord(code, 1, n, line.at, now, encode(line).decode()) for n, line in enumerate(table.log)]
        return replace(record, heading=heading), lines

    # Results.

    async def states(self, day: str, language: str, key: str) -> dict[str, wire.DayState]:
        """How far a device is with each of a day's rolls."""
        rolls = [Which(day, language, game) for game in self.rolls.games_in(language)]
        for which in rolls:
            if day == str(self.today):
                self.rolls.shake_soon(which)
        await self.settle(day, language)
        devices = [device_of(key, which) for which in rolls] if key else []
        played = await self._store.ask(self._store.days.played, day, language, devices)
        states = {}
        for which in rolls:
            play = played.get(which.game)
            states[which.game] = self._state(which, play and await self.placed(which, play))
        return states

    async def result(self, which: Which, key: str, who: str) -> wire.DayResult:
        """The result of a roll. Today's is shown only to devices that have played it and count, and then to all of
        their address, where nobody counts from then on. `who`: the address."""
        await self.settle(which.day, which.language)
        play = await self._store.ask(self._store.days.find, which, device_of(key, which)) if key else None
        mine = self._state(which, play)
        if not await self.let_know(which, play, who):
            return wire.DayResult(mine, None, None, None)
        found = await self.rolls.solution(which)
        solution = None if found is None else msgspec.Raw(found.encode())
        if (ranking := await self._ranking(which)) is None:
            spread = await self._store.ask(self._store.days.spread, which)
        else:
            spread = ranking.spread
        if play is not None:
            play = await self.placed(which, play)
        details = None if play is None or play.details is None else msgspec.Raw(play.details.encode())
        return wire.DayResult(self._state(which, play), details, solution, spread)

    async def let_know(self, which: Which, play: DayPlay | None, who: str) -> bool:
        """Whether a device with this play may see the results of a roll. Of today's, its address knows from then on,
        and games that are still being played there no longer count."""
        if self._is_today(which):
            if play is None or play.points is None or not self._households.may_know(which, who, play.counts):
                return False
            await self._store.ask(self._store.days.discount, which, self._households.tell(which, who))
        return True

    async def check_review(self, record: TableRecord, who: str) -> None:
        """Raise Refused for the review of a roll of today, if this address may not see its results."""
        if record.day == str(self.today):
            which = Which(record.day, record.language, record.game)
            await self.settle(which.day, which.language)
            if not await self.let_know(which, await self._store.ask(self._store.days.find, which, record.code), who):
                raise Refused("of-the-day", f"these are dice of the day; ask again after {record.day}")

    async def placed(self, which: Which, play: DayPlay) -> DayPlay:
        """A play with its points among all others, if the game compares them and the solution is found."""
        among, ranking = self.rolls.day_of(which.game).among, await self._ranking(which)
        if among is None or ranking is None or (found := await self.rolls.solution(which)) is None:
            return play
        return await asyncio.to_thread(place, among, found, ranking, play)

    async def _ranking(self, which: Which) -> Ranking | None:
        """Everybody who counts, compared with each other. Recomputed once another game is finished. None if the game
        doesn't compare them, or the solution is not found yet."""
        among = self.rolls.day_of(which.game).among
        if among is None or (found := await self.rolls.solution(which)) is None:
            return None
        count = await self._store.ask(self._store.days.how_many, which)
        known = self._rankings.get(which)
        if known is None or known[0] != count:
            plays = await self._store.ask(self._store.days.counted, which)
            known = self._rankings[which] = count, await asyncio.to_thread(rank, among, found, plays)
            while len(self._rankings) > KEPT_RANKINGS:
                self._rankings.popitem(last=False)
        return known[1]

    async def check_question(self, game: str, language: str, question: bytes) -> None:
        """Raise Refused for a question beside the printed box that would solve the roll of today or tomorrow."""
        for day in (self.today, self.today + timedelta(days=1)):
            if await self.rolls.is_asked(Which(str(day), language, game), question):
                raise Refused("of-the-day", f"these are dice of the day; ask again after {day}")

    def _is_today(self, which: Which) -> bool:
        return which.day == str(self.today)

    def _state(self, which: Which, play: DayPlay | None) -> wire.DayState:
        if play is None:
            return wire.DayState("new", self._is_today(which), None)
        return wire.DayState("begun" if play.points is None else "done", play.counts, play.points)

    async def settle(self, day: str, language: str) -> None:
        """Count the games that are over. A game whose log can't be read is left out."""
        for game, code in await self._store.ask(self._store.days.unsettled, day, language, SETTLED_TOGETHER):
            with contextlib.suppress(Damaged, Outdated, Spoilt):
                record = await self._store.ask(self._store.find, code)
                if record is not None:
                    lines = await self._store.ask(self._store.lines, code, record.number)
                    made = await asyncio.to_thread(self._score, record, lines)
                    json = msgspec.json.encode(made.details).decode()
                    await self._store.ask(self._store.days.settle, Which(day, language, game), code, made.points, json)

    def _score(self, record: TableRecord, lines: list[LineRecord]) -> DayScore:
        return self.rolls.day_of(record.game).score(self._games.replay_as(Table, record, lines))

    async def prepare(self) -> None:
        await self.rolls.prepare(self.today)


def device_of(key: str, which: Which) -> str:
    """The name of a device in one roll. It differs from roll to roll, so that nobody can be followed."""
    return _hidden("device", key, which)


def token_of(key: str, which: Which) -> str:
    """The token of its seat, which the same key always gives."""
    return _hidden("seat", key, which)[:48]


def _hidden(what: str, key: str, which: Which) -> str:
    if not SHORTEST_KEY <= len(key) <= LONGEST_KEY:
        raise Refused("unreadable", f"the key of a device has {SHORTEST_KEY} to {LONGEST_KEY} characters")
    return sha256(f"{what} {which.day} {which.language} {which.game} {key}".encode()).hexdigest()
