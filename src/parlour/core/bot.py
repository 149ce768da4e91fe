"""What a bot is: it sees what its seat sees, and nothing else."""

from random import Random
from typing import Any, Protocol

from msgspec import Struct

from parlour.core.game import Asks, Millis, Move


class Thought(Struct, frozen=True):
    """What a bot means to do, and how long a person would have taken to come to it."""

    move: Move
    delay: Millis


class Bot(Protocol):
    """One seat's mind. It is asked anew when what its seat is asked changes, and after each of its own moves."""

    def think(self, view: Any, asks: Asks, rng: Random) -> Thought | None: ...
