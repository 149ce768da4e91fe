"""A word list that answers questions: shelves by length behind one alphabet."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, reduce
from itertools import accumulate
from operator import and_, or_

import numpy as np
from dawg import DAWG  # type: ignore[import-not-found]

from parlour.lexicon.alphabet import LONGEST, Alphabet, letters
from parlour.lexicon.found import Found
from parlour.lexicon.packing import pack
from parlour.lexicon.shelf import Shelf

JOKER = "*"
_APOSTROPHES = 0  # the section that lists the words with an apostrophe: "spelling number", a line each
_SPELLINGS = 255  # the section with the graph of all spellings; those between hold the shelf of their length


class Stock:
    """Words stand on the shelf of the letters that dice see; the few with an apostrophe are noted besides."""

    def __init__(
        self, alphabet: Alphabet, sections: Mapping[int, bytes], spellings: Container[str] | None = None
    ) -> None:
        """`spellings`: the same words in any form that answers `in`; if not given, the graph in the sections does."""
        self.alphabet = alphabet
        self.lengths = tuple(sorted(key for key in sections if key not in (_APOSTROPHES, _SPELLINGS)))
        self._sections = sections
        self._known = spellings
        self.changed_lengths: frozenset[int] = frozenset()
        self._below: Stock | None = None
        self._shelves: dict[int, Shelf] = {}
        self._columns: dict[tuple[int, int], int] = {}
        self._places = dict(_noted(sections.get(_APOSTROPHES, b"").decode()))
        self._spelled = {place: word for word, place in self._places.items()}

    @classmethod
    def of(cls, alphabet: Alphabet, words: Iterable[str]) -> "Stock":
        """From any list of readable words, in any order."""
        by_length: dict[int, list[tuple[bytes, str]]] = {}
        spellings = frozenset(words)
        for word in spellings:
            code = alphabet.encode(letters(word))
            if not code or len(code) > LONGEST:
                raise ValueError(f"not a word of this alphabet: {word[:LONGEST]!r}")
            by_length.setdefault(len(code), []).append((code, word))
        sections = {length: _packed_columns(sorted(pairs), length) for length, pairs in by_length.items()}
        notes = [line for pairs in by_length.values() for line in _notes(sorted(pairs))]
        return cls(alphabet, {**sections, _APOSTROPHES: "\n".join(sorted(notes)).encode()}, spellings)

    def pack(self) -> bytes:
        return pack({**self._sections, _SPELLINGS: DAWG(sorted(self)).tobytes()})

    def changed(self, add: Iterable[str], remove: Iterable[str]) -> "Stock":
        """A stock with these words more and those less; shelves that don't change are shared."""
        added, removed = set(add), set(remove)
        touched = {len(letters(word)) for word in added | removed}
        kept = {word for length in touched if length in self.lengths for word in self.of_length(length)}
        fresh = Stock.of(self.alphabet, (kept | added) - removed)
        fresh._stand_on(self, touched, _Ruled(self, frozenset(added - removed), frozenset(removed)))
        return fresh

    def _stand_on(self, below: "Stock", touched: set[int], spellings: Container[str]) -> None:
        self._below = below
        self._known = spellings
        self.changed_lengths = frozenset(self.lengths)
        self.lengths = tuple(sorted({*self.lengths, *below.lengths} - (touched - {*self.lengths})))
        self._spelled |= {place: word for place, word in below._spelled.items() if place[0] not in touched}
        self._places = {word: place for place, word in self._spelled.items()}

    def shelf(self, length: int) -> Shelf:
        shelf = self._shelves.get(length)
        if shelf is None:
            shelf = self._shelves[length] = self._unpacked(length)
        return shelf

    def _unpacked(self, length: int) -> Shelf:
        if self._below is not None and length not in self._sections:
            return self._below.shelf(length)
        return Shelf(self._sections[length], length, self.alphabet)

    # One word.

    @cached_property
    def _spellings(self) -> Container[str]:
        return DAWG().frombytes(self._sections[_SPELLINGS]) if self._known is None else self._known

    def __contains__(self, word: object) -> bool:
        try:
            return word in self._spellings
        except UnicodeEncodeError:  # half a sign: the graph spells in UTF-8
            return False

    @cached_property
    def unmarked(self) -> frozenset[str]:
        """The words with an apostrophe as dice show them: without it."""
        return frozenset(map(letters, self._places))

    def place(self, word: str) -> tuple[int, int] | None:
        """(length, number on that shelf) of a word as it is spelled."""
        if word not in self or word in self._places:
            return self._places.get(word)
        number = self.shelf(len(word)).number(self.alphabet.encode(word) or b"")
        while (len(word), number) in self._spelled:  # the same letters with an apostrophe stand before
            number += 1
        return len(word), number

    # All words have a number too: shelf after shelf, shortest first.

    @cached_property
    def _starts(self) -> list[int]:
        return [0, *accumulate(self.shelf(length).count for length in self.lengths)]

    def start(self, length: int) -> int:
        """The number of the first word of this length or more."""
        return self._starts[bisect_left(self.lengths, length)]

    def number(self, word: str) -> int | None:
        place = self.place(word)
        return None if place is None else self.start(place[0]) + place[1]

    def word(self, number: int) -> str:
        at = bisect_right(self._starts, number) - 1
        place = (self.lengths[at], number - self._starts[at])
        return self._spelled.get(place) or self._shelves[place[0]].word(place[1])

    # Many words.

    def __len__(self) -> int:
        return self._starts[-1]

    def __iter__(self) -> Iterator[str]:
        return iter(self.every())

    def every(self) -> Found:
        return Found(self, (1 << len(self)) - 1)

    def of_length(self, length: int) -> Found:
        return self.joined({length: self.shelf(length).all})

    def containing(self, wanted: str, length: int | None = None) -> Found:
        """The words with all these letters, each as often as it is given."""
        code = self.alphabet.encode(letters(wanted))
        if code is None:
            return Found(self, 0)
        needs = _tally(code).items()
        if length is not None:
            return self._found(lambda shelf: _with_all(shelf, needs), self._lengths(len(code), None, length))
        masks = [self._column(letter, times) for letter, times in needs]
        return Found(self, reduce(and_, masks)) if masks else self.every()

    def _column(self, letter: int, times: int) -> int:
        """One mask over all shelves: a question to the whole stock is one AND a letter."""
        mask = self._columns.get((letter, times))
        if mask is None:
            mask = self._whole({n: self.shelf(n).counted(letter, times) for n in self.lengths})
            self._columns[letter, times] = mask
        return mask

    def spellable(self, dice: str, length: int | None = None) -> Found:
        """The words that these dice can make, each die used at most once; a joker is any letter."""
        jokers = dice.count(JOKER)
        code = self.alphabet.encode(letters(dice.replace(JOKER, "")))
        if code is None:
            return Found(self, 0)
        held = _tally(code)
        lengths = self._lengths(1, len(code) + jokers, length)
        if not jokers:
            alphabet = range(1, len(self.alphabet.letters) + 1)
            return self._found(lambda shelf: _spelled_without_joker(shelf, held, alphabet), lengths)
        return self._found(lambda shelf: _spelled_with_jokers(shelf, held, jokers), lengths)

    def starting(self, prefix: str) -> Found:
        code = self.alphabet.encode(letters(prefix))
        return Found(self, 0) if code is None else self._found(lambda shelf: shelf.starting(code), self.lengths)

    def ending(self, suffix: str) -> Found:
        code = self.alphabet.encode(letters(suffix))
        return Found(self, 0) if code is None else self._found(lambda shelf: shelf.ending(code), self.lengths)

    def _lengths(self, least: int, most: int | None, only: int | None) -> tuple[int, ...]:
        wanted = self.lengths if only is None else (only,) if only in self.lengths else ()
        return tuple(n for n in wanted if least <= n and (most is None or n <= most))

    def _found(self, ask: Callable[[Shelf], int], lengths: Iterable[int]) -> Found:
        return self.joined({n: ask(self.shelf(n)) for n in lengths})

    def joined(self, masks: Mapping[int, int]) -> Found:
        """The answer of which these masks are the shelves."""
        return Found(self, self._whole(masks))

    def _whole(self, masks: Mapping[int, int]) -> int:
        return reduce(or_, (mask << self.start(length) for length, mask in masks.items()), 0)


