"""English derivation: WordNet's lemmas and derivational links, then the spelling where WordNet is silent."""

import json
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from parlour.lexicon.kin.families import Families
from parlour.lexicon.kin.irregular import Irregular
from parlour.lexicon.kin.wordnet import PARTS, WordNet

_SPELLING = json.loads((Path(__file__).parent / "endings-en.json").read_text("utf-8"))
# For each part of speech: (ending of a form, ending of its lemma).
_INFLECTIONS = {part: [tuple(pair.split(" ")) for pair in pairs] for part, pairs in _SPELLING["inflections"].items()}
# A word with one of these endings is kin of what stands before it, though WordNet often doesn't link the two.
_PLAIN_ENDINGS: list[str] = _SPELLING["plain"].split()
_NOT_DERIVED: list[str] = _SPELLING["not-derived"].split()
# Cut off from words that WordNet doesn't know, before the stems are compared.
_LOOSE_ENDINGS: list[str] = _SPELLING["loose"].split()
_SHORTEST_STEM = 4
# Turns a word into its contrary: what is left is the word that counts.
_NEGATIONS: list[str] = _SPELLING["negations"].split()
_CAN_BE_NEGATED: tuple[str, ...] = tuple(_SPELLING["negated"].split())


class _Word(NamedTuple):
    """All that decides about a word's kin, found out once."""

    lemmas: frozenset[str]
    families: frozenset[int]
    near: frozenset[int]
    """Its families and their neighbours."""
    lines: frozenset[int]
    """Of the table of irregular kin."""
    bases: frozenset[str]
    stems: frozenset[str]
    is_known: bool
    family: re.Pattern[str] | None
    """What its line in the table of families says."""


class English:
    def __init__(self) -> None:
        self._wordnet = WordNet()
        self._irregular = Irregular("en")
        self._families = Families("en")
        self._sent = lru_cache(8192)(lambda word: self._looked_up(word, self.lemmas(word)))
        self._printed = lru_cache(8192)(lambda card: self._looked_up(card, self._card_lemmas(card)))

    def lemmas(self, word: str) -> frozenset[str]:
        """The word itself, if WordNet has it, and every lemma that an inflection leads to."""
        found = {word} if any(word in self._wordnet.lemmas[part] for part in PARTS) else set()
        return frozenset(found.union(*(self._inflected_from(word, part) for part in PARTS)))

    def base_forms(self, card: str) -> frozenset[str]:
        """Of a plural its singular: KEYS, key."""
        return frozenset() if card.endswith(("ss", "us", "is")) else self._card_lemmas(card) - {card}

    def derivation(self, card: str, word: str) -> tuple[str, str | None] | None:
        contraries = (base for base in self._contraries(word) if base != card)
        ways = (self._derivation(card, said) for said in (word, *contraries))
        return next(filter(None, ways), None)

    def _derivation(self, card: str, word: str) -> tuple[str, str | None] | None:
        mine, other = self._printed(card), self._sent(word)
        if common := mine.lemmas & other.lemmas:
            return "lemma", min(common)
        if not mine.family and mine.near & other.families:
            return "family", None
        if mine.lines & other.lines:
            return "irregular", None
        if mine.family:
            return ("family", None) if any(mine.family.fullmatch(lemma) for lemma in other.lemmas) else None
        if common := mine.bases & other.bases:
            return "stem", min(common)
        # Mere likeness counts only where WordNet doesn't know both.
        if not (mine.is_known and other.is_known) and (common := mine.stems & other.stems):
            return "stem", min(common)
        return None

    def _looked_up(self, word: str, found: frozenset[str]) -> _Word:
        lemmas = found | {word}
        families = {self._wordnet.family_of[lemma] for lemma in lemmas if lemma in self._wordnet.family_of}
        near = families.union(*(self._wordnet.neighbours.get(family, ()) for family in families))
        circle = lemmas.union(*(self._wordnet.families[family] for family in families))
        return _Word(
            lemmas=lemmas,
            families=frozenset(families),
            near=frozenset(near),
            lines=self._irregular.lines(circle),
            bases=self._bases(word),
            stems=_stems(word),
            is_known=bool(found),
            family=next(filter(None, map(self._families.of, sorted(lemmas))), None),
        )

    def _card_lemmas(self, card: str) -> frozenset[str]:
        """A noun on a card is meant as one: ROSE is no form of rise, and BEES have nothing to do with being."""
        singulars = self._inflected_from(card, "noun")
        if card not in self._wordnet.lemmas["noun"] and not singulars:
            return self.lemmas(card)
        return frozenset({card} | singulars)

    def _inflected_from(self, word: str, part: str) -> set[str]:
        known = self._wordnet.lemmas[part]
        found = set(self._wordnet.exceptions[part].get(word, ()))
        if part == "adj" and word in self._wordnet.lemmas["noun"]:
            return found  # a number is not more numb
        for ending, lemma_ending in _INFLECTIONS[part]:
            if word.endswith(ending):
                base = word.removesuffix(ending)
                found |= {base + lemma_ending, base if part == "noun" else _single(base)} & known
        return found

    def _contraries(self, word: str) -> Iterator[str]:
        """unhappily: happily; but to invent has nothing to do with a vent."""
        for prefix in _NEGATIONS:
            base = word.removeprefix(prefix)
            is_quality = any(base in self._wordnet.lemmas[part] for part in ("adj", "adv"))
            if base != word and (is_quality or (base.endswith(_CAN_BE_NEGATED) and self.lemmas(base))):
                yield base

    def _bases(self, word: str) -> frozenset[str]:
        cut = {_cut(word, ending) for ending in _PLAIN_ENDINGS if word.endswith(ending) and word not in _NOT_DERIVED}
        return frozenset({word} | {base for base in cut if len(base) >= _SHORTEST_STEM and self.lemmas(base)})


def _stems(word: str) -> frozenset[str]:
    cut = {_stem(word.removesuffix(ending)) for ending in ("", *_LOOSE_ENDINGS) if word.endswith(ending)}
    return frozenset(stem for stem in cut if len(stem) >= _SHORTEST_STEM)


def _single(base: str) -> str:
    """Without the doubled consonant of an inflection: runn-ing, run."""
    return base[:-1] if len(base) > 2 and base[-1] == base[-2] else base


def _cut(word: str, ending: str) -> str:
    base = word.removesuffix(ending)
    return base[:-1] + "y" if base.endswith("i") else base


def _stem(base: str) -> str:
    base = _single(base)
    return base[:-1] if base[-1:] in ("e", "y", "i") else base
