"""How certain the result of a league is: a confidence interval, and a sequential test."""

import math
from typing import Literal

from msgspec import Struct

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
