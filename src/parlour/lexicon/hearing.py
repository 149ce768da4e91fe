"""What the ear mixes up: how else a word may be spelled that sounds nearly so."""

import json
from collections.abc import Iterator
from functools import cache
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
    alike: tuple[tuple[str, str], ...]
    """Spellings of nearly the same sound."""

    def misheard(self, word: str) -> Iterator[tuple[str, float]]:
        """What may have been meant, and how unlikely that is."""
        for at in range(len(word)):
            yield from self._at(word[:at], word[at], word[at + 1 :])
        yield from ((word + letter, LEFT_OUT) for letter in self.silent + self.vowels)
        for heard, meant in self.alike:
            at = word.find(heard)
            while at >= 0:
                yield word[:at] + meant + word[at + len(heard) :], ALIKE + _AT_FIRST * (not at)
                at = word.find(heard, at + 1)

    def _at(self, head: str, letter: str, tail: str) -> Iterator[tuple[str, float]]:
        yield head + letter + letter + tail, DOUBLED
        if tail[:1] == letter:
            yield head + tail, DOUBLED
        elif tail:
            yield head + tail[0] + letter + tail[1:], SWAPPED
        if letter in self.vowels:
            yield from ((head + vowel + tail, VOWEL + _AT_FIRST * (not head)) for vowel in self.vowels)
        if head and letter in self.silent:
            yield head + tail, PUT_IN
        if head:
            yield from ((head + left + letter + tail, LEFT_OUT) for left in self.silent + self.vowels)


@cache
def ear(language: str) -> Ear:
    table = _TABLES[language]
    pairs = [tuple(pair.split()) for pair in table["alike"].split(", ")]
    both_ways = [(one, other) for one, other in pairs] + [(other, one) for one, other in pairs]
    return Ear(table["vowels"], table["silent"], tuple(both_ways))
