"""What a bot is. It sees what its seat sees, and nothing else."""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from parlour.core.game import Asks, Millis, Move, Refused

T = TypeVar("T")


class Thought(Struct, frozen=True):
    """A `move` that a bot intends, and the `delay` in milliseconds that a person would need to think of it."""

    move: Move
    delay: Millis


class Bot(Protocol):
    """A player for one seat. It is asked again whenever the question to its seat changes, and after its own moves."""

    def think(self, view: Any, asks: Asks, rng: Random) -> Thought | None: ...


def at_level(skills: Sequence[T], level: int) -> T:
    """Return the skill of a level, 1 (a beginner) to 5 (a master). Raises `Refused` for any other level."""
    if not 1 <= level <= len(skills):
        raise Refused("bad-level", f"bots have the levels 1 to {len(skills)}")
    return skills[level - 1]
