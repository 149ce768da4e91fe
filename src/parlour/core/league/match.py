"""One game of a league, played to its end."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

from msgspec import Struct

from parlour.core.bot import Bot
from parlour.core.bots import Bots
from parlour.core.game import AnyGame, Game, M, Millis, S
from parlour.core.league.standing import Record
from parlour.core.table import Table, V

Seed = int | str


class Stalled(Exception):
    """No bot has a move and no clock runs: a fault of the bots."""


def play_out(game: Game[S, M, V], bots: Sequence[Bot], rng: Random) -> Table[S, M, V]:
    """Play one whole game and return its table."""
    return _play(game, bots, rng)[0]


def _play(game: Game[S, M, V], bots: Sequence[Bot], rng: Random) -> tuple[Table[S, M, V], Counter[str]]:
    """Play one whole game. Returns its table, and how many moves the rules refused, by code."""
    table = Table(game, len(bots), rng)
    seated, now = Bots(dict(enumerate(bots)), rng), table.at
    while table.result is None:
        now = take_turn(table, seated, now)
    return table, seated.refused


def take_turn(table: Table[S, M, V], seated: Bots, now: Millis) -> Millis:
    """Let the next bot act, or the next alarm ring. Returns the time; raises `Stalled` if nothing is due."""
    seated.ask(table, now)
    due, until = seated.next, table.wait.until
    if due and (until is None or due.at <= until):
        seated.act(table, due.at)
        return due.at
    if until is None:
        raise Stalled(f"nobody acts at {now} ms: {table.view()}")
    table.advance(until)
    return max(now, table.at)


class Contender(Struct, frozen=True):
    """One player of a league, with a `name`. `bot` makes a new bot for each game, because bots remember their plans."""

    name: str
    bot: Callable[[], Bot]


class Match(Struct, frozen=True):
    """A game and its contenders. They change seats from game to game, so that no seat favours anyone."""

    game: AnyGame
    contenders: tuple[Contender, ...]

    def play(self, number: int, seed: Seed) -> Record:
        turn = number % len(self.contenders)
        seated = [*self.contenders[turn:], *self.contenders[:turn]]
        table, refused = _play(self.game, [contender.bot() for contender in seated], Random(seed))
        return Record.of(table, [contender.name for contender in seated], seed, refused)
