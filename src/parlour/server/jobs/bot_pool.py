"""Where bots think: in processes beside the server, so that its own core is for its tables alone.

Any executor will do: where another process can't find the games, threads take their place.
"""

from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from functools import lru_cache
from itertools import count
from random import Random, SystemRandom
from typing import Any

from msgspec import Struct

from parlour.core import Asks, Bot, Thought
from parlour.server.jobs.job_pool import Job
from parlour.server.jobs.reviews import Library

KEPT = 512
"""Bots that a process remembers; one that is forgotten starts thinking anew."""
_numbers = count()


class Thinker(Struct, frozen=True):
    """A bot that sits somewhere: whoever thinks for it knows by the number which one it is."""

    number: int
    game: str
    language: str
    level: int


def seat_thinker(game: str, language: str, level: int) -> Thinker:
    return Thinker(next(_numbers), game, language, level)


class BotPool:
    def __init__(self, library: Library, open_pool: Callable[[], Executor], desks: int = 1) -> None:
        self._library = library
        self._desks = [Job(open_pool) for _ in range(desks)]
        self._rng = SystemRandom()

    async def think(self, who: Thinker, view: Any, asks: Asks) -> Thought | None:
        """Always in the same process, which knows what it thought before."""
        desk, seed = self._desks[who.number % len(self._desks)], self._rng.getrandbits(64)
        try:
            return await desk.run(ponder, self._library, who, view, asks, seed)
        except BrokenExecutor:  # somebody killed it: another one thinks anew
            desk.clear()
            return await desk.run(ponder, self._library, who, view, asks, seed)

    def close(self) -> None:
        for desk in self._desks:
            desk.clear()


def ponder(library: Library, who: Thinker, view: Any, asks: Asks, seed: int) -> Thought | None:
    """What is done at a desk, perhaps in another process: only values go there and come back."""
    bots = _bots(library)
    if who not in bots:
        catalogue, load = library()
        bots[who] = catalogue[who.game].bot(load(who.language), who.level)
        while len(bots) > KEPT:
            bots.popitem(last=False)
    bots.move_to_end(who)
    return bots[who].think(view, asks, Random(seed))


@lru_cache(maxsize=8)
def _bots(library: Library) -> OrderedDict[Thinker, Bot]:
    return OrderedDict()
