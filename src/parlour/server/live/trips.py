"""The delay of a connection. Only the server measures; no client's clock is read (BOT-12)."""

from parlour.core import Millis

CAP: Millis = 250
RECENT = 8
"""How many round trips are remembered: enough to drop outliers, few enough to follow a phone from Wi-Fi to the street.
"""
UNANSWERED = 16


class RoundTrips:
    """The delay of one connection: half the mean of the quicker half of recent round trips, at most CAP. Holding pongs
    back on purpose gains at most CAP."""

    __slots__ = ("_n", "_sent", "_trips", "delay")

    def __init__(self) -> None:
        self._sent: dict[int, float] = {}
        self._trips: list[float] = []  # an empty deque takes 760 bytes
        self._n = 0
        self.delay: Millis = 0

    @property
    def measured(self) -> int:
        return len(self._trips)

    @property
    def is_answered(self) -> bool:
        """Whether every ping was answered."""
        return not self._sent

    def ping(self, now: float) -> int:
        """Note a ping that is sent at `now`. Returns its number."""
        self._n += 1
        self._sent[self._n] = now
        if len(self._sent) > UNANSWERED:
            del self._sent[next(iter(self._sent))]
        return self._n

    def pong(self, n: int, now: float) -> None:
        """Note an answer. Answers to nothing, and second answers, are ignored."""
        sent = self._sent.pop(n, None)
        if sent is None:
            return
        self._trips = [*self._trips[1 - RECENT :], max(0.0, now - sent)]
        quicker = sorted(self._trips)[: (len(self._trips) + 1) // 2]
        self.delay = min(CAP, round(500 * sum(quicker) / len(quicker)))
