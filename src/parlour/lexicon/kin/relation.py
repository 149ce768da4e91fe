"""Whether a word is too close to a word of the card."""

from functools import cache, lru_cache
from typing import Protocol

import msgspec

from parlour.languages.alphabet import letters
from parlour.languages.found import language as installed
from parlour.lexicon.kin.families import Plain

CODES = ("same", "contains", "contains-base", "lemma", "family", "irregular", "stem")
_SHORTEST_CONTAINED = 3  # STA-13: shorter words stand by chance in half of all others


class Kin(msgspec.Struct, frozen=True):
    """How a word is related to a card's word. `through`: the lemma or stem that both share, or the base form that the
    word contains."""

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
    """Return why a word is too close to a word of the card, or None if it may be sent. Both as returned by
    `Lexicon.read`."""
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
