"""Bots think in processes beside the server, so that its own core is free for its tables.

If another process can't find the games, threads take their place.
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
from parlour.server.jobs.job_pool import Slot
from parlour.server.jobs.pools import Library

KEPT = 512
"""How many bots a process remembers. One that is forgotten starts again."""
_numbers = count()


class Thinker(Struct, frozen=True):
    """A bot in a seat; its number tells it apart from all others."""

    number: int
    game: str
    language: str
    level: int

    def is_like(self, other: "Thinker") -> bool:
        """Whether both play the same game in the same language equally well."""
        return (self.game, self.language, self.level) == (other.game, other.language, other.level)


def seat_thinker(game: str, language: str, level: int) -> Thinker:
    return Thinker(next(_numbers), game, language, level)


class BotPool:
    def __init__(self, library: Library, open_pool: Callable[[], Executor], slots: int = 1) -> None:
        self._library = library
        self._slots = [Slot(open_pool) for _ in range(slots)]
        self._rng = SystemRandom()

    async def think(self, who: Thinker, view: Any, asks: Asks) -> Thought | None:
        """Ask a bot for its move, always in the same process, which knows what it thought before."""
        slot, seed = self._slots[who.number % len(self._slots)], self._rng.getrandbits(64)
        try:
            return await slot.run(ponder, self._library, who, view, asks, seed)
        except BrokenExecutor:  # it was killed: another process thinks again
            slot.clear()
            return await slot.run(ponder, self._library, who, view, asks, seed)

    def close(self) -> None:
        for slot in self._slots:
            slot.clear()


def ponder(library: Library, who: Thinker, view: Any, asks: Asks, seed: int) -> Thought | None:
    """Run in a slot, perhaps in another process: arguments and result are plain values."""
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
