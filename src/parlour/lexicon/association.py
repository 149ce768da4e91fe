"""Association of words: a vector for each word, quantised to a byte per number, where a language has them.

For most languages there are none that we could ship: the free ones are huge, or not free. `Association.load` returns
None for those. A table made by hand takes their place, as the clues of `stars` do.
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
    """About 40,000 words, common names among them; words of the block-list are not."""

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
        """A row of unit length for each of `words`: a product of rows is their similarity."""
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
        """From about -0.3 to 1; two words that have nothing to do with each other are near 0."""
        first, second = self.vector(a), self.vector(b)
        return None if first is None or second is None else float(first @ second)

    def near(self, word: str, n: int = 10) -> list[tuple[str, float]]:
        """The words that go with it best, and how well; none if it is unknown."""
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
