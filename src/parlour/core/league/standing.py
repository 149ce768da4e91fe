"""The result of one game of a league, the standing after all of them, and how certain it is."""

import math
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from statistics import fmean, pstdev
from typing import Any, Literal

from msgspec import Struct, field

from parlour.core.game import Event, kebab
from parlour.core.table import AnyTable

SURE = 1.959964
"""Standard errors on either side of a 95 % confidence interval."""
Answer = Literal["better", "not better", "open"]


def wilson(won: float, games: int, errors: float = SURE) -> tuple[float, float]:
    """Return Wilson's confidence interval for the share of games won, which holds for few games too."""
    if games == 0:
        return 0.0, 1.0
    share, spread = won / games, errors * errors / games
    middle = (share + spread / 2) / (1 + spread)
    reach = errors * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


class Sprt(Struct, frozen=True):
    """Wald's sequential test between two shares of wins: `low`, if nobody is better, and `high`.

    A shared win is half a win. Either answer is wrong in at most one league of twenty (`risk`).
    """

    low: float = 0.5
    high: float = 0.6
    risk: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise ValueError(f"a test wants two shares of wins, the lower first, not {self.low} and {self.high}")

    def leaning(self, won: float, games: int) -> float:
        """Return the log likelihood ratio of the higher share to the lower one."""
        return won * math.log(self.high / self.low) + (games - won) * math.log((1 - self.high) / (1 - self.low))

    def answer(self, won: float, games: int) -> Answer:
        bound = math.log((1 - self.risk) / self.risk)
        leaning = self.leaning(won, games)
        return "better" if leaning >= bound else "not better" if leaning <= -bound else "open"


_RULE = re.compile(r"\b[A-Z]{3}-\d\d\b")


class Record(Struct, frozen=True):
    """The result of one game, small enough to send between processes. `names`: the players by seat."""

    seed: int | str
    names: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rounds: int
    millis: int
    events: Mapping[str, int]
    rules: Mapping[str, int]
    """How often each rule came up: the rules named in the docstrings of events."""
    refused: Mapping[str, int]
    """How many moves the rules refused, by code."""

    @classmethod
    def of(cls, table: AnyTable, names: Sequence[str], seed: int | str, refused: Mapping[str, int]) -> "Record":
        result = table.result
        assert result is not None
        kinds = Counter(type(event) for line in table.log for event in line.events)
        rules = Counter[str]()
        for kind, count in kinds.items():
            rules.update(dict.fromkeys(_rules_of(kind), count))
        return cls(
            seed=seed,
            names=tuple(names),
            winners=result.winners,
            scores=result.scores,
            rounds=getattr(table.view(), "round", 0),
            millis=table.at,
            events={kebab(kind.__name__): count for kind, count in kinds.items()},
            rules=dict(rules),
            refused=dict(refused),
        )

    def share(self, name: str) -> float:
        """Return a player's share of the win, from 0 to 1."""
        return sum(self.names[seat] == name for seat in self.winners) / max(1, len(self.winners))


@cache
def _rules_of(kind: type[Event]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(_RULE.findall(kind.__doc__ or "")))


class Lost(Struct, frozen=True):
    """A game that could not be played to its end, and why."""

    seed: int | str
    why: str


class Standing(Struct):
    """The totals of a league so far, by the names of the players. Several may share a name.

    - `games`: how many were played. `lost`: those that could not be played to their end, and why.
    - `wins`: games won, by player; a game counts once for each player who won or shared it.
    - `shared`: how many wins were shared.
    - `shares`: the same with shared wins divided. `interval(name)` says how sure they are.
    - `seats` and `points`: how often each player sat down, and the scores.
    - `rounds` and `millis`: the lengths of all games.
    - `events`, `rules` and `refused`: how often each happened, and moves that were refused, by code.
    """

    games: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    shared: int = 0
    shares: Counter[str] = field(default_factory=Counter)
    seats: Counter[str] = field(default_factory=Counter)
    points: dict[str, list[int]] = field(default_factory=dict)
    rounds: list[int] = field(default_factory=list)
    millis: list[int] = field(default_factory=list)
    events: Counter[str] = field(default_factory=Counter)
    rules: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    lost: list[Lost] = field(default_factory=list)

    def add(self, record: Record) -> None:
        names = record.names
        self.games += 1
        self.wins.update({names[seat] for seat in record.winners})
        self.shared += len(record.winners) > 1
        self.seats.update(names)
        for name in set(names):
            self.shares[name] += record.share(name)  # type: ignore[assignment]  # halves, where a win is shared
        for name, score in zip(names, record.scores, strict=True):
            self.points.setdefault(name, []).append(score)
        self.rounds.append(record.rounds)
        self.millis.append(record.millis)
        self.events.update(record.events)
        self.rules.update(record.rules)
        self.refused.update(record.refused)

    def interval(self, name: str) -> tuple[float, float]:
        """Return the 95 % confidence interval of a player's share of wins (Wilson)."""
        return wilson(self.shares[name], self.games)

    def report(self) -> dict[str, Any]:
        """Return the standing as `parlour simulate --json` prints it. A shared win counts fully for each winner in
        `wins` and is divided in `share`."""
        names = sorted(self.seats)
        return {
            "games": self.games,
            "wins": {name: self.wins[name] for name in names},
            "shared": self.shared,
            "share": {name: self.share(name) for name in names},
            "length": {
                "rounds": round(fmean(self.rounds or [0]), 2),
                "minutes": round(fmean(self.millis or [0]) / 60_000, 2),
                "shortest": round(min(self.millis, default=0) / 60_000, 2),
                "longest": round(max(self.millis, default=0) / 60_000, 2),
            },
            "scores": {name: round(fmean(self.points[name]), 2) for name in names},
            "spread": {name: round(pstdev(self.points[name]), 2) for name in names},
            "events": self._a_game(self.events),
            "rules": self._a_game(self.rules),
            "refused": dict(sorted(self.refused.items())),
            "lost": [{"seed": lost.seed, "why": lost.why} for lost in self.lost],
        }

    def share(self, name: str) -> dict[str, float]:
        """Return a player's share of wins and its interval, rounded for a report."""
        low, high = self.interval(name)
        won = self.shares[name] / max(1, self.games)
        return {"won": round(won, 4), "low": round(low, 4), "high": round(high, 4)}

    def _a_game(self, counts: Counter[str]) -> dict[str, float]:
        return {name: round(count / self.games, 2) for name, count in sorted(counts.items())}
