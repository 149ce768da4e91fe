"""A word list that answers questions: shelves by length behind one alphabet."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import reduce
from operator import and_

import numpy as np

from parlour.lexicon.alphabet import Alphabet, letters
from parlour.lexicon.found import Found
from parlour.lexicon.packing import pack
from parlour.lexicon.shelf import Shelf

JOKER = "*"
_APOSTROPHES = 0  # the section that lists the words with an apostrophe: "spelling number", a line each


class Stock:
    """Words stand on the shelf of the letters that dice see; the few with an apostrophe are noted besides."""

    def __init__(self, alphabet: Alphabet, sections: Mapping[int, bytes]) -> None:
        self.alphabet = alphabet
        self.lengths = tuple(sorted(key for key in sections if key != _APOSTROPHES))
        self._sections = sections
        self._shelves: dict[int, Shelf] = {}  # by letters
        self._sizes: dict[int, Shelf] = {}  # the same, by bytes
        self._columns: dict[tuple[int, int], tuple[int, ...]] = {}
        self._places = dict(_noted(sections.get(_APOSTROPHES, b"").decode()))
        self._spelled = {place: word for word, place in self._places.items()}

    @classmethod
    def of(cls, alphabet: Alphabet, words: Iterable[str]) -> "Stock":
        """From any list of readable words, in any order."""
        by_length: dict[int, list[tuple[bytes, str]]] = {}
        for word in set(words):
            code = alphabet.encode(letters(word))
            if not code:
                raise ValueError(f"not a word of this alphabet: {word!r}")
            by_length.setdefault(len(code), []).append((code, word))
        sections = {length: _packed_columns(sorted(pairs), length) for length, pairs in by_length.items()}
        notes = [line for pairs in by_length.values() for line in _notes(sorted(pairs))]
        return cls(alphabet, {**sections, _APOSTROPHES: "\n".join(sorted(notes)).encode()})

    def pack(self) -> bytes:
        return pack(self._sections)

    def changed(self, add: Iterable[str], remove: Iterable[str]) -> "Stock":
        """A stock with these words more and those less; shelves that don't change are shared."""
        added, removed = set(add), set(remove)
        touched = {len(letters(word)) for word in added | removed}
        kept = {word for length in touched if length in self.lengths for word in self._shelved(length)}
        fresh = Stock.of(self.alphabet, (kept | added) - removed)
        others = {place: word for place, word in self._spelled.items() if place[0] not in touched}
        return fresh._beside(self, touched, others)

    def _beside(self, old: "Stock", touched: set[int], others: dict[tuple[int, int], str]) -> "Stock":
        self._sections = {**{n: old._sections[n] for n in old.lengths if n not in touched}, **self._sections}
        self._shelves = {n: shelf for n, shelf in old._shelves.items() if n not in touched}
        self.lengths = tuple(sorted(key for key in self._sections if key != _APOSTROPHES))
        self._spelled |= others
        self._places = {word: place for place, word in self._spelled.items()}
        return self

    def _shelved(self, length: int) -> Found:
        return Found(self, {length: self.shelf(length).all})

    def shelf(self, length: int) -> Shelf:
        shelf = self._shelves.get(length)
        if shelf is None:
            hidden = [number for size, number in self._spelled if size == length]
            shelf = Shelf.unpack(self._sections[length], length, self.alphabet, hidden)
            self._shelves[length] = shelf
        return shelf

    # One word.

    def __contains__(self, word: str) -> bool:
        try:
            text = word.encode()
        except UnicodeEncodeError:
            return False
        shelf = self._sizes.get(len(text)) or self._of_size(len(text))
        return (shelf is not None and shelf.number(text) >= 0) or word in self._places

    def _of_size(self, size: int) -> Shelf | None:
        """The shelf of the words that take so many bytes: the quick way in, for `__contains__`."""
        length, rest = divmod(size, self.alphabet.width)
        if rest or length not in self.lengths:
            return None
        shelf = self._sizes[size] = self.shelf(length)
        return shelf

    def place(self, word: str) -> tuple[int, int] | None:
        """(length, number on that shelf) of a word as it is spelled."""
        if word not in self:
            return None
        return self._places.get(word) or (len(word), self.shelf(len(word)).number(word.encode()))

    def word(self, length: int, number: int) -> str:
        return self._spelled.get((length, number)) or self.shelf(length).word(number)

    # Many words.

    def __len__(self) -> int:
        return sum(self.shelf(length).count for length in self.lengths)

    def __iter__(self) -> Iterator[str]:
        return iter(self.every())

    def every(self) -> Found:
        return self._found(lambda shelf: shelf.all, self.lengths)

    def containing(self, wanted: str, length: int | None = None) -> Found:
        """The words with all these letters, each as often as it is given."""
        code = self.alphabet.encode(letters(wanted))
        if code is None:
            return Found(self, {})
        if not code or length is not None:
            needs = tuple(_tally(code).items())
            return self._found(lambda shelf: _with_all(shelf, needs), self._lengths(len(code), None, length))
        columns = (self._column(letter, times) for letter, times in _tally(code).items())
        masks: Iterable[int] = reduce(_both, columns)
        return Found(self, {n: mask for n, mask in zip(self.lengths, masks, strict=True) if mask})

    def _column(self, letter: int, times: int) -> Iterable[int]:
        """The mask of each shelf, side by side, so that a question to all of them is no loop of ours."""
        column = self._columns.get((letter, times))
        if column is None:
            column = tuple(self.shelf(n).with_letter(letter, times) for n in self.lengths)
            self._columns[letter, times] = column
        return column

    def spellable(self, dice: str, length: int | None = None) -> Found:
        """The words that these dice can make, each die used at most once; a joker is any letter."""
        jokers = dice.count(JOKER)
        code = self.alphabet.encode(letters(dice.replace(JOKER, "")))
        if code is None:
            return Found(self, {})
        held = _tally(code)
        lengths = self._lengths(1, len(code) + jokers, length)
        return self._found(lambda shelf: _within(shelf, held, jokers), lengths)

    def starting(self, prefix: str) -> Found:
        code = self.alphabet.encode(letters(prefix))
        return Found(self, {}) if code is None else self._found(lambda shelf: shelf.starting(code), self.lengths)

    def ending(self, suffix: str) -> Found:
        code = self.alphabet.encode(letters(suffix))
        return Found(self, {}) if code is None else self._found(lambda shelf: shelf.ending(code), self.lengths)

    def _lengths(self, least: int, most: int | None, only: int | None) -> tuple[int, ...]:
        wanted = self.lengths if only is None else (only,) if only in self.lengths else ()
        return tuple(n for n in wanted if least <= n and (most is None or n <= most))

    def _found(self, ask: Callable[[Shelf], int], lengths: Iterable[int]) -> Found:
        return Found(self, {n: mask for n in lengths if (mask := ask(self.shelf(n)))})


