"""The words that somebody knows, counted letter by letter: which of them a roll can make is one comparison."""

from collections.abc import Iterable

import numpy as np

from parlour.games.rebus.solver.hand import STAR
from parlour.games.rebus.solver.trie import letter_counts
from parlour.lexicon import letters


class Known:
    """A few thousand words: among all that a language has, it would take longer to find them for each roll."""

    def __init__(self, words: Iterable[str], alphabet: str) -> None:
        self._words = np.array([*words, ""], dtype=object)[:-1]
        self._alphabet = alphabet
        self._counts = letter_counts([letters(word) for word in self._words], alphabet).T.astype(np.int8)

    def spellable(self, roll: str) -> list[str]:
        """Those that the dice can make; a star is any letter."""
        lacking = np.zeros(len(self._words), np.int8)
        for letter, counts in zip(self._alphabet, self._counts, strict=True):
            lacking += np.maximum(counts - np.int8(roll.count(letter)), 0)
        found: list[str] = self._words[lacking <= roll.count(STAR)].tolist()
        return found
