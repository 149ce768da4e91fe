"""Fair claims (BOT-12): what counts is when a player acted, not when the network delivered it.

A move is stamped `arrival − delay`, where the delay is measured for its connection. It waits until nobody can still
come in with an earlier stamp.
"""

from collections.abc import Callable
from heapq import heappop, heappush

from msgspec import Struct

from parlour.core import Millis, Move, Seat
from parlour.server.live.connection import CAP
from parlour.server.room.receipts import Key


class Offer(Struct, frozen=True):
    """A move on its way to the table. `key`: its sender and id; None for a bot. `on`: the moment it was made for
    (COM-11)."""

    move: Move
    key: Key | None
    on: str | None = None


class Claim(Struct, frozen=True, order=True):
    """An offer at its moment. Equal stamps are ordered by seat."""

    stamp: Millis
    seat: Seat
    n: int
    arrived: Millis
    delay: Millis
    item: Offer


class Queue:
    """Claims that wait for their turn. They leave in order."""

    def __init__(self) -> None:
        self._heap: list[Claim] = []
        self._n = 0

    def __len__(self) -> int:
        return len(self._heap)

    def push(self, seat: Seat, item: Offer, arrived: Millis, delay: Millis) -> None:
        delay = max(0, min(CAP, delay))
        self._n += 1
        heappush(self._heap, Claim(max(0, arrived - delay), seat, self._n, arrived, delay, item))

    def pop(self, now: Millis, hold: Callable[[Seat], Millis]) -> Claim | None:
        """The next claim whose turn it is. `hold`: the largest delay among the seats that can still outrun one."""
        heap = self._heap
        return heappop(heap) if heap and heap[0].stamp + hold(heap[0].seat) <= now else None

    def next_due(self, hold: Callable[[Seat], Millis]) -> Millis | None:
        return self._heap[0].stamp + hold(self._heap[0].seat) if self._heap else None

    def drain(self) -> list[Claim]:
        """Everything that waits, in order, for a pause or an end."""
        return [heappop(self._heap) for _ in range(len(self._heap))]
