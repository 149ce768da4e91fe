"""One small number for each word of a list: how common it is, which tier it is of, what it is a form of."""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from parlour.lexicon.masks import mask_of
from parlour.lexicon.words import Words

NOUNS = (
    100  # a section holds the words of the length that is its number; the nouns of that length have this number more
)
_NUMBER = np.dtype("<u2")


class Column:
    """Sections of 16-bit numbers in the order of the words; a length without a section is all zero."""

    def __init__(self, sections: Mapping[int, bytes]) -> None:
        self._sections = sections
        self._numbers: dict[int, NDArray[np.uint16] | NDArray[np.uint8]] = {}

    def at(self, place: tuple[int, int] | None) -> int:
        """The number of one word; 0 for a word that is not there."""
        if place is None or place[0] not in self._sections:
            return 0
        return self._of(place[0]).item(place[1])

    def at_least(self, value: int, length: int, *, nouns: bool) -> int:
        """The mask of those words (or nouns) of a length whose number is so high."""
        key = length + NOUNS if nouns else length
        return mask_of(self._of(key) >= value) if key in self._sections else 0

    def _of(self, key: int) -> NDArray[np.uint16] | NDArray[np.uint8]:
        """Kept as bytes where they are small: tiers and sources take half the room."""
        if key not in self._numbers:
            numbers = np.frombuffer(self._sections[key], _NUMBER)
            self._numbers[key] = numbers.astype(np.uint8) if numbers.max(initial=0) < 256 else numbers
        return self._numbers[key]


def columns(values: Mapping[str, int], words: Words, nouns: Words) -> dict[int, bytes]:
    """The sections of these values, 0 where a word has none."""
    return {
        length + offset: _column(values, listed, length)
        for listed, offset in ((words, 0), (nouns, NOUNS))
        for length in listed.lengths
    }


def _column(values: Mapping[str, int], words: Words, length: int) -> bytes:
    return np.fromiter((values.get(word, 0) for word in words.of_length(length)), _NUMBER).tobytes()
