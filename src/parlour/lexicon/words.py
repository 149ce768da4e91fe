"""A word list that answers questions: the words of each length, behind one alphabet."""

from array import array
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache, reduce
from itertools import accumulate
from operator import and_, or_

from parlour.languages.alphabet import LONGEST, Alphabet
from parlour.lexicon.change import Change
from parlour.lexicon.found import Found
from parlour.lexicon.graph import edges_of, packed, unpacked
from parlour.lexicon.masks import mask_of
from parlour.lexicon.packing import pack
from parlour.lexicon.same_length import SameLength
from parlour.native.has import has_in

JOKER = "*"
_MARKED = 100  # section n holds words of n letters; section n + this, those with an apostrophe
_GRAPH = 255  # the section with the graph of all spellings
_REMEMBERED = 1 << 15  # recent answers, because searches repeat

Place = tuple[int, int]
"""The place of a word: its length, and its index among the words of that length."""


class Words:
    """Words stand under the letters that dice see; those with apostrophes or forms of letters are noted besides."""

    def __init__(self, alphabet: Alphabet, sections: Mapping[int, bytes]) -> None:
        self.alphabet = alphabet
        self.lengths = tuple(sorted(key for key in sections if key < _MARKED))
        self._sections = sections
        self._below: Words | None = None
        self._changes: dict[int, Change] = {}
        self._known: Callable[[str], bool] | None = None
        self._by_length: dict[int, SameLength] = {}
        self._columns: dict[tuple[int, int], int] = {}

    @classmethod
    def of(cls, alphabet: Alphabet, words: Iterable[str]) -> "Words":
        """From any list of readable words, in any order."""
        by_length: dict[int, list[tuple[bytes, str]]] = {}
        spellings = frozenset(words)
        for word in spellings:
            by_length.setdefault(len(code := _code(alphabet, word)), []).append((code, word))
        sections = {length: _packed_columns(sorted(pairs), length) for length, pairs in by_length.items()}
        marked = {length + _MARKED: _notes(alphabet, sorted(pairs)) for length, pairs in by_length.items()}
        made = cls(alphabet, {**sections, **{key: notes for key, notes in marked.items() if notes}})
        made._known = spellings.__contains__
        return made

    def pack(self) -> bytes:
        return pack({**self._sections, _GRAPH: packed(self.edges)})

    def changed(self, add: Iterable[str], remove: Iterable[str]) -> "Words":
        """A list with these words more and those less. What stays is shared, or copied without a look at it."""
        removed = set(remove)
        added = set(add) - removed
        gone: defaultdict[int, list[int]] = defaultdict(list)
        for length, number in filter(None, map(self.place, removed)):
            gone[length].append(number)
        new: defaultdict[int, list[tuple[bytes, str]]] = defaultdict(list)
        for word in added:
            if self.place(word) is None:
                new[len(code := _code(self.alphabet, word))].append((code, word))
        after = Words(self.alphabet, {})
        after._below = self
        for length in gone.keys() | new.keys():
            before, leaving, coming = self.same_length(length), sorted(gone[length]), sorted(new[length])
            places = (before.before(word, code) for code, word in coming)
            change = Change(tuple(leaving), tuple(place - bisect_left(leaving, place) for place in places))
            after._changes[length] = change
            after._by_length[length] = before.changed(change, coming)
        empty = {length for length, words in after._by_length.items() if not words.count}
        after.lengths = tuple(sorted({*self.lengths, *after._changes} - empty))
        after._known = _Ruled(self.has, frozenset(added), frozenset(removed))
        return after

    def carried(self, found: Found) -> Found:
        """Return those words of the list below that are still here."""
        assert self._below is not None
        return self.joined({length: self._carried(self._below, length, found) for length in self.lengths})

    def _carried(self, below: "Words", length: int, found: Found) -> int:
        count = below.same_length(length).count
        mask, change = found.mask(below.start(length), count), self._changes.get(length)
        return change.mask(mask, count) if change else mask

    def some(self, words: Iterable[str]) -> Found:
        """Return those of some words that are in the list."""
        import numpy as np

        flags = np.zeros(len(self), np.bool_)
        flags[[number for number in map(self.number, words) if number is not None]] = True
        return Found(self, mask_of(flags))

    def same_length(self, length: int) -> SameLength:
        words = self._by_length.get(length)
        if words is None:
            words = self._by_length[length] = self._unpacked(length)
        return words

    def _unpacked(self, length: int) -> SameLength:
        if self._below is not None:
            return self._below.same_length(length)
        columns = self._sections.get(length, b"")
        return SameLength.of_columns(columns, length, self.alphabet, self._marked(length))

    def _marked(self, length: int) -> Mapping[int, str]:
        """The words of a length that are written with other signs than their letters, by their numbers."""
        if length in self._by_length:
            return self._by_length[length].marked
        if self._below is not None:
            return self._below._marked(length)
        lines = self._sections.get(length + _MARKED, b"").decode().splitlines()
        return {int(number): word for number, word in map(str.split, lines)}

    # One word.

    @cached_property
    def has(self) -> Callable[[str], bool]:
        """`has(word)`: whether there is a word with this spelling."""
        if self._known is not None:
            return self._known
        compiled = has_in(self.alphabet.spelled_with, lambda: self._sections[_GRAPH])
        return compiled or lru_cache(_REMEMBERED)(self._is_there)

    def _is_there(self, word: str) -> bool:
        code = self.alphabet.encode(word)
        if not code or len(code) > LONGEST:
            return self.place(word) is not None
        number, marked = self.same_length(len(code)).number(code), self.same_length(len(code)).marked
        return number >= 0 and (number not in marked or self.place(word) is not None)

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and self.has(word)

    @cached_property
    def unmarked(self) -> frozenset[str]:
        """The words with an apostrophe or a form of a letter as dice show them: without it."""
        return frozenset(self.alphabet.fold(word) for length in self.lengths for word in self._marked(length).values())

    def place(self, word: str) -> Place | None:
        """Return the place of a word by its spelling."""
        code = self.alphabet.encode(self.alphabet.fold(word))
        if not code or len(code) > LONGEST:
            return None
        number = self.same_length(len(code)).place(word, code)
        return None if number is None else (len(code), number)

    @cached_property
    def edges(self) -> "array[int]":
        """The graph of all spellings (`graph.py`)."""
        if _GRAPH in self._sections:
            return unpacked(self._sections[_GRAPH])
        return edges_of(sorted(map(self.alphabet.spell, self)))

    @property
    def ready_edges(self) -> "array[int] | None":
        """The same, if it came with the list."""
        return self.edges if _GRAPH in self._sections else None

    # All words have a number too: length after length, shortest first.

    @cached_property
    def _starts(self) -> list[int]:
        return [0, *accumulate(self.same_length(length).count for length in self.lengths)]

    def start(self, length: int) -> int:
        """The number of the first word of this length or more."""
        return self._starts[bisect_left(self.lengths, length)]

    def number(self, word: str) -> int | None:
        place = self.place(word)
        return None if place is None else self.start(place[0]) + place[1]

    def word(self, number: int) -> str:
        at = bisect_right(self._starts, number) - 1
        place = (self.lengths[at], number - self._starts[at])
        return self._by_length[place[0]].word(place[1])

    # Many words.

    def __len__(self) -> int:
        return self._starts[-1]

    def __iter__(self) -> Iterator[str]:
        return iter(self.every())

    def every(self) -> Found:
        return Found(self, (1 << len(self)) - 1)

    def of_length(self, length: int) -> Found:
        return self.joined({length: self.same_length(length).all})

    def containing(self, wanted: str, length: int | None = None) -> Found:
        """The words with all these letters, each as often as it is given."""
        if (code := self.alphabet.encode(self.alphabet.fold(wanted))) is None:
            return Found(self, 0)
        needs = _tally(code).items()
        if length is not None:
            return self._found(lambda words: words.with_all(needs), self._lengths(len(code), None, length))
        masks = [self._column(letter, times) for letter, times in needs]
        return Found(self, reduce(and_, masks)) if masks else self.every()

    def _column(self, letter: int, times: int) -> int:
        """One mask over all lengths: a question to the whole list is one AND a letter."""
        mask = self._columns.get((letter, times))
        if mask is None:
            mask = self._whole({n: self.same_length(n).counted(letter, times) for n in self.lengths})
            self._columns[letter, times] = mask
        return mask

    def spellable(self, dice: str, length: int | None = None) -> Found:
        """The words that these dice can make, each die used at most once; a joker is any letter."""
        jokers = dice.count(JOKER)
        if (code := self.alphabet.encode(self.alphabet.fold(dice.replace(JOKER, "")))) is None:
            return Found(self, 0)
        held = _tally(code)
        lengths = self._lengths(1, len(code) + jokers, length)
        if not jokers:
            return self._found(lambda words: words.spelled(held), lengths)
        return self._found(lambda words: words.spelled_with_jokers(held, jokers), lengths)

    def starting(self, prefix: str, least: int = 0, most: int | None = None) -> Found:
        """Return the words that start so and have `least` to `most` letters."""
        code, lengths = self.alphabet.encode(self.alphabet.fold(prefix)), self._lengths(least, most, None)
        return Found(self, 0) if code is None else self._found(lambda words: words.starting(code), lengths)

    def starting_with_any(self, prefixes: Iterable[str]) -> Found:
        codes = [code for prefix in prefixes if (code := self.alphabet.encode(self.alphabet.fold(prefix))) is not None]
        return self._found(lambda words: reduce(or_, map(words.starting, codes), 0), self.lengths)

    def ending(self, suffix: str) -> Found:
        code = self.alphabet.encode(self.alphabet.fold(suffix))
        return Found(self, 0) if code is None else self._found(lambda words: words.ending(code), self.lengths)

    def _lengths(self, least: int, most: int | None, only: int | None) -> tuple[int, ...]:
        wanted = self.lengths if only is None else (only,) if only in self.lengths else ()
        return tuple(n for n in wanted if least <= n and (most is None or n <= most))

    def _found(self, ask: Callable[[SameLength], int], lengths: Iterable[int]) -> Found:
        return self.joined({n: ask(self.same_length(n)) for n in lengths})

    def joined(self, masks: Mapping[int, int]) -> Found:
        """The answer of which these masks are the lengths."""
        return Found(self, self._whole(masks))

    def _whole(self, masks: Mapping[int, int]) -> int:
        return reduce(or_, (mask << self.start(length) for length, mask in masks.items()), 0)


@dataclass(frozen=True)
class _Ruled:
    """Which spellings there are after some rulings."""

    below: Callable[[str], bool]
    added: frozenset[str]
    removed: frozenset[str]

    def __call__(self, word: str) -> bool:
        return word in self.added or (word not in self.removed and self.below(word))


def _code(alphabet: Alphabet, word: str) -> bytes:
    code = alphabet.encode(alphabet.fold(word))
    if not code or len(code) > LONGEST:
        raise ValueError(f"not a word of this alphabet: {word[:LONGEST]!r}")
    return code


def _tally(code: bytes) -> dict[int, int]:
    return {letter: code.count(letter) for letter in code}  # a Counter takes longer than the question


def _packed_columns(pairs: list[tuple[bytes, str]], length: int) -> bytes:
    text = b"".join(code for code, _ in pairs)
    return b"".join(text[column::length] for column in range(length))


def _notes(alphabet: Alphabet, pairs: list[tuple[bytes, str]]) -> bytes:
    """The words that are written with other signs than their letters, a line each: "number spelling"."""
    noted = ((number, word) for number, (_, word) in enumerate(pairs) if alphabet.fold(word) != word)
    return "\n".join(f"{number} {word}" for number, word in noted).encode()
