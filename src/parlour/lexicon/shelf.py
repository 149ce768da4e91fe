"""All words of one length, in alphabetical order, and what can be asked of them at once.

Word number i is bit i of every mask. A mask is one Python integer, so that a question about
twenty thousand words is a handful of machine-speed ANDs and no loop.
"""

from array import array
from collections.abc import Iterator
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

_SPREAD = 2_654_435_761


class Shelf:
    """`text` holds the words end to end, one letter code (from 1) a byte."""

    def __init__(self, text: bytes, length: int, size_of_alphabet: int) -> None:
        self.length = length
        self.count = len(text) // length
        self._text = text
        self._masks: list[tuple[int, ...] | None] = [None] * (size_of_alphabet + 1)

    @classmethod
    def unpack(cls, columns: bytes, length: int, size_of_alphabet: int) -> "Shelf":
        """On disk a shelf stands column by column: sorted words compress best that way."""
        return cls(np.frombuffer(columns, np.uint8).reshape(length, -1).T.tobytes(), length, size_of_alphabet)

    @property
    def _rows(self) -> NDArray[np.uint8]:
        return np.frombuffer(self._text, np.uint8).reshape(-1, self.length)

    @cached_property
    def all(self) -> int:
        return (1 << self.count) - 1

    def code(self, number: int) -> bytes:
        start = number * self.length
        return self._text[start : start + self.length]

    # A word's number: a table with open addressing. The hash is the word read as a number in base 256,
    # times a constant that throws neighbours in the alphabet far apart, modulo the size of the table.

    @cached_property
    def _modulus(self) -> int:
        return 2 * self.count + 1

    @cached_property
    def _slots(self) -> "array[int]":
        home = np.zeros(self.count, np.int64)
        for column in self._rows.T:
            home = (home * 256 + column) % self._modulus
        home = home * _SPREAD % self._modulus
        order = np.argsort(home, kind="stable")
        steps = np.arange(self.count)
        slot = np.maximum.accumulate(home[order] - steps) + steps  # the next free place, for all at once
        slots = np.zeros(max(self._modulus, int(slot.max(initial=0)) + 1) + 1, np.uint32)
        slots[slot] = order + 1
        return array("I", slots.tobytes())

    def number(self, code: bytes) -> int:
        """Where the word stands, or -1."""
        slots, length, text = self._slots, self.length, self._text
        slot = int.from_bytes(code, "big") * _SPREAD % self._modulus
        while found := slots[slot]:
            if text[(found - 1) * length : found * length] == code:
                return found - 1
            slot += 1
        return -1

    # Masks.

    def at_least(self, letter: int) -> tuple[int, ...]:
        """The words with 1, 2, 3 … or more of the letter, as far as there are any."""
        masks = self._masks[letter]
        if masks is None:
            counts = (self._rows == letter).sum(axis=1, dtype=np.uint8)
            masks = tuple(mask_of(counts >= n) for n in range(1, int(counts.max(initial=0)) + 1))
            self._masks[letter] = masks
        return masks

    @property
    def letters(self) -> range:
        return range(1, len(self._masks))

    def starting(self, code: bytes) -> int:
        return self._matching(code, 0)

    def ending(self, code: bytes) -> int:
        return self._matching(code, self.length - len(code))

    def _matching(self, code: bytes, column: int) -> int:
        if len(code) > self.length:
            return 0
        part = self._rows[:, column : column + len(code)]
        return mask_of((part == np.frombuffer(code, np.uint8)).all(axis=1))


def mask_of(flags: NDArray[Any]) -> int:
    return int.from_bytes(np.packbits(flags, bitorder="little").tobytes(), "little")


def numbers_in(mask: int) -> Iterator[int]:
    """The set bits, lowest first."""
    octets = np.frombuffer(mask.to_bytes((mask.bit_length() + 7) // 8, "little"), np.uint8)
    return iter(np.flatnonzero(np.unpackbits(octets, bitorder="little")).tolist())
