"""Legal moves by chance (`core/extras/legal.py`)."""

from collections import Counter
from functools import partial

from parlour.core import Move
from parlour.core.court.vote import Finish
from parlour.core.extras.legal import SHARED, Asked, Makers, by_chance
from parlour.games.rebus.components import BOARD, STAR, Placed, Square
from parlour.games.rebus.model import Arrange
from parlour.games.rebus.view import Building, BuildView, View

MIDDLE = BOARD // 2


def _arrange(asked: Asked) -> Move | None:
    view: View = asked.view
    assert isinstance(view.phase, Building)
    own = next((build for build in view.phase.builds if build.seat == view.you), None)
    if own is None:
        return None
    hand = _Hand(own)
    across = _word(asked, hand.left)
    if across is None:
        return None
    first = MIDDLE - len(across) // 2
    placed = [hand.lay(letter, (MIDDLE, first + at)) for at, letter in enumerate(across)]
    if asked.coin():
        placed += _crossing(asked, hand, across, first)
    return Arrange(tuple(placed))


def _crossing(asked: Asked, hand: "_Hand", across: str, first: int) -> list[Placed]:
    """Return the dice of a word that goes down through one letter of another; nothing if there is none."""
    at = asked.rng.randrange(len(across))
    lexicon, shared = asked.lexicon, across[at]
    found = lexicon.spellable(hand.left + shared) & lexicon.containing(shared)
    word = asked.one_of(found.at_least(max(2, asked.view.shortest)))
    down = lexicon.letters(word) if word else ""
    if down in ("", across) or not hand.can_lay(down.replace(shared, "", 1)):
        return []
    top = MIDDLE - down.index(shared)
    squares = [(top + row, first + at) for row in range(len(down))]
    return [hand.lay(sign, square) for sign, square in zip(down, squares, strict=True) if square[0] != MIDDLE]


def _word(asked: Asked, dice: str) -> str | None:
    word = asked.one_of(asked.lexicon.spellable(dice).at_least(max(2, asked.view.shortest)))
    return None if word is None else asked.lexicon.letters(word)


class _Hand:
    """The dice that are not laid yet. A star that has its letter already is this letter (REB-09)."""

    def __init__(self, own: BuildView) -> None:
        stars = dict(own.stars)
        self._dice = {die.id: stars.get(die.id, die.letter) for die in own.dice}
        self._is_star = {die.id for die in own.dice if die.letter == STAR}

    @property
    def left(self) -> str:
        return "".join(self._dice.values())

    def can_lay(self, word: str) -> bool:
        return (Counter(word) - Counter(self.left)).total() <= self.left.count(STAR)

    def lay(self, letter: str, square: Square) -> Placed:
        """Lay a die with this letter, or a star in its place."""
        die = next(die for sign in (letter, STAR) for die, shown in self._dice.items() if shown == sign)
        del self._dice[die]
        return Placed(die, *square, letter if die in self._is_star else None)


def _finish(asked: Asked) -> Move | None:
    return None if asked.view.you in asked.view.phase.finished else Finish()


_MAKERS: Makers = {**SHARED, Arrange: _arrange, Finish: _finish}
moves = partial(by_chance, _MAKERS)
"""Yields legal moves: one word or two that cross, laid with the dice of the roll."""
