"""Which words are related in meaning, if a language has the data: a vector for each word, quantised to a byte per
number, and links between words from dictionaries.

Without the data `Association.load` returns None, and tables made by hand replace it, such as the clues of `stars`.
"""

from collections.abc import Sequence
from functools import cache, cached_property, lru_cache

import numpy as np
from numpy.typing import NDArray

from parlour.languages.found import language as installed
from parlour.lexicon.kin import kindred
from parlour.lexicon.packing import Sections

WORDS, NUMBERS, COUNTS, LINKED, STRENGTHS = 1, 2, 3, 4, 5  # the sections of the data file
PLAIN = 0.27
"""The strength of a link from which it is a synonym, a kind or an opposite, which nobody should miss."""

STEMS = 4096
"""How many words' lemmas are cached."""

Vector = NDArray[np.float32]
Matrix = NDArray[np.float32]


class Links:
    """Strengths from 0 to 0.9 of links between rows."""

    def __init__(self, sections: Sections) -> None:
        self._ends = np.cumsum(np.frombuffer(sections[COUNTS], "<u2"), dtype=np.int64)
        self._linked = np.frombuffer(sections[LINKED], "<u2")
        self._strengths = np.frombuffer(sections[STRENGTHS], np.uint8)

    def between(self, row: int, other: int) -> float:
        first, second = sorted((row, other))
        start, end = int(self._ends[first - 1]) if first else 0, int(self._ends[first])
        at = start + int(np.searchsorted(self._linked[start:end], second))
        return float(self._strengths[at]) / 100 if at < end and self._linked[at] == second else 0.0


class Association:
    """About 40,000 words of a language, including common names, without words of the blocklist."""

    def __init__(
        self, language: str, words: Sequence[str], matrix: NDArray[np.int8], links: Links | None = None
    ) -> None:
        self.language, self.words = language, tuple(words)
        self._bytes, self._links = matrix, links
        self._stems = lru_cache(STEMS)(self._stem_rows)

    @staticmethod
    @cache
    def load(language: str) -> "Association | None":
        path = installed(language).path("words", "association")
        if not path.exists():
            return None
        sections = Sections.read(path)
        words = sections[WORDS].decode().split()
        numbers = np.frombuffer(sections[NUMBERS], np.int8).reshape(len(words), -1)
        return Association(language, words, numbers, Links(sections) if COUNTS in sections else None)

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

    def link(self, a: str, b: str) -> float:
        """Return how strongly dictionaries link two words, from 0 to 0.9, whatever forms of them these are."""
        if self._links is None:
            return 0.0
        return max((self._links.between(one, two) for one in self._stems(a) for two in self._stems(b)), default=0.0)

    def _stem_rows(self, word: str) -> tuple[int, ...]:
        forms = {word, *kindred(self.language).lemmas(word)}
        return tuple(self._rows[form] for form in forms if form in self._rows)

    def near(self, word: str, n: int = 10) -> list[tuple[str, float]]:
        """Return the most similar words with their similarities; empty if the word is unknown."""
        if (row := self.row(word)) is None:
            return []
        likeness = self.matrix @ self.matrix[row]
        likeness[row] = -1
        best = np.argpartition(-likeness, n)[:n]
        return sorted(((self.words[at], float(likeness[at])) for at in best), key=lambda found: (-found[1], found[0]))

    @cached_property
    def _rows(self) -> dict[str, int]:
        return {word: row for row, word in enumerate(self.words)}
