"""How far away a connection is. The server alone measures: no client's clock is ever read (BOT-12)."""

from collections import deque

from parlour.core import Millis

CAP: Millis = 250
RECENT = 8
"""Round trips that are remembered: enough to shed outliers, few enough to follow a phone from Wi-Fi to the street."""
UNANSWERED = 16


class RoundTrips:
    """The measured way to one connection: half the mean of the quicker half of the recent round trips, at most CAP.

    Who holds pongs back on purpose gains at most CAP, as the rules allow anyone on a slow line.
    """

    def __init__(self) -> None:
        self._sent: dict[int, float] = {}
        self._trips: deque[float] = deque(maxlen=RECENT)
        self._n = 0
        self.delay: Millis = 0

    @property
    def measured(self) -> int:
        return len(self._trips)

    @property
    def is_answered(self) -> bool:
        """No ping is on its way, there or back."""
        return not self._sent

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
