"""What a bot is: it sees what its seat sees, and nothing else."""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from parlour.core.game import Asks, Millis, Move, Refused

T = TypeVar("T")


class Thought(Struct, frozen=True):
    """What a bot means to do, and how long a person would have taken to come to it."""

    move: Move
    delay: Millis


class Bot(Protocol):
    """Who plays for a seat. It is asked anew when what its seat is asked changes, and after each of its own moves."""

    def think(self, view: Any, asks: Asks, rng: Random) -> Thought | None: ...


def at_level(skills: Sequence[T], level: int) -> T:
    """What makes a bot of this level, 1 (a beginner) to 5 (a champion)."""
    if not 1 <= level <= len(skills):
        raise Refused("bad-level", f"bots have the levels 1 to {len(skills)}")
    return skills[level - 1]
