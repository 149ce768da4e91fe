"""What an English word is made of, by its spelling: sunny of sun, uselessness of useless and that of use.

WordNet links a third of such pairs. A suffix is only believed on the right parts of speech, as English spells it (tiny
is not made of tin, or it would have two n), and not on the words that a table names.
"""

import json
from collections.abc import Iterator
from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from parlour_en.kinship.wordnet import PARTS, WordNet

_TABLE = json.loads((Path(__file__).parent / "made-of.json").read_text("utf-8"))
_AFTER_PREFIX = tuple(_TABLE["after-prefix"].split())
_STEPS = 3  # care, careless, carelessness
_VOWELS = "aeiou"
_NEGATIONS = ("un", "in", "im", "il", "ir", "dis", "non")
_SHORTEST_AFTER_PREFIX = 4
_MADE_BY = (("adj", "adv", "verb"), ("noun", "verb"))
"""What a prefix makes; misfortune too is a noun."""


class _Suffix(NamedTuple):
    ending: str
    of: tuple[str, ...]
    """Parts of speech that it is put on."""
    makes: tuple[str, ...]
    shortest: int


def _read_suffix(line: str) -> _Suffix:
    ending, of, makes, shortest = line.split()
    return _Suffix(ending, tuple(of.split(",")), PARTS if makes == "any" else tuple(makes.split(",")), int(shortest))


class MadeOf:
    def __init__(self, wordnet: WordNet) -> None:
        self._wordnet = wordnet

    def bases(self, word: str) -> frozenset[str]:
        """All that stands behind a word; itself not."""
        found: set[str] = set()
        fresh = {word}
        for _ in range(_STEPS):
            fresh = {base for one in fresh for base in (*self._unsuffixed(one), *self._unprefixed(one))} - found
            found |= fresh
        return frozenset(found - {word})

    def _unsuffixed(self, word: str) -> Iterator[str]:
        if word in self._whole:
            return
        for suffix in self._suffixes:
            if word.endswith(suffix.ending) and self._is(word, suffix.makes):
                spelled = _spelled_before(suffix.ending, word.removesuffix(suffix.ending))
                known = (base for base in spelled if len(base) >= suffix.shortest and self._is(base, suffix.of))
                yield from islice(known, 1) if suffix.ending == "ly" else known

    def _unprefixed(self, word: str) -> Iterator[str]:
        """unhappily: happily; enrich: rich; but to invent has nothing to do with a vent."""
        if word in self._unprefixable:
            return
        for prefix, parts in self._prefixes:
            base = word.removeprefix(prefix)
            if base != word and len(base) >= _SHORTEST_AFTER_PREFIX:
                is_negated = prefix in _NEGATIONS and base.endswith(_AFTER_PREFIX) and self._is(base, PARTS)
                if is_negated or (self._is(base, parts) and self._is(word, _MADE_BY[prefix == "mis"])):
                    yield base

    def _is(self, word: str, parts: tuple[str, ...]) -> bool:
        return any(word in self._wordnet.lemmas[part] for part in parts)

    @cached_property
    def _suffixes(self) -> list[_Suffix]:
        return [_read_suffix(line) for line in _TABLE["suffixes"]]

    @cached_property
    def _prefixes(self) -> list[tuple[str, tuple[str, ...]]]:
        rows = (line.split() for line in _TABLE["prefixes"])
        return [(prefix, tuple(parts.split(","))) for prefix, parts in rows]

    @cached_property
    def _whole(self) -> frozenset[str]:
        return frozenset(word for line in _TABLE["not-suffixed"] for word in line.split())

    @cached_property
    def _unprefixable(self) -> frozenset[str]:
        return frozenset(word for line in _TABLE["not-prefixed"] for word in line.split())


def _spelled_before(ending: str, stem: str) -> Iterator[str]:
    """How a word was written before it got an ending, the likeliest first: stony, stone; sunny, sun; gently, gentle."""
    if stem.endswith("i"):
        yield f"{stem[:-1]}y"
    if ending[0] not in _VOWELS + "y":
        yield stem
        yield from (f"{stem}{more}" for more in ("e", "le", "l") if ending == "ly")
    elif len(stem) > 2 and stem[-1] == stem[-2]:
        yield stem
        yield stem[:-1]
    elif would_double(stem):
        yield f"{stem}e"
    else:
        yield stem
        yield f"{stem}e"
        if ending in ("ize", "ise", "ify", "ist", "ism", "ic", "ical", "ous", "al", "ity"):
            yield f"{stem}y"


def would_double(stem: str) -> bool:
    """A short word with one vowel before one consonant doubles it: fog, foggy; so scary is not made of scar."""
    vowels = sum(letter in _VOWELS for letter in stem)
    return vowels == 1 and len(stem) > 1 and stem[-2] in _VOWELS and stem[-1] not in _VOWELS + "wxy"
