"""How much several words tell together. If they ask about the same letters, it is less than the sum of what each tells.

A player who knows the cipher knows the scores in advance, and so which ciphers will be left. Others can only expect:
each word splits the parts into which the words before it split the ciphers.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Protocol, Self

import numpy as np
from numpy.typing import NDArray

from parlour.games.stars.components.cipher import Cipher
from parlour.games.stars.rules.scores import score
from parlour.games.stars.solver.belief import Belief, Floats, entropy
from parlour.games.stars.solver.space import RED_PLACES, Indices, Masks, count_letters

MOST = 2000
"""If more ciphers are possible, this many stand for all, at even steps of their cumulative probability."""


class Outlook(Protocol):
    """A belief after some more words."""

    @property
    def bits(self) -> float:
        """How many bits these words tell, expected or known."""

    def and_(self, word: str) -> Self:
        """Return the same after one more word."""


@dataclass(frozen=True, eq=False)
class Known:
    """For players who know the cipher: the cells of the belief that are left after the words."""

    belief: Belief
    cipher: Cipher
    cells: Indices
    """The indices of the belief's live cells."""
    masks: Masks

    @classmethod
    def before(cls, belief: Belief, cipher: Cipher) -> Self:
        masks = belief.live.masks
        return cls(belief, cipher, np.arange(len(masks)), masks)

    @cached_property
    def bits(self) -> float:
        """Cells with the red letter at the same place have the same weight, so their ciphers are only counted."""
        red = self.belief.live.red[self.cells]
        counts = np.stack(
            [
                np.bincount(red, np.bitwise_count(self.masks & np.uint64(bits)), len(RED_PLACES))
                for bits in self.belief.space.of_colour
            ],
            axis=1,
        )
        weights = self.belief.weights
        return self.belief.entropy - entropy(weights / float((counts * weights).sum()), counts)

    @cached_property
    def _sets(self) -> tuple[Indices, Indices]:
        return self.belief.live.trust[self.cells], self.belief.live.amplify[self.cells]

    def and_(self, word: str) -> Self:
        points, (trust, amplify) = score(self.belief.space.alphabet.spelled(word), self.cipher), self._sets
        letters, needed = self.belief.needed(word, points)
        fit = np.flatnonzero(letters[trust] == needed[amplify])
        masks = self.masks[fit]
        if points:
            within = self.belief.space.bits(word)
            masks &= np.uint64(within if points < 0 else ~within & (1 << 64) - 1)
        return replace(self, cells=self.cells[fit], masks=masks)


@dataclass(frozen=True, eq=False)
class Expected:
    """For players who don't know the cipher: the part into which the words so far put each cipher."""

    scores: dict[str, Indices]
    """For every word that may be added: the number of the score that each cipher gives it."""
    chances: Floats
    parts: Indices

    @classmethod
    def before(cls, belief: Belief, words: Sequence[str]) -> Self:
        letters, chances = some_ciphers(belief)
        scores = numbered_scores(count_letters(belief.space.alphabet, words), letters)
        return cls(dict(zip(words, scores, strict=True)), chances, np.zeros(len(chances), np.intp))

    @cached_property
    def bits(self) -> float:
        return entropy(np.bincount(self.parts, self.chances))

    def and_(self, word: str) -> Self:
        scores = self.scores[word]
        split = self.parts * (int(scores.max(initial=0)) + 1) + scores
        return replace(self, parts=_numbered(split))


def _numbered(values: Indices) -> Indices:
    """Return values renumbered from 0, without gaps."""
    occurs = np.zeros(int(values.max(initial=0)) + 1, np.bool_)
    occurs[values] = True
    places: Indices = np.cumsum(occurs)[values] - 1
    return places


def numbered_scores(counts: NDArray[np.uint8], letters: Indices) -> Iterator[Indices]:
    """Yield, for each word, the number of the score that each cipher gives it.

    `counts`: how often each letter occurs in each word. `letters`: of each cipher.
    """
    sizes = counts.astype(np.int64)
    trust, amplify = (sizes[:, letters[:, slots]].sum(axis=2) for slots in (slice(0, 3), slice(3, 5)))
    found = (trust << amplify) * np.where(sizes[:, letters[:, 5]] > 0, -1, 1)
    return (np.unique(row, return_inverse=True)[1] for row in found)


def some_ciphers(belief: Belief) -> tuple[Indices, Floats]:
    """Return the letters of each cipher (ciphers, 6), trust first and suspicion last, and the probability of each."""
    chances = belief.by_suspicion()
    cells, suspicion = np.nonzero(chances)
    weights: Floats = chances[cells, suspicion]
    if len(cells) > MOST:
        steps = (np.arange(MOST) + 0.5) / MOST
        some = np.minimum(np.searchsorted(np.cumsum(weights) / weights.sum(), steps), len(cells) - 1)
        cells, suspicion, weights = cells[some], suspicion[some], np.full(MOST, 1 / MOST)
    live, space = belief.live, belief.space
    sets = space.trust[live.trust[cells]], space.amplify[live.amplify[cells]], suspicion[:, None]
    return np.concatenate(sets, axis=1), weights
