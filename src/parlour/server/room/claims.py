"""Fair claims (BOT-12): what counts is when a player acted, not when the network delivered it.

An input is stamped `arrival − delay`, where the delay is measured for its connection. It waits until nobody can still
come in with an earlier stamp.
"""

from collections.abc import Callable
from heapq import heappop, heappush
from typing import Generic, TypeVar

from msgspec import Struct

from parlour.core import Millis, Seat
from parlour.server.live.connection import CAP

T = TypeVar("T")


class Claim(Struct, Generic[T], frozen=True):
    """An input on its way to the rules. Equal stamps are ordered by seat."""

    stamp: Millis
    seat: Seat
    n: int
    arrived: Millis
    delay: Millis
    item: T


class Queue(Generic[T]):
    """Inputs that wait for their turn. They leave in order of stamps."""

    def __init__(self) -> None:
        self._heap: list[tuple[Millis, Seat, int, Claim[T]]] = []
        self._n = 0

    def __len__(self) -> int:
        return len(self._heap)

    def push(self, seat: Seat, item: T, arrived: Millis, delay: Millis) -> None:
        delay = max(0, min(CAP, delay))
        self._n += 1
        claim = Claim(max(0, arrived - delay), seat, self._n, arrived, delay, item)
        heappush(self._heap, (claim.stamp, seat, self._n, claim))

    def pop(self, now: Millis, hold: Callable[[Seat], Millis]) -> Claim[T] | None:
        """The next claim whose turn it is. `hold`: the largest delay among the seats that can still outrun one."""
        due = self.next_due(hold)
        return heappop(self._heap)[-1] if due is not None and due <= now else None

    def next_due(self, hold: Callable[[Seat], Millis]) -> Millis | None:
        return self._heap[0][0] + hold(self._heap[0][1]) if self._heap else None

    def drain(self) -> list[Claim[T]]:
        """Everything that waits, in order, for a pause or an end."""
        return [heappop(self._heap)[-1] for _ in range(len(self._heap))]
