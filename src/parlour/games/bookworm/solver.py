"""Possible words and dice, and their value: the points now, less the best answer of the others."""

import math
from collections.abc import Mapping
from functools import cached_property

from msgspec import Struct

from parlour.core import Seat
from parlour.games.bookworm.components import SPECIAL, Face, Side
from parlour.games.bookworm.model.spread import Spread
from parlour.games.bookworm.rules.taking import ANY, TO_WIN, after_taking, letters_of, points, takeable
from parlour.games.bookworm.view import View

ANSWERED = 0.7
"""How often the next player has a word for the die that hurts most."""


class Option(Struct, frozen=True):
    """A die that could be taken: what it is worth in expected points, and the likeliest words for it."""

    die: int
    value: float
    words: tuple[str, ...]


class Position(Struct, frozen=True, dict=True):
    """The dice and their owners, whose turn it is, and who comes next."""

    spread: Spread
    faces: tuple[Face, ...]
    side: Side | None
    seat: Seat
    next: Seat
    totals: tuple[int, ...] = ()
    """Points of the rounds before."""

    @classmethod
    def of(cls, view: View, seat: Seat) -> "Position":
        seats = len(view.worms)
        order = ((seat + step) % seats for step in range(1, seats + 1))
        after = next(other for other in order if other not in view.gone)
        faces = tuple(Face(die.letters, die.dots) for die in view.dice if die.id != SPECIAL)
        return cls(Spread(view.display, view.stacks, view.worms), faces, view.side, seat, after, view.totals)

    def standing(self, spread: Spread, seat: Seat) -> float:
        """Return a seat's points in this round above the average of the others."""
        each = [points(spread, other, self.faces, self.side, False) for other in range(len(spread.worms))]
        return each[seat] - (sum(each) - each[seat]) / max(1, len(each) - 1)

    @cached_property
    def now(self) -> float:
        return self.standing(self.spread, self.seat)

    def value(self, die: int) -> float:
        """Return the points for taking the die, less the best answer to it. If the round ends, there is none."""
        after = after_taking(self.spread, self.seat, die, self.side)
        gain = self.standing(after, self.seat) - self.now
        return gain if not after.white_display else gain - ANSWERED * self._harm(after)

    def totals_after(self, die: int) -> tuple[int, ...] | None:
        """Return all totals if this die ends the round; None if it does not."""
        after = after_taking(self.spread, self.seat, die, self.side)
        if after.white_display:
            return None
        return tuple(
            total + points(after, seat, self.faces, self.side, False) for seat, total in enumerate(self.totals)
        )

    def _harm(self, spread: Spread) -> float:
        before = self.standing(spread, self.seat)
        answers = (after_taking(spread, self.next, die, self.side) for die in takeable(spread, self.next, self.side))
        return max((before - self.standing(answer, self.seat) for answer in answers), default=0.0)


def options(position: Position, language: str, known: Mapping[str, list[str]]) -> tuple[Option, ...]:
    """Return every die that one of the known words takes, the best first."""
    found = []
    for die in takeable(position.spread, position.seat, position.side):
        letters = letters_of(die, position.faces, position.side, language)
        showing = known if letters == ANY else [letter for letter in letters if letter in known]
        words = tuple(word for letter in showing for word in known[letter])
        if words:
            found.append(Option(die, round(position.value(die), 2), words))
    return tuple(sorted(found, key=lambda option: (-option.value, option.die)))


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
        return self._moved(after_taking(spread, seat, die, self.side), seat, depth)

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
