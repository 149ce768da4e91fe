"""What is known about the cipher: every cipher still possible, with its exact probability (STA-28)."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Any, NamedTuple

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from parlour.games.stars.components.cipher import COLOURS, Alphabet, Cipher, CipherDraw, Kind, prior
from parlour.games.stars.solver.space import RED_PLACES, Indices, Masks, Space, space_of

NOBODY = Cipher("", "", "")
"""The guess if no cipher gives these scores, as typed ones may."""


Floats = NDArray[np.float64]
NOTHING = 1e-14
LARGEST = 1 << 60
"""Larger than any word's score. People can type any number."""


def entropy(chances: NDArray[Any], counts: NDArray[Any] | int = 1) -> float:
    """Return the entropy in bits. `counts`: how many outcomes have each of the chances."""
    return abs(float(-(counts * chances * np.log2(np.where(chances > 0, chances, 1.0))).sum()))


class Chances(Struct, frozen=True):
    """The probability of a letter in each group."""

    trust: float
    amplify: float
    suspicion: float


class Live(NamedTuple):
    """The cells that still hold a cipher, as parallel arrays."""

    trust: Indices
    amplify: Indices
    masks: Masks
    weights: Floats
    """(cells, colours): the prior of one cipher with a suspicion letter of that colour."""
    red: NDArray[np.uint8]
    """Where the red letter of each cell is. Weights depend on nothing else."""