@dataclass(frozen=True)
class _Ruled:
    """Which spellings there are after some rulings."""

    below: Stock
    added: frozenset[str]
    removed: frozenset[str]

    def __contains__(self, word: object) -> bool:
        return word in self.added or (word not in self.removed and word in self.below)


def _tally(code: bytes) -> dict[int, int]:
    return {letter: code.count(letter) for letter in code}  # a Counter takes longer than the question


def _with_all(shelf: Shelf, needs: Iterable[tuple[int, int]]) -> int:
    return reduce(and_, (shelf.with_letter(letter, times) for letter, times in needs), shelf.all)


def _spelled_without_joker(shelf: Shelf, held: Mapping[int, int], alphabet: range) -> int:
    """All words but those with more of some letter than there are dice."""
    too_many = 0
    for letter in alphabet:
        too_many |= shelf.with_letter(letter, held.get(letter, 0) + 1)
    return shelf.all & ~too_many


def _spelled_with_jokers(shelf: Shelf, held: Mapping[int, int], jokers: int) -> int:
    """The words of which the dice give all letters but as many as there are jokers.

    Each die is a mask: the words that use it. `got[n]` gathers the words that use n or more of the dice
    looked at so far; only such n are counted as can still matter to the end.
    """
    dice = [shelf.with_letter(letter, n) for letter, have in held.items() for n in range(1, have + 1)]
    need = shelf.length - jokers
    spare = len(dice) - need
    if spare < 0:
        return 0
    got = [shelf.all] + [0] * max(need, 0)
    for at, die in enumerate(dice):
        for n in range(min(at + 1, need), max(0, at - spare), -1):
            got[n] |= got[n - 1] & die
    return got[-1]


def _packed_columns(pairs: list[tuple[bytes, str]], length: int) -> bytes:
    text = b"".join(code for code, _ in pairs)
    return np.frombuffer(text, np.uint8).reshape(-1, length).T.tobytes()


def _notes(pairs: list[tuple[bytes, str]]) -> Iterator[str]:
    return (f"{word} {number}" for number, (_, word) in enumerate(pairs) if letters(word) != word)


def _noted(lines: str) -> Iterator[tuple[str, tuple[int, int]]]:
    for line in lines.splitlines():
        word, number = line.split()
        yield word, (len(letters(word)), int(number))
