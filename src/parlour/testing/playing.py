"""The games that the laws are tried on: games between bots, and storms."""

from collections.abc import Sequence
from functools import cached_property
from random import Random

from parlour.core import Act, AnyTable, Bot, Drawn, Table
from parlour.core.league.league import take_turn
from parlour.core.schedule import Bots
from parlour.testing.run import Moment, Run, Scope
from parlour.testing.storm import Storm
from parlour.testing.variants import Variant

LONGEST = 3_000
"""How many inputs a game of bots may take."""
SHOWN = 100
"""How many inputs of an endless game are kept."""
ALIKE = 2
"""How many moments of one kind are tried."""
SOME, FEW = 60, 6
"""How many moments of a game are tried, where trying all takes too long."""
EACH = 3
"""How many moves or draws of one kind are tried in each game."""


class Endless(Exception):
    """A game of bots that does not end."""


class RefusedBots(Exception):
    """A game in which moves of bots were refused."""


class Games:
    """The games of one variant, each played when it is first asked for. All are the same every time."""

    def __init__(self, variant: Variant, played: int = 1, storms: int = 1) -> None:
        """`played`: how many games between bots there are."""
        self.variant = variant
        self.counts = (played, storms)

    def forget(self) -> None:
        """Drop all games, which take memory; they are played again when they are asked for."""
        for games in ("played", "storms"):
            vars(self).pop(games, None)

    @cached_property
    def played(self) -> list[Run]:
        name = self.variant.name
        return [play(self.variant, f"{name} {number}" if number else name) for number in range(self.counts[0])]

    @cached_property
    def storms(self) -> list[Run]:
        return [Storm(self.variant, Random(f"{self.variant.name} {number}")).play() for number in range(self.counts[1])]

    def moments(self, scope: Scope) -> list[Moment]:
        if scope == "odd":
            return self._odd()
        return [moment for run in self.played for moment in _chosen(run, scope)]

    def _odd(self) -> list[Moment]:
        """Return moments of storms, without those that are like others."""
        by_kind: dict[object, list[Moment]] = {}
        for moment in (moment for run in self.storms for moment in run.moments):
            alike = by_kind.setdefault(moment.kind, [])
            if len(alike) < ALIKE:
                alike.append(moment)
        return [moment for alike in by_kind.values() for moment in alike]


def _chosen(run: Run, scope: Scope) -> list[Moment]:
    moments = run.moments
    match scope:
        case "first":
            return moments[:1]
        case "last":
            return moments[-1:]
        case "some":
            return moments[:: max(1, len(moments) // SOME)]
        case "few":
            return moments[:: max(1, len(moments) // FEW)]
        case "turns":
            return _turns(run)
        case _:
            return moments


def _turns(run: Run) -> list[Moment]:
    """Return moments before moves and draws: of each kind the first ones, and the rest evenly spread."""
    kinds: dict[type, list[Moment]] = {}
    for moment, line, _ in run.steps():
        if isinstance(line.what, Act | Drawn):
            content = line.what.move if isinstance(line.what, Act) else line.what.result
            kinds.setdefault(type(content), []).append(moment)
    return [moment for found in kinds.values() for moment in found[:: max(1, len(found) // EACH)][:EACH]]


def play(variant: Variant, seed: str) -> Run:
    """Play a whole game between bots of mixed levels. Those who think longest play only at a game's defaults."""
    levels = (([1, 2, 3, 1] if variant.settings else [1, 3, 5, 2]) * 3)[: variant.seats]
    table: AnyTable = Table(variant.game, variant.seats)
    failure: Exception | None = None
    try:
        _play_out(table, [variant.entry.bot(variant.lexicon, level) for level in levels], Random(seed))
    except Exception as wrong:  # The law that every game ends reports it.
        failure = wrong
    log = table.log[:SHOWN] if isinstance(failure, Endless) else table.log
    return Run(variant, variant.seats, log, failure)


def _play_out(table: AnyTable, bots: Sequence[Bot], rng: Random) -> None:
    table.rng = rng
    table.let_roll(None)
    seated, now = Bots(dict(enumerate(bots)), rng), table.at
    while table.result is None:
        now = take_turn(table, seated, now)
        if len(table.log) > LONGEST:
            raise Endless(f"the game is not over after {LONGEST:,} inputs")
    if seated.refused:
        refused = ", ".join(f"{code} ({count})" for code, count in seated.refused.items())
        raise RefusedBots(f"moves of bots were refused: {refused}")
