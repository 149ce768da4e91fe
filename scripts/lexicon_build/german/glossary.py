"""Nouns that Wiktionary lacks and the dictionary ding lists with their gender: Perlhuhn, Vernetzung, Endivie."""

import re
from collections.abc import Collection, Iterator
from functools import cache
from typing import NamedTuple

from lexicon_build.german import sources
from lexicon_build.german.nouns import Noun
from lexicon_build.german.spelling import spelled

_ENTRY = re.compile(r"([A-ZÄÖÜ][a-zäöüß]+) \{(m|f|n|pl)\}")
_NAME = re.compile(r"[A-Z][a-z]+( [A-Z(]|$)")
"""How English spells a name: Cambodia; Liao (river)."""
_HEARD = 1.3
"""Zipf: less frequent words count if the word list of today's spelling has them."""
_DOING = ("en", "eln", "ern")
"""Endings of verbs used as nouns: das Zappen."""
_PLAIN = str.maketrans("äöü", "aou")


_MARKS = re.compile(r"\[[^]]*\]|/[^/]*/")
_SMALL_IN_NAMES = frozenset(("the", "of", "and", "(river)", "river"))


class Known(NamedTuple):
    """The evidence about a noun: its frequency, today's spellings, and words that are excluded or listed."""

    heard: dict[str, float]
    spellings: Collection[str]
    denied: Collection[str]


def nouns(known: Known) -> Iterator[Noun]:
    """Yield the nouns of the dictionary that are in use, each with its plural and its genitive."""
    found: dict[str, tuple[str, set[str]]] = {}
    for line in sources.ding_lines():
        for word, gender, plurals in _entries(line):
            if _is_written(word, known) and (plurals or gender != "n" or not word.endswith(_DOING)):
                found.setdefault(word, (gender, set()))[1].update(plurals)
    for word, (gender, many) in sorted(found.items()):
        genitive = {word} if gender == "f" or word.endswith(("s", "x", "z")) else {word, f"{word}s"}
        yield Noun(word, frozenset({word}), frozenset(many), frozenset(genitive | many), gender == "n")


@cache
def names() -> frozenset[str]:
    """Words that ding lists only as a place with an English name: Perlfluss, the Pearl River. Words for people with a
    feminine form are not names: Berberin."""
    places, others = set[str](), set[str]()
    for german, english in sources.ding_lines():
        for part, meant in zip(german.split("|"), english.split("|"), strict=False):
            is_place = "[geogr." in part and _is_name(meant)
            for entry in map(_ENTRY.match, map(str.strip, part.split(";"))):
                if entry and (word := spelled(entry[1])):
                    (places if is_place else others).add(word)
    return frozenset(place for place in places - others if f"{place}in" not in places | others)


def _is_name(english: str) -> bool:
    first = _MARKS.sub("", english).split(";")[0].split()
    return bool(first) and all(word[0].isupper() or word in _SMALL_IN_NAMES for word in first)


def _is_written(word: str, known: Known) -> bool:
    return word not in known.denied and (known.heard.get(word, 0) >= _HEARD or word in known.spellings)


def _entries(line: tuple[str, str]) -> Iterator[tuple[str, str, set[str]]]:
    """Yield the singular nouns of a line with their genders and their plurals in the same line."""
    german, english = (side.split("|") for side in line)
    plurals = {word for noun, mark in _ENTRY.findall(line[0]) if mark == "pl" and (word := spelled(noun))}
    for part, meant in zip(german, english, strict=False):
        for entry in map(_ENTRY.match, map(str.strip, part.split(";"))):
            if entry and entry[2] != "pl" and (word := spelled(entry[1])) and not _is_foreign(word, meant.strip()):
                yield word, entry[2], {many for many in plurals if _is_plural(many, word)}


def _is_foreign(word: str, meant: str) -> bool:
    """Whether English has the same word or a name for it."""
    return bool(_NAME.match(meant)) or word == re.split("[^a-z]", meant)[0]


def _is_plural(many: str, word: str) -> bool:
    """Whether one may be the plural of the other: Vorstadien of Vorstadium, but Installateurinnen of Installateurin."""
    is_like = many.translate(_PLAIN).startswith(word[:-2].translate(_PLAIN)) and len(many) <= len(word) + 3
    return is_like and many.endswith("innen") == word.endswith("in")
