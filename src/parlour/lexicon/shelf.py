"""All words of one length, in alphabetical order, and what can be asked of them at once.

Word number i is bit i of every mask. A mask is one Python integer, so that a question about
twenty thousand words is a handful of machine-speed ANDs and no loop.
"""

from array import array
from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import chain
from typing import Any, NamedTuple
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from parlour.lexicon.alphabet import Alphabet

Codes = NDArray[np.uint8]


_BIG, _ROOMY, _TIGHT = 50_000, 4, 5 / 3  # slots a word: memory only counts on the shelves of Ukrainian forms


class Index(NamedTuple):
    """Where each word ends in `text`, from the slot of its CRC modulo `homes` on; 0 is an empty slot."""

    ends: "array[int]"
    homes: int
    text: bytes


NO_WORDS = Index(array("I", [0]), 1, b"")


class Shelf:
    """`text` holds the words end to end in UTF-8, every letter as wide as any other of the alphabet."""

    def __init__(self, length: int, codes: Codes, alphabet: Alphabet, hidden: Iterable[int] = ()) -> None:
        """`codes`: one word a row, one letter's place in the alphabet (from 1) a column. `hidden` words
        are not to be found by their letters alone: they are spelled with an apostrophe."""
        self.length = length
        self.count = len(codes)
        self._alphabet = alphabet
        self._hidden = np.fromiter(hidden, np.int64)
        self._size = length * alphabet.width
        self._text = alphabet.page[codes].tobytes()
        self._masks: dict[tuple[int, int], int] = {}

    @classmethod
    def unpack(cls, columns: bytes, length: int, alphabet: Alphabet, hidden: Iterable[int] = ()) -> "Shelf":
        """On disk a shelf stands column by column: sorted words compress best that way."""
        return cls(length, np.frombuffer(columns, np.uint8).reshape(length, -1).T, alphabet, hidden)

    @property
    def _signs(self) -> NDArray[Any]:
        return np.frombuffer(self._text, self._alphabet.page.dtype).reshape(-1, self.length)

    @cached_property
    def all(self) -> int:
        return (1 << self.count) - 1

    def word(self, number: int) -> str:
        return self._text[number * self._size : (number + 1) * self._size].decode()

    @cached_property
    def index(self) -> Index:
        """Open addressing: a word stands at the first free slot from its CRC on. zlib gives the CRC of one
        word, numpy of all at once; sorted by CRC, the free slots too are one running maximum."""
        homes = int(self.count * (_ROOMY if self.count < _BIG else _TIGHT)) + 1
        shown = np.delete(np.arange(self.count), self._hidden)
        home = (_checksums(np.frombuffer(self._text, np.uint8).reshape(-1, self._size)) % homes)[shown]
        order = np.argsort(home, kind="stable")
        steps = np.arange(len(shown))
        slot = np.maximum.accumulate(home[order] - steps) + steps
        ends = np.zeros(max(homes, int(slot.max(initial=0)) + 1) + 1, np.uint32)
        ends[slot] = (shown[order] + 1) * self._size
        return Index(array("I", ends.tobytes()), homes, self._text)

    def number(self, text: bytes) -> int:
        """Where the word stands, or -1."""
        ends, homes, words = self.index
        slot = crc32(text) % homes
        while end := ends[slot]:
            if words[end - self._size : end] == text:
                return end // self._size - 1
            slot += 1
        return -1

    # Masks.

    def with_letter(self, letter: int, times: int) -> int:
        """The words with so many of a letter, or more; made when first asked for, for few are asked for thrice."""
        mask = self._masks.get((letter, times))
        if mask is None:
            mask = self._masks[letter, times] = self.counted(letter, times)
        return mask

    def counted(self, letter: int, times: int) -> int:
        counts = (self._signs == self._alphabet.page[letter]).sum(axis=1, dtype=np.uint8)
        return mask_of(counts >= times)

    def starting(self, code: bytes) -> int:
        return self._matching(code, 0)

    def ending(self, code: bytes) -> int:
        return self._matching(code, self.length - len(code))

    def _matching(self, code: bytes, column: int) -> int:
        if len(code) > self.length:
            return 0
        wanted = self._alphabet.page[np.frombuffer(code, np.uint8)]
        return mask_of((self._signs[:, column : column + len(code)] == wanted).all(axis=1))


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


def _checksums(rows: NDArray[np.uint8]) -> NDArray[np.int64]:
    """zlib's crc32 of every row."""
    crc = np.full(len(rows), 0xFFFFFFFF, np.uint32)
    for column in rows.T:
        crc = _CRC_TABLE[(crc ^ column) & 0xFF] ^ (crc >> 8)
    return (crc ^ np.uint32(0xFFFFFFFF)).astype(np.int64)


def _crc_table() -> NDArray[np.uint32]:
    table = np.arange(256, dtype=np.uint32)
    for _ in range(8):
        table = np.where(table & 1, (table >> 1) ^ np.uint32(0xEDB88320), table >> 1)
    return table


_CRC_TABLE = _crc_table()
