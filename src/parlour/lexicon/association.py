"""Which words are related in meaning: a vector for each word, quantised to a byte per number, if a language has them.

For most languages there are no vectors that we could ship: the free ones are huge, or not free. `Association.load` then
returns None, and tables made by hand replace them, such as the clues of `stars`.
"""

from collections.abc import Sequence
from functools import cache, cached_property

import numpy as np
from numpy.typing import NDArray

from parlour.languages.found import language as installed
from parlour.lexicon.kin import kindred
from parlour.lexicon.packing import Sections

WORDS, NUMBERS = 1, 2  # the sections of the data file

Vector = NDArray[np.float32]
Matrix = NDArray[np.float32]


class Association:
    """The vectors of about 40,000 words, including common names, without words of the blocklist."""

    def __init__(self, language: str, words: Sequence[str], matrix: NDArray[np.int8]) -> None:
        self.language = language
        self.words = tuple(words)
        self._bytes = matrix

    @staticmethod
    @cache
    def load(language: str) -> "Association | None":
        path = installed(language).path("words", "association")
        if not path.exists():
            return None
        sections = Sections.read(path)
        words = sections[WORDS].decode().split()
        numbers = np.frombuffer(sections[NUMBERS], np.int8).reshape(len(words), -1)
        return Association(language, words, numbers)

    @cached_property
    def matrix(self) -> Matrix:
        """A row of unit length for each of `words`. The product of two rows is their similarity."""
        rows = self._bytes.astype(np.float32)
        rows /= np.linalg.norm(rows, axis=1, keepdims=True)
        return rows

    def row(self, word: str) -> int | None:
        """Return the index of a word in `words`. A form without a row of its own has that of its lemma."""
        if word in self._rows:
            return self._rows[word]
        lemmas = sorted(kindred(self.language).lemmas(word))
        return next((self._rows[lemma] for lemma in lemmas if lemma in self._rows), None)

    def vector(self, word: str) -> Vector | None:
        row = self.row(word)
        return None if row is None else self.matrix[row]

    def similarity(self, a: str, b: str) -> float | None:
        """Return the similarity of two words, from about -0.3 to 1. It is about 0 for unrelated words."""
        first, second = self.vector(a), self.vector(b)
        return None if first is None or second is None else float(first @ second)

    def near(self, word: str, n: int = 10) -> list[tuple[str, float]]:
        """Return the most similar words with their similarities; empty if the word is unknown."""
        row = self.row(word)
        if row is None:
            return []
        likeness = self.matrix @ self.matrix[row]
        likeness[row] = -1
        best = np.argpartition(-likeness, n)[:n]
        return sorted(((self.words[at], float(likeness[at])) for at in best), key=lambda found: (-found[1], found[0]))

    @cached_property
    def _rows(self) -> dict[str, int]:
        return {word: row for row, word in enumerate(self.words)}
