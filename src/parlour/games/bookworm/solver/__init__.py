"""Possible words and dice, and their value: the points now, less the best answer of the others."""

from collections.abc import Mapping
from functools import cached_property

from msgspec import Struct

from parlour.core import Seat
from parlour.games.bookworm.components import SPECIAL, Face, Side
from parlour.games.bookworm.model.spread import Spread
from parlour.games.bookworm.rules.taking import ANY, after_taking, letters_of, points, takeable
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
        order = [(seat + step) % seats for step in range(1, seats + 1)]
        faces = tuple(Face(die.letters, die.dots) for die in view.dice if die.id != SPECIAL)
        spread = Spread(view.display, view.stacks, view.worms)
        return cls(
            spread, faces, view.side, seat, next(other for other in order if other not in view.gone), view.totals
        )

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
