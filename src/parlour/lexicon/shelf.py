"""All words of one length, in alphabetical order, and what can be asked of them at once.

Word number i is bit i of every mask. A mask is one Python integer, so that a question about
twenty thousand words is a handful of machine-speed ANDs and no loop.
"""

from collections.abc import Iterator
from functools import cached_property
from itertools import chain
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.lexicon.alphabet import Alphabet


class Shelf:
    def __init__(self, columns: bytes, length: int, alphabet: Alphabet) -> None:
        """On disk a shelf stands column by column, a letter's place in the alphabet (from 1) a byte: sorted words
        compress best that way. Here the same bytes stand word by word."""
        self.length = length
        self.count = len(columns) // length
        self._alphabet = alphabet
        self._text = np.frombuffer(columns, np.uint8).reshape(length, -1).T.tobytes()
        self._masks: dict[tuple[int, int], int] = {}

    @property
    def _codes(self) -> NDArray[np.uint8]:
        return np.frombuffer(self._text, np.uint8).reshape(-1, self.length)

    @cached_property
    def all(self) -> int:
        return (1 << self.count) - 1

    def _code(self, number: int) -> bytes:
        return self._text[number * self.length : (number + 1) * self.length]

    def word(self, number: int) -> str:
        return self._alphabet.decode(self._code(number))

    def number(self, code: bytes) -> int:
        """Where a word that is there stands: a search of the bytes from the first word that begins so."""
        at = self._beginnings[code[:2]]
        while at % self.length or not self._text.startswith(code, at):
            at = self._text.index(code, at + 1)
        return at // self.length

    @cached_property
    def _beginnings(self) -> dict[bytes, int]:
        """Where in the text the words with these first two letters begin."""
        heads = self._codes[:, :2]
        changes = np.flatnonzero((heads[1:] != heads[:-1]).any(axis=1)) + 1
        starts = (number * self.length for number in [0, *changes.tolist()])
        return {self._text[at : at + heads.shape[1]]: at for at in starts}

    # Masks.

    def with_letter(self, letter: int, times: int) -> int:
        """The words with so many of a letter, or more; made when first asked for, for few are asked for thrice."""
        mask = self._masks.get((letter, times))
        if mask is None:
            mask = self._masks[letter, times] = self.counted(letter, times)
        return mask

    def counted(self, letter: int, times: int) -> int:
        counts = (self._codes == letter).sum(axis=1, dtype=np.uint8)
        return mask_of(counts >= times)

    def starting(self, code: bytes) -> int:
        return self._matching(code, 0)

    def ending(self, code: bytes) -> int:
        return self._matching(code, self.length - len(code))

    def _matching(self, code: bytes, column: int) -> int:
        if len(code) > self.length:
            return 0
        wanted = np.frombuffer(code, np.uint8)
        return mask_of((self._codes[:, column : column + len(code)] == wanted).all(axis=1))


def mask_of(flags: NDArray[Any]) -> int:
    return int.from_bytes(np.packbits(flags, bitorder="little").tobytes(), "little")


def numbers_in(mask: int) -> Iterator[int]:
    """The set bits, lowest first. They are looked for in ever larger blocks: who reads few pays for few."""
    return chain.from_iterable(_blocks(mask.to_bytes((mask.bit_length() + 7) // 8, "little")))


def _blocks(octets: bytes) -> Iterator[list[int]]:
    start, size = 0, 2048
    while start < len(octets):
        block = np.frombuffer(octets[start : start + size], np.uint8)
        # numpy finds the few that are set ten times as quickly among bools.
        bits = np.unpackbits(block, bitorder="little").view(np.bool_)
        yield (np.flatnonzero(bits) + 8 * start).tolist()
        start, size = start + size, 2 * size
