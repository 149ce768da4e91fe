"""Words as dice show them, and which of them a roll can spell."""

from collections.abc import Iterable

import numpy as np

from parlour.games.rebus.components.dice import STAR
from parlour.games.rebus.solver.trie import letter_table
from parlour.lexicon import letters


def spellings(words: Iterable[str], shortest: int) -> list[str]:
    """Return the letters of each word of at least `shortest` letters, sorted and without duplicates."""
    return sorted({spelled for word in words if len(spelled := letters(word)) >= shortest})


class Known:
    """A vocabulary of a few thousand words that finds the words of a roll by counting letters.

    For so few words this is faster than searching the whole dictionary for each roll.
    """

    def __init__(self, words: Iterable[str], alphabet: str) -> None:
        self._words = np.array([*words, ""], dtype=object)[:-1]
        self._alphabet = alphabet
        table = letter_table([letters(word) for word in self._words], alphabet)
        self._counts = [(table == number).sum(axis=1).astype(np.int8) for number in range(len(alphabet))]

    def spellable(self, roll: str) -> list[str]:
        """Return the words that these dice can spell; a star is any letter."""
        lacking = np.zeros(len(self._words), np.int8)
        for letter, counts in zip(self._alphabet, self._counts, strict=True):
            lacking += np.maximum(counts - np.int8(roll.count(letter)), 0)
        found: list[str] = self._words[lacking <= roll.count(STAR)].tolist()
        return found
