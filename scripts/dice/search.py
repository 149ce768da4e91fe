"""Search by small random changes, the same for every game."""

from collections.abc import Callable
from typing import NamedTuple, TypeVar

Dice = TypeVar("Dice")


class Effort(NamedTuple):
    """How long to search. A game ignores the numbers that it has no use for."""

    starts: int = 1
    tries: int = 0
    rolls: int = 0


def climb(start: Dice, change: Callable[[Dice], Dice | None], badness: Callable[[Dice], float], tries: int) -> Dice:
    """Change the dice `tries` times and keep every change that makes them no worse. `change` may return None."""
    best, least = start, badness(start)
    for _ in range(tries):
        changed = change(best)
        if changed is not None and (bad := badness(changed)) <= least:
            best, least = changed, bad
    return best
