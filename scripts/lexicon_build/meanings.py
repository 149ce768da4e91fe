"""Meanings of English words as numbers: their vectors and their WordNet classes."""

from collections import Counter
from collections.abc import Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from lexicon_build import vectors
from lexicon_build.wordnet_nouns import WordNet

_KINDS = 500  # of things, the commonest in the lists
_TOO_WIDE = 0.6  # everything is an entity
_SENSES = (1.0, 0.7, 0.4)
_VECTOR, _KIND, _HEAD = 2.0, 0.5, 1.5
_LARGEST = 31


class Meanings:
    def __init__(self, wordnet: WordNet, listed: Sequence[str]) -> None:
        self._wordnet = wordnet
        words, rows = vectors.former()
        self._vectors = vectors.rounded(rows, _LARGEST).astype(np.float32)
        self._vectors /= np.linalg.norm(self._vectors, axis=1, keepdims=True)
        self._rows = {word: row for row, word in enumerate(words)}
        counts = Counter(kind for word in listed for kind in self._kinds(word))
        kinds = sorted(counts, key=lambda kind: (-counts[kind], kind))
        self._kind_numbers = {
            kind: number
            for number, kind in enumerate([kind for kind in kinds if counts[kind] < _TOO_WIDE * len(listed)][:_KINDS])
        }

    def is_known(self, word: str) -> bool:
        return bool(self._kinds(word)) or any(part in self._rows for part in word.split())

    def rows(self, words: Sequence[str]) -> NDArray[np.float64]:
        width = self._vectors.shape[1]
        table = np.zeros((len(words), width + len(self._kind_numbers) + 1))
        for row, word in zip(table, words, strict=True):
            row[:width] = self._vector(word)
            for kind, weight in self._kinds(word).items():
                if kind in self._kind_numbers:
                    row[width + self._kind_numbers[kind]] = _KIND * weight
            row[-1] = 1
        return table

    def _vector(self, word: str) -> NDArray[np.float64]:
        """In a phrase the head counts most."""
        *others, head = [part if part in self._rows else part.removesuffix("s") for part in word.split()]
        known = [(self._vectors[self._rows[part]], 1.0) for part in others if part in self._rows]
        known += [(self._vectors[self._rows[head]], _HEAD)] if head in self._rows else []
        total = sum((weight * vector for vector, weight in known), np.zeros(self._vectors.shape[1]))
        return np.asarray(_VECTOR * total / (np.linalg.norm(total) or 1.0))

    @cache  # noqa: B019
    def _kinds(self, word: str) -> dict[str, float]:
        senses = self._wordnet.senses
        forms = (word.replace(" ", "_"), word.rsplit(maxsplit=1)[-1], word.removesuffix("s"))
        found = next((senses[form] for form in forms if form in senses), [])
        kinds: dict[str, float] = {}
        for sense, weight in reversed(list(zip(found, _SENSES, strict=False))):
            kinds |= dict.fromkeys(self._wordnet.above(sense), weight)
        return kinds
