"""How sure a league is of what it says: an interval around a share, and a test that stops when the answer is clear."""

import math
from typing import Literal

from msgspec import Struct

SURE = 1.959964
"""Standard errors to either side: the true share lies within in 95 leagues of 100."""
Answer = Literal["better", "not better", "open"]


def wilson(won: float, games: int, errors: float = SURE) -> tuple[float, float]:
    """Wilson's interval for the share of games won; honest for few games, and for none or all of them won."""
    if games == 0:
        return 0.0, 1.0
    share, spread = won / games, errors * errors / games
    middle = (share + spread / 2) / (1 + spread)
    reach = errors * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


class Sprt(Struct, frozen=True):
    """Wald's sequential test between two shares of wins: `low`, at which nobody is better, and `high`.

    A shared win is half a win. Either answer is wrong in one league of twenty at the most (`risk`).
    """

    low: float = 0.5
    high: float = 0.6
    risk: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise ValueError(f"a test wants two shares of wins, the lower first, not {self.low} and {self.high}")

    def leaning(self, won: float, games: int) -> float:
        """How much likelier what happened is with the higher share: a logarithm, 0 at the start."""
        return won * math.log(self.high / self.low) + (games - won) * math.log((1 - self.high) / (1 - self.low))

    def answer(self, won: float, games: int) -> Answer:
        bound = math.log((1 - self.risk) / self.risk)
        leaning = self.leaning(won, games)
        return "better" if leaning >= bound else "not better" if leaning <= -bound else "open"