def _tally(code: bytes) -> dict[int, int]:
    return {letter: code.count(letter) for letter in code}  # a Counter takes longer than the question


def _both(left: Iterable[int], right: Iterable[int]) -> Iterable[int]:
    return map(and_, left, right)


def _with_all(shelf: Shelf, needs: tuple[tuple[int, int], ...]) -> int:
    return reduce(and_, (shelf.with_letter(letter, times) for letter, times in needs), shelf.all)


def _within(shelf: Shelf, held: Mapping[int, int], jokers: int) -> int:
    """Words that lack at most `jokers` letters.

    Each mask of "one more of this letter than there are dice" is one letter lacking; `lacks[n]`
    gathers the words that lack more than n. Of one letter, `jokers + 1` lacking are enough to know.
    """
    lacks = [0] * (jokers + 1)
    counting = range(jokers, 0, -1)
    for letter, masks in enumerate(shelf.levels, 1):
        have = held.get(letter, 0)
        for mask in masks[have : have + jokers + 1]:
            for n in counting:
                lacks[n] |= lacks[n - 1] & mask
            lacks[0] |= mask
    return shelf.all & ~lacks[jokers]


def _packed_columns(pairs: list[tuple[bytes, str]], length: int) -> bytes:
    text = b"".join(code for code, _ in pairs)
    return np.frombuffer(text, np.uint8).reshape(-1, length).T.tobytes()


def _notes(pairs: list[tuple[bytes, str]]) -> Iterator[str]:
    return (f"{word} {number}" for number, (_, word) in enumerate(pairs) if letters(word) != word)


def _noted(lines: str) -> Iterator[tuple[str, tuple[int, int]]]:
    for line in lines.splitlines():
        word, number = line.split()
        yield word, (len(letters(word)), int(number))
