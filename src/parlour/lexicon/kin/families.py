"""Tables of word families, and whether a word is too close to a word of the card: by its line, else by spelling."""

import re
from collections.abc import Iterable
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Protocol

import msgspec

from parlour.languages import Language
from parlour.languages.alphabet import letters
from parlour.languages.found import language as installed
from parlour.languages.places import entries


class Families:
    """A line: a word, a colon, and its kin. `stem*`: all words that begin with it; `*stem*`: all that contain it."""

    def __init__(self, table: Path) -> None:
        self._path = table

    def of(self, word: str) -> re.Pattern[str] | None:
        patterns = self._lines.get(word)
        return re.compile("|".join(patterns.replace("*", ".*").split())) if patterns else None

    @cached_property
    def _lines(self) -> dict[str, str]:
        lines = (entry.partition(": ") for _, entry in entries(self._path))
        return {word: patterns for word, _, patterns in lines}


class Irregular:
    def __init__(self, table: Path) -> None:
        self._path = table

    def lines(self, words: Iterable[str]) -> frozenset[int]:
        """Return the lines that contain any of the words. Two words with a line in common are kin."""
        return frozenset(line for word in words for line in self._lines_of.get(word, ()))

    @cached_property
    def _lines_of(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for number, entry in entries(self._path):
            for word in entry.split():
                found.setdefault(word, []).append(number)
        return found


class Plain:
    """Reads `kinship/irregular.txt` and `kinship/families.txt`, if the pack has them."""

    def __init__(self, pack: Language) -> None:
        self._irregular = Irregular(pack.path("kinship", "irregular.txt"))
        self._families = Families(pack.path("kinship", "families.txt"))

    def lemmas(self, word: str) -> frozenset[str]:
        return frozenset()

    def base_forms(self, card: str) -> frozenset[str]:
        return frozenset()

    def derivation(self, card: str, word: str) -> tuple[str, str | None] | None:
        if self._irregular.lines([card]) & self._irregular.lines([word]):
            return "irregular", None
        family = self._families.of(card)
        return ("stem", None) if family and family.fullmatch(word) else None

    def kind(self, base: str) -> str | None:
        return None


CODES = ("same", "contains", "contains-base", "lemma", "family", "irregular", "stem")
_SHORTEST_CONTAINED = 3  # STA-13: shorter words stand by chance in half of all others


class Kin(msgspec.Struct, frozen=True):
    """How a word is related to a card's word. `through`: the lemma or stem they share, or the base form in the word."""

    code: str
    card: str
    through: str | None = None


class Kinship(Protocol):
    """What a language pack knows about derivation: the class `Kinship` in its `kinship`."""

    def lemmas(self, word: str) -> frozenset[str]:
        """Return the dictionary forms that a word may be a form of."""

    def base_forms(self, card: str) -> frozenset[str]:
        """Return the base form of the card's word, if it is a form."""

    def derivation(self, card: str, word: str) -> tuple[str, str | None] | None:
        """Return (code, through) if one word derives from the other or both from a third."""

    def kind(self, base: str) -> str | None:
        """ "verb" or "adjective" for a base form that is one by its ending; None where the ending says nothing."""


def relation(card: str, word: str, language: str) -> Kin | None:
    """Return why a word is too close to a word of the card (both from `Lexicon.read`), or None if it may be sent."""
    if card == word:
        return Kin("same", card)
    if _contains(word, card):
        return Kin("contains", card)
    if found := kindred(language).derivation(card, word):
        return Kin(found[0], card, found[1])
    base = min((base for base in _base_forms(card, language) if _contains(word, base)), default=None)
    return Kin("contains-base", card, base) if base else None


@lru_cache(8192)
def _base_forms(card: str, language: str) -> frozenset[str]:
    """Cached, because every word that is sent is compared with the same few cards."""
    return kindred(language).base_forms(card)


def _contains(word: str, part: str) -> bool:
    return len(letters(part)) >= _SHORTEST_CONTAINED and letters(part) in letters(word)


@cache
def kindred(language: str) -> Kinship:
    """Return the kinship of a language. Its data are read when first needed."""
    pack = installed(language)
    own = pack.module("kinship")
    kinship: Kinship = own.Kinship() if own else Plain(pack)
    return kinship
