"""A round robin: every pair of contenders plays, and Elo ratings explain the results."""

import math
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from itertools import combinations
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field

from parlour.core.game import AnyGame
from parlour.core.league.league import Contender, Seed, league
from parlour.core.league.standing import SURE, Standing

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Pair = tuple[str, str]
SCALE = math.log(10) / 400
"""A difference of 400 points is ten wins for each defeat."""
DRAWN = 1.0
"""Each pair is counted as if it had also shared this many wins, so that a clean sweep has a finite rating."""
ROUNDS, CLOSE, LEAP = 100, 0.01, 200.0


class Rating(Struct, frozen=True):
    """How strong a player is, with a 95 % confidence interval. The ratings of all players have the mean 0."""

    name: str
    elo: float
    low: float
    high: float
    games: int
    won: float
    """The share of games won; a shared win is divided."""


class RoundRobin(Struct):
    """The standings of all `pairs` of players. `ratings()` sums them up."""

    pairs: dict[Pair, Standing] = field(default_factory=dict)

    @property
    def names(self) -> list[str]:
        return list(dict.fromkeys(name for pair in self.pairs for name in pair))

    def ratings(self) -> list[Rating]:
        """Return the players' Elo ratings, the strongest first (Bradley and Terry's model, maximum likelihood)."""
        names = self.names
        elo, spread = _fitted(names, self.pairs) if len(names) > 1 else ([0.0] * len(names), [0.0] * len(names))
        rated = [
            Rating(name, points, points - SURE * error, points + SURE * error, *self._record(name))
            for name, points, error in zip(names, elo, spread, strict=True)
        ]
        return sorted(rated, key=lambda one: -one.elo)

    def _record(self, name: str) -> tuple[int, float]:
        played = [standing for pair, standing in self.pairs.items() if name in pair]
        games = sum(standing.games for standing in played)
        return games, sum(standing.shares[name] for standing in played) / max(1, games)

    def report(self) -> dict[str, Any]:
        """Return the result as `parlour league --json` prints it."""
        ratings = [
            {
                "name": one.name,
                **{key: round(getattr(one, key), 1) for key in ("elo", "low", "high")},
                "games": one.games,
                "won": round(one.won, 4),
            }
            for one in self.ratings()
        ]
        refused = sum((standing.refused for standing in self.pairs.values()), start=Standing().refused)
        lost = [lost for standing in self.pairs.values() for lost in standing.lost]
        return {
            "ratings": ratings,
            "pairs": [
                {"first": first, "second": second, "games": standing.games, **standing.share(first)}
                for (first, second), standing in self.pairs.items()
            ],
            "refused": dict(sorted(refused.items())),
            "lost": [{"seed": one.seed, "why": one.why} for one in lost],
        }


def round_robin(
    game: AnyGame,
    contenders: Sequence[Contender],
    seeds: Iterable[Seed],
    tick: Callable[[], None] = lambda: None,
    *,
    seats: int = 2,
    executor: Executor | None = None,
    workers: int = 2,
    into: RoundRobin | None = None,
) -> RoundRobin:
    """Let every pair of contenders play a game for each seed, at tables where the two take turns around the seats.

    The other arguments are those of `league`. Raises ValueError for fewer than two contenders, for two of the same
    name, and for an odd number of seats.
    """
    names = [contender.name for contender in contenders]
    if len(names) < 2 or len(set(names)) < len(names):
        raise ValueError("a round robin needs two contenders or more, each with a name of its own")
    if seats < 2 or seats % 2:
        raise ValueError(f"pairs play at tables with an even number of seats, not {seats}")
    result, every = RoundRobin() if into is None else into, list(seeds)
    for first, second in combinations(contenders, 2):
        standing = result.pairs.setdefault((first.name, second.name), Standing())
        seated = [first, second] * (seats // 2)
        league(game, seated, every, tick, executor=executor, workers=workers, into=standing)
    return result


def _fitted(names: Sequence[str], pairs: dict[Pair, Standing]) -> tuple[list[float], list[float]]:
    """Return the ratings and their standard errors, by Newton's method."""
    import numpy as np

    place = {name: at for at, name in enumerate(names)}
    games, won = np.zeros((len(names),) * 2), np.zeros((len(names),) * 2)
    for (first, second), standing in pairs.items():
        one, other = place[first], place[second]
        games[one, other] = games[other, one] = standing.games + DRAWN
        won[one, other] = standing.shares[first] + DRAWN / 2
        won[other, one] = games[one, other] - won[one, other]
    elo = np.zeros(len(names))
    for _ in range(ROUNDS):
        chance, errors = _model(elo, games)
        step = np.clip(errors @ (SCALE * (won - games * chance).sum(axis=1)), -LEAP, LEAP)
        elo += step
        if abs(step).max() < CLOSE:
            break
    _, errors = _model(elo, games)
    return elo.tolist(), np.sqrt(np.diagonal(errors)).tolist()


def _model(elo: "NDArray[np.float64]", games: "NDArray[np.float64]") -> "tuple[NDArray[Any], NDArray[Any]]":
    """Return the chance of each to beat each other, and the covariance of the ratings at these values."""
    import numpy as np

    chance = 1 / (1 + np.exp(-SCALE * (elo[:, None] - elo[None, :])))
    weight = SCALE**2 * games * chance * (1 - chance)
    return chance, np.linalg.pinv(np.diag(weight.sum(axis=1)) - weight)
