"""What goes with what: a vector a word, quantised to a byte a number, for English.

For Ukrainian there are none that we could ship: the free ones are huge, or not free. `Association.load("uk")` is None;
who needs associations there brings a table made by hand, as the cards of `stars` do.
"""

from collections.abc import Sequence
from functools import cache, cached_property
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from parlour.lexicon.kin import kindred
from parlour.lexicon.packing import Sections

PATH = Path(__file__).parent / "data" / "en.association"
WORDS, NUMBERS = 1, 2  # the sections of the data file

Vector = NDArray[np.float32]
Matrix = NDArray[np.float32]


class Association:
    """About 40,000 words, common names among them; words of the block-list are not."""

    def __init__(self, words: Sequence[str], matrix: NDArray[np.int8]) -> None:
        self.words = tuple(words)
        self._bytes = matrix

    @staticmethod
    @cache
    def load(language: str) -> "Association | None":
        if language != "en":
            return None
        sections = Sections.read(PATH)
        words = sections[WORDS].decode().split()
        numbers = np.frombuffer(sections[NUMBERS], np.int8).reshape(len(words), -1)
        return Association(words, numbers)

    @cached_property
    def matrix(self) -> Matrix:
        """A row of unit length for each of `words`: a product of rows is their similarity."""
        rows = self._bytes.astype(np.float32)
        rows /= np.linalg.norm(rows, axis=1, keepdims=True)
        return rows

    def row(self, word: str) -> int | None:
        """Where a word stands in `words`; a form that has no row of its own stands where its lemma does."""
        if word in self._rows:
            return self._rows[word]
        lemmas = sorted(kindred("en").lemmas(word))
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
