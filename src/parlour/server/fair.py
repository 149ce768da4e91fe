"""Fair claims (BOT-12): what counts is when a player acted, not when the network delivered it.

The server alone measures. It sends pings, takes half the mean of the quicker half of the recent round trips as a
seat's one-way delay, at most CAP, and stamps an input `arrival − delay`. No client clock is ever read. Who holds
pongs back on purpose gains at most CAP, as the rules allow anyone on a slow line.
"""

from collections import deque
from collections.abc import Callable
from heapq import heappop, heappush
from typing import Generic, TypeVar

from msgspec import Struct

from parlour.core import Millis, Seat

CAP: Millis = 250
RECENT = 8
"""Round trips that are remembered: enough to shed outliers, few enough to follow a phone from Wi-Fi to the street."""
UNANSWERED = 16


class RoundTrips:
    """The measured way to one connection."""

    def __init__(self) -> None:
        self._sent: dict[int, float] = {}
        self._trips: deque[float] = deque(maxlen=RECENT)
        self._n = 0
        self.delay: Millis = 0

    @property
    def measured(self) -> int:
        return len(self._trips)

    def ping(self, now: float) -> int:
        """The number of the next ping, sent at `now` seconds."""
        self._n += 1
        self._sent[self._n] = now
        if len(self._sent) > UNANSWERED:
            del self._sent[next(iter(self._sent))]
        return self._n

    def pong(self, n: int, now: float) -> None:
        """An answer. One that answers nothing, or a second time, says nothing."""
        sent = self._sent.pop(n, None)
        if sent is None:
            return
        self._trips.append(max(0.0, now - sent))
        quicker = sorted(self._trips)[: (len(self._trips) + 1) // 2]
        self.delay = min(CAP, round(500 * sum(quicker) / len(quicker)))


T = TypeVar("T")


class Claim(Struct, Generic[T], frozen=True):
    """An input on its way to the rules. Equal stamps are the rules' business, so their order is fixed: by seat."""

    stamp: Millis
    seat: Seat
    n: int
    arrived: Millis
    delay: Millis
    item: T


class Queue(Generic[T]):
    """Inputs wait here until nobody can still come in with an earlier stamp; then they leave in order of stamps."""

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
        """The next claim whose turn it is. `hold(seat)`: the largest delay among those who can still outrun it."""
        due = self.next_due(hold)
        return heappop(self._heap)[-1] if due is not None and due <= now else None

    def next_due(self, hold: Callable[[Seat], Millis]) -> Millis | None:
        return self._heap[0][0] + hold(self._heap[0][1]) if self._heap else None

    def drain(self) -> list[Claim[T]]:
        """Everything that waits, in order: for a pause or an end."""
        return [heappop(self._heap)[-1] for _ in range(len(self._heap))]
