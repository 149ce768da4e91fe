"""Looking ahead in a round: the chance of everyone at the table to win the game after each continuation.

A small expectimax. The player to move takes the best die for which they have a word. The chance of having one depends
on how many words of the category are left for it. A player without a word fails, and the round is over (BKW-11,
BKW-14). So taking, denying and ending a round are one question: who wins the game from there (BKW-18)?
"""

import math
from collections.abc import Mapping
from functools import cached_property

from msgspec import Struct

from parlour.core import Seat
from parlour.games.bookworm.components import SPECIAL, Face, Side
from parlour.games.bookworm.model.spread import Spread
from parlour.games.bookworm.rules.taking import TO_WIN, after_taking, points, takeable

RECALLED = 0.5
"""How often a player thinks of a known word in a turn."""
A_ROUND = 7.0
"""Points that the first one makes in a round."""
LUCK = 2.5
"""How many points a round is a matter of luck, in the unit of a logistic curve."""
FAILED = 2

Shares = tuple[float, ...]


def chance_of(words: int) -> float:
    """Return how likely a player has a word if this number of words is left."""
    return float(1 - (1 - RECALLED) ** words)


class Foresight(Struct, frozen=True, dict=True):
    faces: tuple[Face, ...]
    side: Side | None
    totals: tuple[int, ...]
    order: tuple[Seat, ...]
    """The seats still in the game, in the order of turns."""
    chances: Mapping[int, float]
    """By die: how likely anybody has a word for it."""

    @cached_property
    def _known(self) -> dict[tuple[Spread, Seat, int], Shares]:
        return {}

    def after(self, spread: Spread, seat: Seat, die: int, depth: int) -> Shares:
        """Return how likely each seat wins after this one has taken this die, looking this number of moves ahead."""
        then = after_taking(spread, seat, die, self.side)
        return self._moved(then, seat, depth)

    def _moved(self, spread: Spread, seat: Seat, depth: int) -> Shares:
        if not spread.white_display:
            return self._counted(spread, None)
        if depth == 0:
            return _chances_to_win(self._sums(spread, None), 0.5)
        after = self.order[(self.order.index(seat) + 1) % len(self.order)]
        key = spread, after, depth
        if key not in self._known:
            self._known[key] = self._turn(spread, after, depth - 1)
        return self._known[key]

    def _turn(self, spread: Spread, seat: Seat, depth: int) -> Shares:
        """Combine the dice, best first. Each counts with the chance that there is no word for the better ones."""
        able = [die for die in takeable(spread, seat, self.side) if self.chances.get(die)]
        ways = [(self.after(spread, seat, die, depth), self.chances[die]) for die in able]
        ways.sort(key=lambda way: -way[0][seat])
        expected, none_yet = [0.0] * len(self.totals), 1.0
        for shares, chance in [*ways, (self._without_a_word(spread, seat, depth), 1.0)]:
            for other, share in enumerate(shares):
                expected[other] += none_yet * chance * share
            none_yet *= 1 - chance
        return tuple(expected)

    def _without_a_word(self, spread: Spread, seat: Seat, depth: int) -> Shares:
        if self.side == "new-category" and SPECIAL in spread.display:
            return self._moved(spread.taken(SPECIAL, seat), seat, depth)
        return self._counted(spread, seat)

    def _counted(self, spread: Spread, failed: Seat | None) -> Shares:
        """Return each seat's chances after the round: 1 for the winner, or the chances in the next round."""
        sums = self._sums(spread, failed)
        best = max(sums[seat] for seat in self.order)
        if best < TO_WIN:
            return _chances_to_win(sums, 0.0)
        winners = [seat for seat in self.order if sums[seat] == best]
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(sums)))

    def _sums(self, spread: Spread, failed: Seat | None) -> list[int]:
        return [
            total + points(spread, seat, self.faces, self.side, seat == failed)
            for seat, total in enumerate(self.totals)
        ]


def _chances_to_win(sums: list[int], more: float) -> Shares:
    """Return the chances to win. A lead is worth more the less is left to play (`more`: of the running round)."""
    best = max(sums)
    rounds = max(0.4, (TO_WIN - best) / A_ROUND) + more
    weights = [math.exp((one - best) / (LUCK * math.sqrt(rounds))) for one in sums]
    whole = sum(weights)
    return tuple(weight / whole for weight in weights)
