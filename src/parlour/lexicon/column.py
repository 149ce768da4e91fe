"""A small number for each word of a list, such as its frequency, its tier or its base form."""

from array import array
from collections.abc import Mapping
from typing import Any

from parlour.lexicon.masks import mask_of
from parlour.lexicon.packing import little_endian
from parlour.lexicon.words import Words

NOUNS = 100  # a section's number is the length of its words; that of a section of nouns is this much higher
_NUMBER = "H"


class Column:
    """Sections of 16-bit numbers in the order of the words. A length without a section is all zero."""

    def __init__(self, sections: Mapping[int, bytes]) -> None:
        self._sections = sections
        self._numbers: dict[int, array[int] | bytes] = {}

    def at(self, place: tuple[int, int] | None) -> int:
        """Return the number of a word; 0 for an unknown word."""
        if place is None or place[0] not in self._sections:
            return 0
        return self._of(place[0])[place[1]]

    def at_least(self, value: int, length: int, *, nouns: bool) -> int:
        """Return the mask of the words (or nouns) of a length whose number is at least this high."""
        import numpy as np

        key = length + NOUNS if nouns else length
        if key not in self._sections:
            return 0
        numbers = self._of(key)
        kind: type[np.unsignedinteger[Any]] = np.uint8 if isinstance(numbers, bytes) else np.uint16
        return mask_of(np.frombuffer(numbers, kind) >= value)

    def _of(self, key: int) -> "array[int] | bytes":
        """Small numbers are kept as bytes, which takes half the memory for tiers and sources."""
        if key not in self._numbers:
            octets = self._sections[key]
            high = octets[1::2]
            is_small = high.count(0) == len(high)
            self._numbers[key] = octets[::2] if is_small else little_endian(array(_NUMBER, octets))
        return self._numbers[key]


def columns(values: Mapping[str, int], words: Words, nouns: Words) -> dict[int, bytes]:
    """Return the sections of these values, 0 for words without one."""
    return {
        length + offset: little_endian(
            array(_NUMBER, (values.get(word, 0) for word in listed.of_length(length)))
        ).tobytes()
        for listed, offset in ((words, 0), (nouns, NOUNS))
        for length in listed.lengths
    }
