"""Games between bots, without waiting. A seed gives the same games again, on any number of cores."""

import pickle
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future
from functools import lru_cache
from itertools import islice
from random import Random

from msgspec import Struct

from parlour.core.bot import Bot
from parlour.core.game import AnyGame, Game, M, Millis, S
from parlour.core.league.standing import Lost, Record, Sprt, Standing
from parlour.core.schedule import Bots
from parlour.core.table import Table, V

Seed = int | str


class Stalled(Exception):
    """No bot has a move and no clock runs: a fault of the bots."""


def play_out(game: Game[S, M, V], bots: Sequence[Bot], rng: Random) -> Table[S, M, V]:
    """Play one whole game and return its table."""
    return _played_out(game, bots, rng)[0]


def _played_out(game: Game[S, M, V], bots: Sequence[Bot], rng: Random) -> tuple[Table[S, M, V], Counter[str]]:
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
        table, refused = _played_out(self.game, [contender.bot() for contender in seated], Random(seed))
        return Record.of(table, [contender.name for contender in seated], seed, refused)


TRIES = 3
"""A game during which workers died this many times is left out."""


class Unsendable(Exception):
    """Something that can't be sent to another process: a lambda, a class inside a function."""


class _Task(Struct):
    number: int
    seed: Seed
    future: Future[Record] | None = None
    deaths: int = 0
    """How often a worker died while this game, and perhaps others, were being played."""


def played_by(executor: Executor, match: Match, seeds: Iterable[Seed], ahead: int) -> Iterator[Record | Lost]:
    """Yield every game in the order of the seeds, with up to `ahead` of them running at once.

    If a worker dies, all running games are played again, one at a time, to find the one that kills workers. Raises
    BrokenExecutor if the executor takes no more work after that.
    """
    packed = _packed(match)
    waiting = (_Task(number, seed) for number, seed in enumerate(seeds))
    under_way: deque[_Task] = deque()
    while True:
        is_wary = any(task.deaths for task in under_way)
        under_way.extend(islice(waiting, 0 if is_wary else max(0, ahead - len(under_way))))
        if not under_way:
            return
        for task in islice(under_way, 1 if is_wary else None):
            task.future = task.future or executor.submit(_play, packed, task.number, task.seed)
        if (done := _result(under_way)) is not None:
            under_way.popleft()
            yield done


def _result(under_way: deque[_Task]) -> Record | Lost | None:
    """Return the result of the first game; None if a worker died and it must be played again."""
    first = under_way[0]
    assert first.future is not None
    try:
        return first.future.result()
    except BrokenExecutor:
        for task in under_way:
            if task.future is not None and not _is_played(task.future):
                task.deaths += 1
                task.future = None
        return Lost(first.seed, f"its worker died {TRIES} times") if first.deaths >= TRIES else None


def _is_played(future: Future[Record]) -> bool:
    return future.done() and not future.cancelled() and future.exception() is None


def _packed(match: Match) -> bytes:
    try:
        return pickle.dumps(match)
    except (pickle.PicklingError, AttributeError, TypeError) as wrong:
        raise Unsendable(f"bots for other processes are made by functions or classes of a module: {wrong}") from None


def _play(packed: bytes, number: int, seed: Seed) -> Record:
    """Play one game in a worker. The match is unpacked once, so its bots and dictionaries keep their caches."""
    return _unpacked(packed).play(number, seed)


@lru_cache(maxsize=4)
def _unpacked(packed: bytes) -> Match:
    match: Match = pickle.loads(packed)
    return match


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
    games: Iterator[Record | Lost] = (match.play(number, seed) for number, seed in enumerate(seeds))
    if executor is not None:
        games = played_by(executor, match, seeds, AHEAD * workers)
    for done in games:
        if isinstance(done, Lost):
            standing.lost.append(done)
        else:
            standing.add(done)
        tick()
        if until is not None and until.answer(standing.shares[last], standing.games) != "open":
            break
    return standing
