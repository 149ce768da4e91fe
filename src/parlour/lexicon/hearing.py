"""What the ear mixes up: how else a word may be spelled that sounds nearly so."""

import json
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

_TABLES = json.loads(Path(__file__).with_name("hearing.json").read_text("utf-8"))
DOUBLED, ALIKE, SWAPPED, VOWEL, LEFT_OUT, PUT_IN = 0.5, 0.7, 0.8, 0.9, 0.9, 1.4
"""How unlikely each slip is: it is weighed against how common a word is."""
_AT_FIRST = 0.4  # the beginning of a word is seldom wrong


class Ear(NamedTuple):
    vowels: str
    silent: str
    """Letters that one hardly hears, and so forgets or puts in."""
    alike: dict[str, list[tuple[str, str]]]
    """Spellings of nearly the same sound, by the first letter of what was typed."""
    beside: dict[str, str]
    """By letter: those whose keys are its neighbours."""

    def misheard(self, word: str) -> Iterator[tuple[str, float]]:
        """What may have been meant, and how unlikely that is."""
        yield from self.respelled(word)
        yield from self.muted(word, self.silent + self.vowels)

    def misheard_twice(self, word: str) -> Iterator[tuple[str, float]]:
        """Two slips, the second no earlier than the first, or there would be two ways to each."""
        for at in range(len(word)):
            head, tail = word[:at], word[at:]
            for other, cost in self._respelled_at(head, tail):
                yield from ((again, cost + more) for again, more in self.respelled(other, at))
        for other, cost in self.muted(word, self.silent):
            yield from ((again, cost + more) for again, more in self.respelled(other))

    def respelled(self, word: str, since: int = 0) -> Iterator[tuple[str, float]]:
        """The slips that leave every sound in its place."""
        for at in range(since, len(word)):
            yield from self._respelled_at(word[:at], word[at:])

    def muted(self, word: str, letters: str) -> Iterator[tuple[str, float]]:
        """A letter that one doesn't hear: forgotten, or put in where there is none."""
        for at in range(1, len(word) + 1):
            head, tail = word[:at], word[at:]
            if tail and tail[0] in self.silent:
                yield head + tail[1:], PUT_IN
            yield from ((head + letter + tail, LEFT_OUT) for letter in letters)

    def _respelled_at(self, head: str, tail: str) -> Iterator[tuple[str, float]]:
        letter, rest = tail[0], tail[1:]
        yield head + letter + tail, DOUBLED
        if rest[:1] == letter:
            yield head + rest, DOUBLED
        elif rest:
            yield head + rest[0] + letter + rest[1:], SWAPPED
        if letter in self.vowels:
            yield from ((head + vowel + rest, VOWEL + _AT_FIRST * (not head)) for vowel in self.vowels)
        for heard, meant in self.alike.get(letter, ()):
            if tail.startswith(heard):
                yield head + meant + tail[len(heard) :], ALIKE + _AT_FIRST * (not head)


@cache
def ear(language: str) -> Ear:
    table = _TABLES[language]
    pairs = [tuple(pair.split()) for pair in table["alike"].split(", ")]
    alike: dict[str, list[tuple[str, str]]] = {}
    for one, other in pairs:
        alike.setdefault(one[0], []).append((one, other))
        alike.setdefault(other[0], []).append((other, one))
    return Ear(table["vowels"], table["silent"], alike, _beside(table["keys"].split()))


def _beside(rows: list[str]) -> dict[str, str]:
    """Each row of keys stands half a key to the right of the one above it."""
    pairs = [pair for row in rows for pair in pairwise(row)]
    pairs += [
        (key, other) for above, below in pairwise(rows) for at, key in enumerate(below) for other in above[at : at + 2]
    ]
    found: dict[str, str] = {}
    for one, other in pairs:
        found[one] = found.get(one, "") + other
        found[other] = found.get(other, "") + one
    return found
