"""German words in the spelling before 1996, with today's: Bettuch, Betttuch; Stengel, Stängel; rauh, rau.

A word is one if the list of the old spelling has it, the list of today's has not, and a change of the reform makes it a
word of today's that the old list lacks. Where a word of today's has three equal consonants, the old spelling had two.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache

from lexicon_build.german import sources
from lexicon_build.german.spelling import spelled
from lexicon_build.tables import table

_TRIPLE = re.compile(r"([b-df-hj-np-tv-z])\1\1(?=[aeiouäöüy])")
_CHANGES = [
    (_TRIPLE, r"\1\1"),
    (re.compile(r"([lmnprst])\1"), r"\1"),
    (re.compile("tz"), "z"),
    (re.compile("äu"), "eu"),
    (re.compile("ä"), "e"),
    (re.compile("(?<=[au])u(?![a-zäöü]*u)|u$"), "uh"),
]


def old_spellings(known: Iterable[str]) -> dict[str, str]:
    """The old spellings of known words, with today's."""
    tripled = {_TRIPLE.sub(r"\1\1", word): word for word in sorted(known) if _TRIPLE.search(word)}
    found = tripled | _reformed() | table("de-old-spellings")
    return {old: new for old, new in found.items() if new}


@cache
def _reformed() -> dict[str, str]:
    old, new = _spelled(is_old=True), _spelled(is_old=False)
    gone = old - new
    return {before: word for word in sorted(new - old) for before in _before(word) if before in gone}


def _before(word: str) -> Iterator[str]:
    """The word with each change of the reform undone, one at a time."""
    for now, then in _CHANGES:
        for found in now.finditer(word):
            yield word[: found.start()] + found.expand(then) + word[found.end() :]


def _spelled(*, is_old: bool) -> set[str]:
    return {word for listed in sources.spellings(is_old=is_old) if (word := spelled(listed))}
