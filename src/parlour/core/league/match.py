"""One game of a league, played to its end."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

from msgspec import Struct

from parlour.core.bot import Bot
from parlour.core.bots import Bots
from parlour.core.game import AnyGame, Game, M, S
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
    return table, seated.refused


class Contender(Struct, frozen=True):
    """One player of a league. `bot` makes a new bot for each game, because bots remember their plans."""

    name: str
    bot: Callable[[], Bot]


class Match(Struct, frozen=True):
    """A game and its contenders, who change seats from game to game so that no seat favours anyone."""

    game: AnyGame
    contenders: tuple[Contender, ...]

    def play(self, number: int, seed: Seed) -> Record:
        turn = number % len(self.contenders)
        seated = [*self.contenders[turn:], *self.contenders[:turn]]
        table, refused = _play(self.game, [contender.bot() for contender in seated], Random(seed))
        return Record.of(table, [contender.name for contender in seated], seed, refused)
