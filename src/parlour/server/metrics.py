"""Metrics in Prometheus' text format."""

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from time import monotonic

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)

STEP = 100
"""Counts are rounded down to hundreds and updated once a minute: enough to watch a server, too little to follow a
table."""
FRESH_SECONDS = 60.0
CODES = 64
"""How many refusal codes of one game are counted separately. A game from outside may have any number."""


@dataclass(slots=True)
class Tally:
    """The counters of one game."""

    tables: int = 0
    moves: int = 0
    refusals: Counter[str] = field(default_factory=Counter)

    def refused(self, code: str) -> None:
        self.refusals[code if code in self.refusals or len(self.refusals) < CODES else "other"] += 1


class Metrics:
    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._last_text = ""
        self._text_at: float | None = None
        self.games: defaultdict[str, Tally] = defaultdict(Tally)
        self.views = self.messages = self.limited = self.commits = self.lines = 0
        self._seconds = 0.0
        self._buckets = [0] * (len(BOUNDS) + 1)

    def committed(self, lines: int, seconds: float) -> None:
        self.commits += 1
        self.lines += lines
        self._seconds += seconds
        self._buckets[bisect_left(BOUNDS, seconds)] += 1

    def text(self, gauges: dict[str, int], beside: Callable[[], str] = str) -> str:
        """`beside`: more metrics, made as seldom as these."""
        if self._text_at is None or self._now() - self._text_at >= FRESH_SECONDS:
            lines = [*self._games(), *self._counters(), *self._gauges(gauges), *self._commits()]
            self._last_text, self._text_at = "\n".join(lines) + "\n" + beside(), self._now()
        return self._last_text

    def _games(self) -> Iterable[str]:
        games = sorted(self.games.items())
        for name, says in (("tables", "Tables opened."), ("moves", "Inputs of seats that the rules took.")):
            yield from _head(f"{name}_total", says)
            for game, tally in games:
                yield f'parlour_{name}_total{{game="{game}"}} {_coarse(getattr(tally, name))}'
        yield from _head("refusals_total", "Moves and decisions of a host that were refused.")
        for game, tally in games:
            for code, count in sorted(tally.refusals.items()):
                if _coarse(count):  # a small count would reveal too much
                    yield f'parlour_refusals_total{{game="{game}",code="{_quoted(code)}"}} {_coarse(count)}'

    def _counters(self) -> Iterable[str]:
        for name, says in (
            ("views", "Views sent to connections."),
            ("messages", "Messages received."),
            ("limited", "Requests and messages refused by a limit."),
            ("lines", "Log lines stored."),
        ):
            yield from _head(f"{name}_total", says)
            yield f"parlour_{name}_total {_coarse(getattr(self, name))}"

    def _gauges(self, gauges: dict[str, int]) -> Iterable[str]:
        for name, value in gauges.items():
            yield f"# TYPE parlour_{name} gauge"
            yield f"parlour_{name} {value}"

    def _commits(self) -> Iterable[str]:
        yield "# HELP parlour_commit_seconds How long a group commit took."
        yield "# TYPE parlour_commit_seconds histogram"
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self._buckets, strict=True):
            total += count
            yield f'parlour_commit_seconds_bucket{{le="{bound}"}} {_coarse(total)}'
        yield f"parlour_commit_seconds_sum {self._seconds * _coarse(self.commits) / max(1, self.commits):.1f}"
        yield f"parlour_commit_seconds_count {_coarse(self.commits)}"


def _head(name: str, says: str) -> Iterable[str]:
    return f"# HELP parlour_{name} {says}", f"# TYPE parlour_{name} counter"


def _quoted(code: str) -> str:
    return code.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _coarse(count: int) -> int:
    return count - count % STEP
