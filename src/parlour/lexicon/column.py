"""One small number for each word of a stock: how common it is, which tier it is of, what it is a form of."""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from parlour.lexicon.shelf import mask_of
from parlour.lexicon.stock import Stock

NOUNS = 100  # a section holds the shelf of words of its number; the same shelf of nouns has this number more
_NUMBER = np.dtype("<u2")


class Column:
    """Sections of 16-bit numbers in the order of the shelves; a shelf without a section is all zero."""

    def __init__(self, sections: Mapping[int, bytes]) -> None:
        self._sections = sections
        self._shelves: dict[int, NDArray[np.uint16]] = {}

    def at(self, place: tuple[int, int] | None) -> int:
        """The number of one word; 0 for a word that is not there."""
        if place is None or place[0] not in self._sections:
            return 0
        return self._shelf(place[0]).item(place[1])

    def at_least(self, value: int, length: int, *, nouns: bool) -> int:
        """The mask of those words (or nouns) of a length whose number is so high."""
        key = length + NOUNS if nouns else length
        return mask_of(self._shelf(key) >= value) if key in self._sections else 0

    def _shelf(self, key: int) -> NDArray[np.uint16]:
        if key not in self._shelves:
            self._shelves[key] = np.frombuffer(self._sections[key], _NUMBER)
        return self._shelves[key]


def columns(values: Mapping[str, int], words: Stock, nouns: Stock) -> dict[int, bytes]:
    """The sections of these values, 0 where a word has none."""
    return {
        length + offset: _column(values, stock, length)
        for stock, offset in ((words, 0), (nouns, NOUNS))
        for length in stock.lengths
    }


def _column(values: Mapping[str, int], stock: Stock, length: int) -> bytes:
    return np.fromiter((values.get(word, 0) for word in stock.of_length(length)), _NUMBER).tobytes()
