"""The answer to a look-up: a set of words that are spelled out only when somebody reads them."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Protocol, overload

from parlour.lexicon.masks import numbers_in


class Numbered(Protocol):
    """A list of words, shortest first, then alphabetical, each known by its number."""

    def word(self, number: int) -> str: ...
    def number(self, word: str) -> int | None: ...
    def start(self, length: int) -> int:
        """The number of the first word of this length or more."""


class Found(Sequence[str]):
    """Words of one list, shortest first, then alphabetical.

    Finding costs microseconds however many words there are; `len`, `in` and the set operators
    `& | -` (with another answer from the same list) work without spelling a word out.
    """

    __slots__ = ("_list", "_mask")

    def __init__(self, words: Numbered, mask: int) -> None:
        self._list = words
        self._mask = mask  # bit n: the list's word number n

    def __len__(self) -> int:
        return self._mask.bit_count()

    def __bool__(self) -> bool:
        return self._mask != 0

    def __iter__(self) -> Iterator[str]:
        return map(self._list.word, numbers_in(self._mask))

    def __contains__(self, word: object) -> bool:
        number = self._list.number(word) if isinstance(word, str) else None
        return number is not None and bool(self._mask >> number & 1)

    @overload
    def __getitem__(self, at: int) -> str: ...
    @overload
    def __getitem__(self, at: slice) -> list[str]: ...
    def __getitem__(self, at: int | slice) -> str | list[str]:
        if at == 0 and self._mask:
            return self._list.word((self._mask & -self._mask).bit_length() - 1)
        if isinstance(at, slice):
            return [self._list.word(number) for number in self._numbers(at)]
        return self._list.word(list(numbers_in(self._mask))[at])

    def _numbers(self, at: slice) -> list[int]:
        """Reading the first few of many words does not compute the numbers of all."""
        numbers = numbers_in(self._mask)
        if at.start is None and at.step is None and at.stop is not None and at.stop >= 0:
            return list(islice(numbers, at.stop))
        return list(numbers)[at]

    def __and__(self, other: "Found") -> "Found":
        return Found(self._list, self._mask & other._mask_for(self))

    def __sub__(self, other: "Found") -> "Found":
        return Found(self._list, self._mask & ~other._mask_for(self))

    def __or__(self, other: "Found") -> "Found":
        return Found(self._list, self._mask | other._mask_for(self))

    def _mask_for(self, other: "Found") -> int:
        if self._list is not other._list:
            raise ValueError("answers from two word lists can't be combined")
        return self._mask

    def mask(self, first: int, count: int) -> int:
        """Return which of `count` words of its list are among these: bit n is the word number `first` + n."""
        return self._mask >> first & (1 << count) - 1

    def shorter_than(self, length: int) -> "Found":
        return Found(self._list, self._mask & (1 << self._list.start(length)) - 1)

    def at_least(self, length: int) -> "Found":
        return self - self.shorter_than(length)

    def __repr__(self) -> str:
        few = ", ".join(word for word, _ in zip(self, range(4), strict=False))
        return f"<Found {len(self)}: {few}{', …' if len(self) > 4 else ''}>"
