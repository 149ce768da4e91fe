"""English derivation: WordNet's lemmas and derivational links, then the spelling where WordNet is silent."""

import json
from functools import cached_property
from pathlib import Path

from parlour.lexicon.kin.irregular import irregular, shared
from parlour.lexicon.packing import Sections

PATH = Path(__file__).parent.parent / "data" / "en.kin"
PARTS = ("noun", "verb", "adj", "adv")
LEMMAS = {"noun": 1, "verb": 2, "adj": 3, "adv": 4}  # the sections of the data file
EXCEPTIONS, FAMILIES, NEIGHBOURS = 5, 6, 7

_SPELLING = json.loads((Path(__file__).parent / "endings-en.json").read_text("utf-8"))
# For each part of speech: (ending of a form, ending of its lemma).
_INFLECTIONS = {part: [tuple(pair.split(" ")) for pair in pairs] for part, pairs in _SPELLING["inflections"].items()}
# A word with one of these endings is kin of what stands before it, though WordNet often doesn't link the two.
_PLAIN_ENDINGS: list[str] = _SPELLING["plain"].split()
_NOT_DERIVED: list[str] = _SPELLING["not-derived"].split()
# Cut off from words that WordNet doesn't know, before the stems are compared.
_LOOSE_ENDINGS: list[str] = _SPELLING["loose"].split()
_SHORTEST_STEM = 4


class English:
    def lemmas(self, word: str) -> frozenset[str]:
        """The word itself, if WordNet has it, and every lemma that an inflection leads to."""
        found = {word} if any(word in self._known[part] for part in PARTS) else set()
        for part in PARTS:
            found |= self._inflected_from(word, part)
        return frozenset(found)

    def derivation(self, card: str, word: str) -> tuple[str, str | None] | None:
        of_card, of_word = self._card_lemmas(card), self.lemmas(word) | {word}
        if of_card & of_word:
            return "lemma", min(of_card & of_word)
        if through := self._linked(of_card, of_word):
            return "family", through
        if through := shared(self._irregular, self._circle(of_card), self._circle(of_word)):
            return "irregular", through
        if through := self._of_one_stem(card, word):
            return "stem", through
        return None

    def _card_lemmas(self, card: str) -> frozenset[str]:
        """A noun on a card is meant as one: ROSE is no form of rise."""
        if card not in self._known["noun"]:
            return self.lemmas(card) | {card}
        return frozenset({card} | self._inflected_from(card, "noun"))

    def _inflected_from(self, word: str, part: str) -> set[str]:
        known = self._known[part]
        found = set(self._exceptions[part].get(word, ()))
        if part == "adj" and word in self._known["noun"]:
            return found  # a number is not more numb
        for ending, lemma_ending in _INFLECTIONS[part]:
            if word.endswith(ending):
                base = word.removesuffix(ending)
                found |= {base + lemma_ending, _single(base)} & known
        return found

    def _linked(self, some: frozenset[str], others: frozenset[str]) -> str | None:
        for one in sorted(some):
            for other in sorted(others):
                a, b = self._family_of.get(one), self._family_of.get(other)
                if a is not None and b is not None and (a == b or (min(a, b), max(a, b)) in self._neighbours):
                    return one
        return None

    def _circle(self, words: frozenset[str]) -> frozenset[str]:
        families = {self._family_of[word] for word in words if word in self._family_of}
        return words.union(*(self._families[family] for family in families))

    def _of_one_stem(self, card: str, word: str) -> str | None:
        """What both come from by their spelling; mere likeness counts only where WordNet knows one of them not."""
        common = self._bases(card) & self._bases(word)
        if not common and not (self._is_known(card) and self._is_known(word)):
            common = _stems(card) & _stems(word)
        return min(common, default=None)

    def _bases(self, word: str) -> set[str]:
        cut = {_cut(word, ending) for ending in _PLAIN_ENDINGS if word.endswith(ending) and word not in _NOT_DERIVED}
        return {word} | {base for base in cut if len(base) >= _SHORTEST_STEM and self._is_known(base)}

    def _is_known(self, word: str) -> bool:
        return bool(self.lemmas(word))

    # The data, each part read when it is first needed.

    @cached_property
    def _sections(self) -> Sections:
        return Sections.read(PATH)

    @cached_property
    def _known(self) -> dict[str, frozenset[str]]:
        return {part: frozenset(self._sections[LEMMAS[part]].decode().split()) for part in PARTS}

    @cached_property
    def _exceptions(self) -> dict[str, dict[str, tuple[str, ...]]]:
        found: dict[str, dict[str, tuple[str, ...]]] = {part: {} for part in PARTS}
        for line in self._sections[EXCEPTIONS].decode().splitlines():
            part, form, *lemmas = line.split()
            found[part][form] = tuple(lemmas)
        return found

    @cached_property
    def _families(self) -> list[frozenset[str]]:
        return [frozenset(line.split()) for line in self._sections[FAMILIES].decode().splitlines()]

    @cached_property
    def _family_of(self) -> dict[str, int]:
        return {word: number for number, family in enumerate(self._families) for word in family}

    @cached_property
    def _neighbours(self) -> frozenset[tuple[int, int]]:
        lines = self._sections[NEIGHBOURS].decode().splitlines()
        return frozenset((int(a), int(b)) for a, b in (line.split() for line in lines))

    @cached_property
    def _irregular(self) -> dict[str, tuple[frozenset[str], ...]]:
        return irregular("en")


def _stems(word: str) -> set[str]:
    cut = {_stem(word.removesuffix(ending)) for ending in ("", *_LOOSE_ENDINGS) if word.endswith(ending)}
    return {stem for stem in cut if len(stem) >= _SHORTEST_STEM}


def _single(base: str) -> str:
    """Without the doubled consonant of an inflection: runn-ing, run."""
    return base[:-1] if len(base) > 2 and base[-1] == base[-2] else base


def _cut(word: str, ending: str) -> str:
    base = word.removesuffix(ending)
    return base[:-1] + "y" if base.endswith("i") else base


def _stem(base: str) -> str:
    base = _single(base)
    return base[:-1] if base[-1:] in ("e", "y", "i") else base
