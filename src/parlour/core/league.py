"""Games between bots on table time: nobody sleeps, and a seed gives the same games again."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

from msgspec import Struct, field

from parlour.core.bot import Bot
from parlour.core.bots import Bots
from parlour.core.game import AnyGame, Game, M, S, kebab
from parlour.core.table import AnyTable, Table, V


class Stalled(Exception):
    """Nobody means to act and no clock runs: a fault of the bots."""


def play_out(game: Game[S, M, V], bots: Sequence[Bot], rng: Random) -> Table[S, M, V]:
    """One whole game."""
    table = Table(game, len(bots), rng)
    seated, now = Bots(dict(enumerate(bots)), rng), table.at
    while table.result is None:
        seated.ask(table, now)
        due, until = seated.next, table.wait.until
        if due and (until is None or due.at <= until):
            now = due.at
            seated.act(table, now)
        elif until is not None:
            table.advance(until)
            now = max(now, table.at)
        else:
            raise Stalled(f"nobody acts at {now} ms: {table.view()}")
    return table


class Contender(Struct, frozen=True):
    """One place in a league. `bot` makes a new one for each game: a bot remembers what it plans."""

    name: str
    bot: Callable[[], Bot]


class Standing(Struct):
    """What a league has come to so far, by the names of those who play. Some may share one."""

    games: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    shared: int = 0
    seats: Counter[str] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)
    rounds: int = 0
    millis: int = 0
    events: Counter[str] = field(default_factory=Counter)

    def add(self, table: AnyTable, names: Sequence[str]) -> None:
        result = table.result
        assert result is not None
        self.games += 1
        self.wins.update(names[seat] for seat in result.winners)
        self.shared += len(result.winners) > 1
        self.seats.update(names)
        for name, score in zip(names, result.scores, strict=True):
            self.points[name] += score
        self.rounds += getattr(table.view(), "round", 0)
        self.millis += table.at
        self.events.update(kebab(type(event).__name__) for line in table.log for event in line.events)

    def report(self) -> dict[str, Any]:
        """As `parlour simulate --json` prints it. A shared win counts for each of its winners."""
        names = sorted(self.seats)
        return {
            "games": self.games,
            "wins": {name: self.wins[name] for name in names},
            "shared": self.shared,
            "length": {
                "rounds": round(self.rounds / self.games, 2),
                "minutes": round(self.millis / self.games / 60_000, 2),
            },
            "scores": {name: round(self.points[name] / self.seats[name], 2) for name in names},
            "events": {name: round(count / self.games, 2) for name, count in sorted(self.events.items())},
        }


def league(
    game: AnyGame,
    contenders: Sequence[Contender],
    seeds: Iterable[int | str],
    tick: Callable[[], None] = lambda: None,
) -> Standing:
    """A game for each seed. All change places from game to game, so that no seat helps any of them."""
    standing = Standing()
    for number, seed in enumerate(seeds):
        turn = number % len(contenders)
        seated = [*contenders[turn:], *contenders[:turn]]
        table = play_out(game, [contender.bot() for contender in seated], Random(seed))
        standing.add(table, [contender.name for contender in seated])
        tick()
    return standing
