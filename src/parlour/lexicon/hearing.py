"""Spellings that sound alike: what somebody may have meant by a misspelled word."""

import json
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from parlour.languages.found import language as installed

DOUBLED, ALIKE, SWAPPED, VOWEL, LEFT_OUT, PUT_IN = 0.5, 0.7, 0.8, 0.9, 0.9, 1.4
"""The cost of each kind of slip, which is weighed against how common a word is."""
_AT_FIRST = 0.4  # the beginning of a word is seldom wrong


Heard = tuple[str, float]
"""A possible word and its cost."""


class Ear(NamedTuple):
    vowels: str
    silent: str
    """Letters that are hardly heard, and so forgotten or added."""
    mute: str
    """Signs that are no vowels and have no sound of their own."""
    alike: dict[str, list[tuple[str, str]]]
    """Spellings of nearly the same sound, by the first letter of what was typed."""
    beside: dict[str, str]
    """By letter: its neighbours on the keyboard."""

    def misheard(self, word: str) -> list[Heard]:
        """Yield possible words with their costs."""
        return self.respelled(word) + [
            (word[:at] + letter + word[left:], cost)
            for at in range(1, len(word) + 1)
            for letter, left, cost in self._mutes_at(word, at, self.silent + self.vowels)
        ]

    def misheard_twice(self, word: str, most: int) -> list[Heard]:
        """Return words with two slips, at most `most`. The second is no earlier than the first, to avoid duplicates."""
        found: list[Heard] = []
        # Slips at the end of a word are independent of the letters before.
        later = [[(other[at:], cost) for other, cost in self.respelled(word, at)] for at in range(len(word) + 1)]
        for at in range(len(word)):
            for meant, heard, cost in self._slips_at(word[:at], word[at:]):
                begun = word[:at] + meant
                other = begun + word[at + heard :]
                for again in range(at, len(begun)):
                    found += self._respelled_at(other[:again], other[again:], cost)
                found += [(begun + rest, cost + more) for rest, more in later[at + heard]]
                if len(found) >= most:
                    return found[:most]
        for at in range(1, len(word) + 1):
            sooner = self._respelled_before(word, at)
            for letter, left, cost in self._mutes_at(word, at, self.silent):
                begun, rest = word[:at] + letter, word[left:]
                found += [(head + letter + rest, cost + more) for head, more in sooner]
                for again in range(at - 1, len(begun)):
                    found += self._respelled_at(begun[:again], begun[again:] + rest, cost)
                found += [(begun + end, cost + more) for end, more in later[left]]
            if len(found) >= most:
                break
        return found[:most]

    def respelled(self, word: str, since: int = 0) -> list[Heard]:
        """Yield the slips that keep every sound in its place."""
        return [slip for at in range(since, len(word)) for slip in self._respelled_at(word[:at], word[at:])]

    def _respelled_before(self, word: str, at: int) -> list[Heard]:
        """Yield slips at the beginning of a word, without its last letter, which may belong to the next one."""
        return [slip for begin in range(at - 1) for slip in self._respelled_at(word[:begin], word[begin:at])]

    def _respelled_at(self, head: str, tail: str, already: float = 0) -> list[Heard]:
        return [(head + meant + tail[heard:], already + cost) for meant, heard, cost in self._slips_at(head, tail)]

    def _mutes_at(self, word: str, at: int, letters: str) -> list[tuple[str, int, float]]:
        """Return the letters that were meant, where the word continues, and the cost."""
        found = [(letter, at, LEFT_OUT) for letter in letters]
        if word[at : at + 1] and word[at] in self.silent:
            found.insert(0, ("", at + 1, PUT_IN))
        return found

    def _slips_at(self, head: str, tail: str) -> list[tuple[str, int, float]]:
        """Yield what may have been meant, for how many letters, and the cost."""
        letter, after = tail[0], tail[1:2]
        found = [(letter + letter, 1, DOUBLED)]
        if after == letter:
            found.append((letter, 2, DOUBLED))
        elif after:
            found.append((after + letter, 2, SWAPPED))
        at_first = 0 if head else _AT_FIRST
        if letter in self.vowels:
            found += [(vowel, 1, VOWEL + at_first) for vowel in self.vowels if vowel != letter]
        for heard, meant in self.alike.get(letter, ()):
            if tail.startswith(heard):
                found.append((meant, len(heard), ALIKE + at_first))
        return found


@cache
def ear(language: str) -> Ear:
    file = installed(language).path("hearing.json")
    table = json.loads(file.read_text("utf-8")) if file.exists() else {}
    pairs = [tuple(pair.split()) for pair in table.get("alike", "").split(", ") if pair]
    alike: dict[str, list[tuple[str, str]]] = {}
    for one, other in pairs:
        alike.setdefault(one[0], []).append((one, other))
        alike.setdefault(other[0], []).append((other, one))
    vowels = table.get("vowels", installed(language).alphabet.vowels)
    return Ear(vowels, table.get("silent", ""), table.get("mute", ""), alike, _beside(table.get("keys", "").split()))


def _beside(rows: list[str]) -> dict[str, str]:
    """Return the neighbours of all keys. Each row is shifted by half a key from the one above it."""
    pairs = [pair for row in rows for pair in pairwise(row)]
    pairs += [
        (key, other) for above, below in pairwise(rows) for at, key in enumerate(below) for other in above[at : at + 2]
    ]
    found: dict[str, str] = {}
    for one, other in pairs:
        found[one] = found.get(one, "") + other
        found[other] = found.get(other, "") + one
    return found
