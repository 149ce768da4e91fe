"""English derivation: WordNet's lemmas and derivational links, then the spelling where WordNet is silent."""

import json
import re
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from parlour.lexicon.kin.families import Families, Irregular
from parlour_en.kinship.made_of import MadeOf, would_double
from parlour_en.kinship.spellings import respelled
from parlour_en.kinship.wordnet import PARTS, WordNet

_TABLES = Path(__file__).parent
_SPELLING = json.loads((_TABLES / "endings.json").read_text("utf-8"))
# For each part of speech: (ending of a form, ending of its lemma).
_INFLECTIONS = {part: [tuple(pair.split(" ")) for pair in pairs] for part, pairs in _SPELLING["inflections"].items()}
_NO_FORMS = frozenset(_SPELLING["no-forms"].split())
_MEANT_AS_NOUNS = frozenset(_SPELLING["meant-as-nouns"].split())
# Cut off from words that WordNet doesn't know, before the stems are compared.
_LOOSE_ENDINGS: list[str] = _SPELLING["loose"].split()
_SHORTEST_STEM = 4


class _Word(NamedTuple):
    """All that decides about a word's kin, found out once."""

    lemmas: frozenset[str]
    families: frozenset[int]
    near: frozenset[int]
    """Its families and their neighbours."""
    lines: frozenset[int]
    """Of the table of irregular kin."""
    bases: frozenset[str]
    """Itself and what it is made of."""
    stems: frozenset[str]
    is_known: bool
    family: re.Pattern[str] | None
    """What its line in the table of families says."""


class Kinship:
    def __init__(self) -> None:
        self._wordnet = WordNet()
        self._irregular = Irregular(_TABLES / "irregular.txt")
        self._families = Families(_TABLES / "families.txt")
        self._made_of = MadeOf(self._wordnet)
        self._sent = lru_cache(8192)(lambda word: self._looked_up(word, self.lemmas(word)))
        self._printed = lru_cache(8192)(lambda card: self._looked_up(card, self._card_lemmas(card)))

    def lemmas(self, word: str) -> frozenset[str]:
        """The word itself, if WordNet has it, and every lemma that an inflection leads to."""
        found = {word} if self._is_lemma(word) else set()
        return frozenset(found.union(*(self._inflected_from(word, part) for part in PARTS)))

    def base_forms(self, card: str) -> frozenset[str]:
        """Of a plural its singular: KEYS, key."""
        none = card.endswith(("ss", "us", "is"))
        return frozenset() if none else self._card_lemmas(card) - self._doing(card) - {card}

    def derivation(self, card: str, word: str) -> tuple[str, str | None] | None:
        mine, other = self._printed(card), self._sent(word)
        if common := mine.lemmas & other.lemmas:
            return "lemma", min(common)
        if self._one_family(mine, other):
            return "family", None
        if mine.lines & other.lines:
            return "irregular", None
        if mine.family:
            return None
        if common := mine.bases & other.bases:
            return "stem", min(common)
        # Mere likeness counts only where WordNet doesn't know both.
        if not (mine.is_known and other.is_known) and (common := mine.stems & other.stems):
            return "stem", min(common)
        return None

    @staticmethod
    def _one_family(mine: _Word, other: _Word) -> bool:
        """A line of the table of families decides alone."""
        if mine.family:
            return any(map(mine.family.fullmatch, other.lemmas))
        return bool(mine.near & other.families)

    def kind(self, base: str) -> str | None:
        return None

    def _looked_up(self, word: str, found: frozenset[str]) -> _Word:
        lemmas = found | {word} | {other for other in respelled(word) if self._is_lemma(other)}
        bases = frozenset(lemmas.union(*map(self._made_of.bases, lemmas)))
        circle = bases.union(*(self._doing(base) for base in bases - lemmas))
        families = {self._wordnet.family_of[lemma] for lemma in circle if lemma in self._wordnet.family_of}
        near = families.union(*(self._wordnet.neighbours.get(family, ()) for family in families))
        circle = circle.union(*(self._wordnet.families[family] for family in families))
        return _Word(
            lemmas=lemmas,
            families=frozenset(families),
            near=frozenset(near),
            lines=self._irregular.lines(circle),
            bases=bases,
            stems=_stems(word),
            is_known=bool(found),
            family=next(filter(None, map(self._families.of, sorted(lemmas))), None),
        )

    def _card_lemmas(self, card: str) -> frozenset[str]:
        """A noun on a card is meant as one: ROSE is no form of rise, and BEES have nothing to do with being."""
        singulars = self._inflected_from(card, "noun")
        if card not in self._wordnet.lemmas["noun"] and not singulars:
            return self.lemmas(card)
        return frozenset({card} | singulars | self._doing(card))

    def _doing(self, card: str) -> set[str]:
        """Of a doing or what is done its verb: BOWLING, bowl; ACCUSED, accuse."""
        return set() if card in _MEANT_AS_NOUNS or card.endswith("s") else self._inflected_from(card, "verb")

    def _is_lemma(self, word: str) -> bool:
        return any(word in self._wordnet.lemmas[part] for part in PARTS)

    def _inflected_from(self, word: str, part: str) -> set[str]:
        known = self._wordnet.lemmas[part]
        found = set() if word in _NO_FORMS else set(self._wordnet.exceptions[part].get(word, ()))
        if part == "adj" and word in self._wordnet.lemmas["noun"]:
            return found  # a number is not more numb
        if part == "verb" and word in known:
            return found  # to seed is not to have seen
        for ending, lemma_ending in _INFLECTIONS[part]:
            if word.endswith(ending):
                base = word.removesuffix(ending)
                whole = base + lemma_ending
                if part == "noun" or ending[0] not in "ei" or not would_double(whole):
                    found |= {whole} & known
                if part != "noun" and _single(base) != base:
                    found |= {_single(base)} & known
        return found


def _stems(word: str) -> frozenset[str]:
    cut = {_stem(word.removesuffix(ending)) for ending in ("", *_LOOSE_ENDINGS) if word.endswith(ending)}
    return frozenset(stem for stem in cut if len(stem) >= _SHORTEST_STEM)


def _single(base: str) -> str:
    """Without the doubled consonant of an inflection: runn-ing, run."""
    return base[:-1] if len(base) > 2 and base[-1] == base[-2] else base


def _stem(base: str) -> str:
    base = _single(base)
    return base[:-1] if base[-1:] in ("e", "y", "i") else base
