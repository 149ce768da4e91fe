"""German derivation: a word is taken to pieces until roots are left, and a table says which roots are one.

HAUSTÜR has the roots of Haus and Tür, häuslich has that of Haus. Two words are kin if all roots of one are roots of the
other: Haustür and Haus, but not Bahnhof and Friedhof.
"""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from parlour_de.kinship.made_of import MadeOf
from parlour_de.kinship.roots import Roots
from parlour_de.kinship.words import AFFIXES, Words

_STEPS = 6  # un-ver-ständ-lich-keit
_PERSONS = ("st", "t", "en", "e", "est", "et", "n")
"""Endings of a strong verb's forms."""
_LATIN = ((AFFIXES["latin"].split(), 4), (AFFIXES["long-latin"].split(), 5))
"""Endings of foreign words, and how long the stem before them must be."""
Pieces = frozenset[str]


class Kinship:
    def __init__(self) -> None:
        self._words = Words()
        self._table = Roots(Path(__file__).parent / "roots.txt")
        self._made_of = MadeOf(self._words, self._table.named)
        self._readings = lru_cache(8192)(self._read)

    def lemmas(self, word: str) -> frozenset[str]:
        return self._words.lemmas(word)

    def base_forms(self, card: str) -> frozenset[str]:
        """Of a plural its singular: KATZEN, Katze."""
        return frozenset() if self._words.is_noun(card) else self._words.lemmas(card) - {card}

    def kind(self, base: str) -> str | None:
        if self._words.is_noun(base):
            return None
        return "verb" if self._words.is_verb(base) else "adjective" if self._words.is_adjective(base) else None

    def derivation(self, card: str, word: str) -> tuple[str, str | None] | None:
        if common := (self.lemmas(card) | {card}) & (self.lemmas(word) | {word}):
            return "lemma", min(common)
        for mine in self._readings(card):
            for other in self._readings(word):
                if mine <= other or other <= mine:
                    return "stem", min(mine & other)
        return None

    def _read(self, word: str) -> frozenset[Pieces]:
        """The roots of each of its readings."""
        lemmas = {word} if word in self._table.named else self._words.lemmas(word) or set(self._strong(word)) or {word}
        return frozenset(self._roots(lemma, _STEPS) for lemma in lemmas)

    def _strong(self, word: str) -> Iterator[str]:
        """The stem in the table of roots that a form of a strong verb has: fährst, fähr; erfuhren, fuhr."""
        for ending in _PERSONS:
            stem = word.removesuffix(ending)
            if word.endswith(ending) and stem:
                yield from (one for one in (stem, *self._made_of.unprefixed(stem)) if one in self._table.named)

    def _roots(self, lemma: str, steps: int) -> Pieces:
        if (root := self._table.of(lemma)) or not steps:
            return frozenset({root or lemma})
        if base := self._made_of.base(lemma):
            return self._roots(base, steps - 1)
        if not self._words.is_verb(lemma) and (parts := self._made_of.parts(lemma)):
            return self._roots(parts[0], steps - 1) | self._roots(parts[1], steps - 1)
        return frozenset({self._stem(lemma)})

    def _stem(self, lemma: str) -> str:
        """Without the ending of a verb or a final e, so that Frage and fragen have one root."""
        if self._words.is_verb(lemma) and not lemma.endswith("ieren"):
            return lemma.removesuffix("n").removesuffix("e")
        if latin := next(_latin(lemma), None):
            return latin
        return lemma.removesuffix("e") if len(lemma) > 3 else lemma


def _latin(lemma: str) -> Iterator[str]:
    """What is left of a foreign word without its ending: Kritik, kritisch and kritisieren are all `krit-`."""
    for endings, shortest in _LATIN:
        for ending in endings:
            if lemma.endswith(ending) and len(lemma) - len(ending) >= shortest:
                yield f"{lemma.removesuffix(ending)}-"
