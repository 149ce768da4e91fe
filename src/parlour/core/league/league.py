"""Games between bots, without waiting. A seed gives the same games again, on any number of cores."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor

from parlour.core.game import AnyGame
from parlour.core.league.crew import played_by
from parlour.core.league.match import Contender, Match, Seed, Stalled, play_out
from parlour.core.league.standing import Lost, Record, Sprt, Standing

__all__ = ["Contender", "Stalled", "Standing", "league", "play_out"]

AHEAD = 4
"""How many games are queued for each worker, so that none is idle."""


def league(
    game: AnyGame,
    contenders: Sequence[Contender],
    seeds: Iterable[Seed],
    tick: Callable[[], None] = lambda: None,
    *,
    executor: Executor | None = None,
    workers: int = 2,
    until: Sprt | None = None,
    into: Standing | None = None,
) -> Standing:
    """Play a game for each seed and return the standing. Raises ValueError without contenders.

    `executor`: an executor as in `concurrent.futures` with this many `workers`. The standing is the same with any,
    because games are counted in the order of their seeds. `until`: stop as soon as this test knows whether the last
    contender is better than the first. `into`: a standing to add to, which keeps its games if you interrupt the league.
    """
    if not contenders:
        raise ValueError("a league needs contenders, one for each seat")
    standing = Standing() if into is None else into
    last = contenders[-1].name
    match = Match(game, tuple(contenders))
    games = _here(match, seeds) if executor is None else played_by(executor, match, seeds, AHEAD * workers)
    for done in games:
        if isinstance(done, Lost):
            standing.lost.append(done)
        else:
            standing.add(done)
        tick()
        if until is not None and until.answer(standing.shares[last], standing.games) != "open":
            break
    return standing


def _here(match: Match, seeds: Iterable[Seed]) -> Iterator[Record | Lost]:
    for number, seed in enumerate(seeds):
        yield match.play(number, seed)
