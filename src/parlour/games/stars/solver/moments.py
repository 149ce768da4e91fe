"""A belief summed up: the probability that letters are in given slots, for every part of the six (see
information.py)."""

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from parlour.games.stars.solver.belief import Belief, Floats
from parlour.games.stars.solver.space import Indices, Space

Singles = NDArray[np.float32]
Shape = tuple[int, ...]
"""How often the green or dark letters of a word occur, most frequent first: the dark letters of "puppy" are (3, 1,
1)."""
Numbers = tuple[int, ...]
Terms = tuple[Numbers, Floats]
"""The numbers that letters can add up to, and the coefficient of each moment in the probability of each number."""


@dataclass(frozen=True, eq=False)
class Moments:
    """Tables with three axes. First: the dark letters of trust (any; each one; each pair; an impossible pair) and of
    amplify (any; each). Second: suspicion. Third: the green letters of trust and of amplify."""

    space: Space
    green: Singles
    """Suspicion is any letter, or a given green one."""
    dark: Singles
    """Suspicion is a given dark letter."""
    pair: Indices
    """The index of a pair among the dark letters of trust (dark, dark)."""

    @classmethod
    def of(cls, belief: Belief) -> "Moments":
        space = belief.space
        greens, darks, pairs = len(space.greens), len(space.darks), len(space.pairs)
        chances = np.zeros((*belief.masks.shape, len(space.alphabet.letters)), np.float32)
        chances[belief.live.trust, belief.live.amplify] = belief.by_suspicion()
        chances = chances[:, :, np.concatenate([space.greens, space.darks])]
        chances = chances.reshape(greens, pairs, greens, darks, greens + darks).transpose(1, 3, 4, 0, 2)
        for axis in (4, 3, 2, 1):
            chances = np.concatenate([chances.sum(axis, keepdims=True), chances], axis)
        holds = np.zeros((darks, pairs), np.float32)
        holds[space.pairs.T, np.arange(pairs)] = 1.0
        single = np.tensordot(holds, chances, 1)
        table = np.concatenate([chances.sum(0, keepdims=True), single, chances, np.zeros_like(chances[:1])])
        table = table.reshape(len(table) * (1 + darks), 1 + greens + darks, -1)
        return cls(space, table[:, : 1 + greens].copy(), table[:, 1 + greens :].copy(), _pair_places(space))

    @property
    def greens(self) -> int:
        """The number of choices of a green trust letter (or any) and a green amplify letter (or any)."""
        return int(self.green.shape[2])

    @property
    def width(self) -> int:
        """How many numbers each term of the dark letters has."""
        return int(self.green.shape[1] + 1) * self.greens

    def of_darks(self, letters: Indices) -> tuple[Singles, Singles]:
        """Return the moments of words with these dark letters (terms, words, suspicion x greens): first with suspicion
        anywhere or on a given green letter, then with suspicion on one of these dark letters."""
        none, darks = np.zeros((len(letters), 1), np.intp), len(self.space.darks)
        first, second = np.triu_indices(letters.shape[1], 1)
        trust = np.concatenate([none, 1 + letters, self.pair[letters[:, first], letters[:, second]]], axis=1).T
        amplify = np.concatenate([none, 1 + letters], axis=1).T
        terms = (trust[:, None] * (1 + darks) + amplify[None, :]).reshape(-1, len(letters))
        flat = self.dark.reshape(-1, self.greens)
        within = np.zeros((*terms.shape, self.greens), np.float32)
        for letter in letters.T:
            within += flat.take(terms * darks + letter, axis=0)
        return self.green.reshape(len(self.green), -1).take(terms, axis=0), within


def _pair_places(space: Space) -> Indices:
    darks = len(space.darks)
    places = np.full((darks, darks), 1 + darks + len(space.pairs), np.intp)
    for place, (a, b) in enumerate(space.pairs):
        places[a, b] = places[b, a] = 1 + darks + place
    return places


@cache
def one_letter(shape: Shape) -> Terms:
    """Return the terms for one slot, which holds a given letter or none of them."""
    numbers = sorted({0, *shape})
    terms = np.zeros((len(numbers), 1 + len(shape)))
    terms[0, 0] = 1.0
    for place, times in enumerate(shape, 1):
        terms[numbers.index(times), place] += 1.0
        terms[0, place] -= 1.0
    return tuple(numbers), terms


@cache
def two_letters(shape: Shape) -> Terms:
    """Return the terms for the two dark slots of trust, which hold none, one or two of the letters."""
    first, second = np.triu_indices(len(shape), 1)
    pairs = [(shape[a], shape[b]) for a, b in zip(first, second, strict=True)]
    numbers = sorted({0, *shape, *(a + b for a, b in pairs)})
    terms = np.zeros((len(numbers), 1 + len(shape) + len(pairs)))
    terms[0, 0] = 1.0
    for place, times in enumerate(shape, 1):
        terms[numbers.index(times), place] += 1.0
        terms[0, place] -= 1.0
    for place, (a, b) in enumerate(pairs, 1 + len(shape)):
        for number, sign in ((a + b, 1.0), (a, -1.0), (b, -1.0), (0, 1.0)):
            terms[numbers.index(number), place] += sign
    return tuple(numbers), terms
