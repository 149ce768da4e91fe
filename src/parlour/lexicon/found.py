"""The answer to a look-up: a set of words that is not spelled out before somebody reads it."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, overload

from parlour.lexicon.shelf import numbers_in

if TYPE_CHECKING:
    from parlour.lexicon.stock import Stock


class Found(Sequence[str]):
    """Words of one stock, shortest first, then alphabetical.

    Finding costs microseconds however many words there are; `len`, `in` and the set operators
    `& | -` (with another answer from the same stock) work without spelling a word out.
    """

    __slots__ = ("_masks", "_stock")

    def __init__(self, stock: "Stock", masks: dict[int, int]) -> None:
        self._stock = stock
        self._masks = masks  # length of word -> mask over that shelf; ascending; no empty masks

    def __len__(self) -> int:
        return sum(mask.bit_count() for mask in self._masks.values())

    def __bool__(self) -> bool:
        return bool(self._masks)

    def __iter__(self) -> Iterator[str]:
        for length, mask in self._masks.items():
            for number in numbers_in(mask):
                yield self._stock.word(length, number)

    def __contains__(self, word: object) -> bool:
        place = self._stock.place(word) if isinstance(word, str) else None
        return place is not None and bool(self._masks.get(place[0], 0) >> place[1] & 1)

    @overload
    def __getitem__(self, at: int) -> str: ...
    @overload
    def __getitem__(self, at: slice) -> list[str]: ...
    def __getitem__(self, at: int | slice) -> str | list[str]:
        if isinstance(at, slice):
            places = list(self._places())[at]
            return [self._stock.word(length, number) for length, number in places]
        return self._at(at if at >= 0 else at + len(self))

    def _places(self) -> Iterator[tuple[int, int]]:
        return ((length, number) for length, mask in self._masks.items() for number in numbers_in(mask))

    def _at(self, at: int) -> str:
        if at < 0:
            raise IndexError(at)
        for length, mask in self._masks.items():
            if at < (held := mask.bit_count()):
                if at == 0:
                    return self._stock.word(length, (mask & -mask).bit_length() - 1)
                return self._stock.word(length, list(numbers_in(mask))[at])
            at -= held
        raise IndexError(at)

    def __and__(self, other: "Found") -> "Found":
        mine, theirs = self._masks, other._same(self)
        return self._with({n: mine[n] & theirs.get(n, 0) for n in mine})

    def __sub__(self, other: "Found") -> "Found":
        mine, theirs = self._masks, other._same(self)
        return self._with({n: mine[n] & ~theirs.get(n, 0) for n in mine})

    def __or__(self, other: "Found") -> "Found":
        mine, theirs = self._masks, other._same(self)
        return self._with({n: mine.get(n, 0) | theirs.get(n, 0) for n in sorted({*mine, *theirs})})

    def _same(self, other: "Found") -> dict[int, int]:
        if self._stock is not other._stock:
            raise ValueError("answers from two word lists can't be combined")
        return self._masks

    def _with(self, masks: dict[int, int]) -> "Found":
        return Found(self._stock, {length: mask for length, mask in masks.items() if mask})

    def shorter_than(self, length: int) -> "Found":
        return self._with({n: mask for n, mask in self._masks.items() if n < length})

    def at_least(self, length: int) -> "Found":
        return self._with({n: mask for n, mask in self._masks.items() if n >= length})

    def __repr__(self) -> str:
        few = ", ".join(word for word, _ in zip(self, range(4), strict=False))
        return f"<Found {len(self)}: {few}{', …' if len(self) > 4 else ''}>"