@dataclass(frozen=True, eq=False)
class Belief:
    """Everything known about the cipher. Beliefs are immutable: `observe` returns a new one."""

    space: Space
    weights: Floats
    """(place of the red letter among trust and amplify, colour of suspicion): the prior of one such cipher."""
    masks: Masks
    """For each trust set and amplify set, the suspicion letters that are still possible, one bit each."""

    @classmethod
    def before(cls, alphabet: Alphabet, draw: CipherDraw = "cards") -> "Belief":
        space, weights = space_of(alphabet), np.zeros((3, 3))
        for kind, chance in prior(alphabet, draw).items():
            weights[_cell_of(kind)] = float(chance)
        return cls(space, weights, space.free)

    def observe(self, word: str, score: int) -> "Belief":
        """Return the belief after a score: only ciphers that give this word this score are left."""
        trust, needed = self.needed(word, score)
        masks = np.where(trust[:, None] == needed, self.masks, np.uint64(0))
        if score:
            within = self.space.bits(word)
            masks &= np.uint64(within if score < 0 else self.space.all_bits & ~within)
        return replace(self, masks=masks)

    def observe_all(self, scored: Iterable[tuple[str, int]]) -> "Belief":
        belief = self
        for word, score in scored:
            belief = belief.observe(word, score)
        return belief

    def needed(self, word: str, score: int) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """Return the number of the word's trust letters under each trust set, and the number that each amplify set
        needs for this score; -1 if it can't give this score."""
        trust, amplify = self.sizes(word)
        size, factor = min(abs(score), LARGEST), np.int64(1) << amplify.astype(np.int64)
        return trust, np.where(size % factor == 0, np.minimum(size // factor, 999), -1).astype(np.int16)

    def sizes(self, word: str) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """Return the number of the word's trust letters under each trust set, and likewise for amplify."""
        counts = self.space.counts(word)
        trust, amplify = self.space.trust, self.space.amplify
        return counts[trust].sum(axis=1, dtype=np.int16), counts[amplify].sum(axis=1, dtype=np.int16)

    @cached_property
    def live(self) -> Live:
        trust, amplify = np.nonzero(self.masks)
        red = self.space.red[trust, amplify]
        return Live(trust, amplify, self.masks[trust, amplify], self.weights[red], red)

    @cached_property
    def ciphers(self) -> int:
        return int(np.bitwise_count(self.live.masks).sum(dtype=np.int64))

    @cached_property
    def cells(self) -> Floats:
        """The probability of each live cell."""
        return self._weigh(self.live.masks) / self._total

    @cached_property
    def entropy(self) -> float:
        """The entropy in bits. Ciphers of a cell and a colour of suspicion weigh the same, so they are only counted."""
        return entropy(self.live.weights / self._total, self._count(self.live.masks))

    @cached_property
    def marginals(self) -> Floats:
        """(3, letters): the probability of each letter in trust, in amplify and as suspicion."""
        letters = len(self.space.alphabet.letters)
        found = np.zeros((3, letters))
        for group, (sets, places) in enumerate(
            ((self.space.trust, self.live.trust), (self.space.amplify, self.live.amplify))
        ):
            chances = np.bincount(places, self.cells, len(sets))
            found[group] = np.bincount(sets.ravel(), np.repeat(chances, sets.shape[1]), letters)
        found[2] = self.by_suspicion().sum(axis=0)
        return found

    def by_suspicion(self) -> Floats:
        """(live cells, letters): the probability of every single cipher."""
        masks = self.live.masks
        chances = np.zeros((len(masks), len(self.space.alphabet.letters)))
        for number, colour in enumerate(self.space.colour):
            np.multiply((masks >> number) & 1, self.live.weights[:, colour], out=chances[:, number])
        return chances / self._total

    def letters(self) -> dict[str, Chances]:
        columns = self.marginals.T.tolist()
        return {letter: Chances(*column) for letter, column in zip(self.space.alphabet.letters, columns, strict=True)}

    def guess(self) -> Cipher:
        """Return the possible cipher with the most letters right on average, which need not be the most likely one."""
        space, live, marginals = self.space, self.live, self.marginals
        if not len(live.masks):
            return NOBODY
        suspicion = np.full(len(live.masks), -1, np.intp)
        for letter in np.argsort(-marginals[2], kind="stable").tolist():
            suspicion[(suspicion < 0) & ((live.masks >> letter) & 1 != 0)] = letter
        sets = marginals[0][space.trust].sum(axis=1), marginals[1][space.amplify].sum(axis=1)
        best = int((sets[0][live.trust] + sets[1][live.amplify] + marginals[2][suspicion]).argmax())
        return space.cipher(int(live.trust[best]), int(live.amplify[best]), int(suspicion[best]))

    def guess_among(self, many: int, rng: Random) -> Cipher:
        """Return the best guess among `many` possible ciphers, drawn by their probability."""
        cells = rng.choices(range(len(self.cells)), self.cells.tolist(), k=many)
        return max((self._drawn(cell, rng) for cell in cells), key=self._right)

    def _drawn(self, cell: int, rng: Random) -> Cipher:
        """Return a random cipher of a live cell."""
        live = self.live
        letters = [number for number in range(len(self.space.alphabet.letters)) if int(live.masks[cell]) >> number & 1]
        weights = [float(live.weights[cell, self.space.colour[number]]) for number in letters]
        return self.space.cipher(int(live.trust[cell]), int(live.amplify[cell]), rng.choices(letters, weights)[0])

    def _right(self, cipher: Cipher) -> float:
        """Return how many letters of a guess are right on average."""
        chances, order = self.marginals, self.space.alphabet.order
        return float(sum(chances[group, order[one]] for group, own in enumerate(cipher.groups) for one in own))

    def scores(self, word: str) -> dict[int, float]:
        """Return the probability of each score of this word."""
        trust, amplify = self.sizes(word)
        sizes = trust.astype(np.int64)[self.live.trust] << amplify[self.live.amplify]
        found, index = np.unique(sizes, return_inverse=True)
        within = self._weigh(self.live.masks & np.uint64(self.space.bits(word)))
        negative = np.bincount(index, within / self._total, len(found))
        either = np.bincount(index, self.cells, len(found))
        positive = np.where(found == 0, either, either - negative)
        chances = dict(zip((-found).tolist(), negative.tolist(), strict=True))
        chances |= zip(found.tolist(), positive.tolist(), strict=True)
        return {score: chances[score] for score in sorted(chances) if chances[score] > NOTHING}

    def bits(self, word: str) -> float:
        """Return how many bits the score of this word is expected to tell."""
        return entropy(np.array(list(self.scores(word).values())))

    @cached_property
    def _total(self) -> float:
        """The prior probability of everything observed. Never 0, so that it can divide if no cipher is left."""
        return max(float(self._weigh(self.live.masks).sum()), NOTHING)

    def _count(self, masks: Masks) -> NDArray[np.uint16]:
        """Return the number of suspicion letters of each colour (live cells, colours)."""
        return np.stack([np.bitwise_count(masks & np.uint64(bits)) for bits in self.space.of_colour], axis=1)

    def _weigh(self, masks: Masks) -> Floats:
        weights: Floats = (self._count(masks) * self.live.weights).sum(axis=1)
        return weights


def _cell_of(kind: Kind) -> tuple[int, int]:
    """Return the place of a kind in `weights`. If suspicion is red, neither trust nor amplify has a red letter."""
    place = 0 if kind.red == "suspicion" else RED_PLACES.index(kind.red)
    return place, COLOURS.index(kind.suspicion)
