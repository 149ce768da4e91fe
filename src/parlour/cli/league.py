"""Games between bots on table time: nobody sleeps, and a seed gives the same games again."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from parlour.cli.company import Company
from parlour.core import Bot, Entry, Game, Table
from parlour.core.game import kebab


class Stalled(Exception):
    """Nobody means to act and no clock runs: a fault of the bots."""


def play_out(game: Game[Any, Any], bots: Sequence[Bot], rng: Random) -> Table:
    """One whole game."""
    table = Table(game, len(bots), rng)
    company = Company(dict(enumerate(bots)), rng)
    while table.result is None:
        company.ask(table, table.at)
        due, until = company.next, table.wait.until
        if due and (until is None or due.at <= until):
            company.act(table, due, due.at)
        elif until is not None:
            table.advance(until)
        else:
            raise Stalled(f"nobody acts at {table.at} ms: {table.view()}")
    return table


class Standing(Struct):
    """What a league has come to so far."""

    games: int = 0
    wins: Counter[int] = Counter()
    shared: int = 0
    seats: Counter[int] = Counter()
    points: Counter[int] = Counter()
    rounds: int = 0
    millis: int = 0
    events: Counter[str] = Counter()

    def add(self, table: Table, levels: Sequence[int]) -> None:
        result = table.result
        assert result is not None
        self.games += 1
        self.wins.update(levels[seat] for seat in result.winners)
        self.shared += len(result.winners) > 1
        self.seats.update(levels)
        for level, score in zip(levels, result.scores, strict=True):
            self.points[level] += score
        self.rounds += getattr(table.view(), "round", 0)
        self.millis += table.at
        self.events.update(kebab(type(event).__name__) for line in table.log for event in line.events)

    def report(self) -> dict[str, Any]:
        """As `parlour simulate --json` prints it. A shared win counts for each of its winners."""
        levels = sorted(self.seats)
        return {
            "games": self.games,
            "wins": {str(level): self.wins[level] for level in levels},
            "shared": self.shared,
            "length": {
                "rounds": round(self.rounds / self.games, 2),
                "minutes": round(self.millis / self.games / 60_000, 2),
            },
            "scores": {str(level): round(self.points[level] / self.seats[level], 2) for level in levels},
            "events": {name: round(count / self.games, 2) for name, count in sorted(self.events.items())},
        }


def league(
    entry: Entry,
    game: Game[Any, Any],
    lexicon: Any,
    levels: Sequence[int],
    seeds: Iterable[str],
    tick: Callable[[], None],
) -> Standing:
    """A game for each seed. The levels change places from game to game, so that no seat helps any of them."""
    standing = Standing(wins=Counter(), seats=Counter(), points=Counter(), events=Counter())
    for number, seed in enumerate(seeds):
        turn = number % len(levels)
        seated = [*levels[turn:], *levels[:turn]]
        minds = [entry.bot(lexicon, level) for level in seated]  # one a seat: a bot remembers what it plans
        standing.add(play_out(game, minds, Random(seed)), seated)
        tick()
    return standing
