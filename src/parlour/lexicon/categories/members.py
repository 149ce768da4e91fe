"""Does a word fit a category? Yes where the data hold it, no where they know better, unsure otherwise."""

from collections.abc import Mapping
from functools import cache, cached_property
from typing import Literal

from parlour.lexicon.blocklist import is_polite
from parlour.lexicon.categories.spoken import plurals, singulars, spoken
from parlour.lexicon.categories.table import CATEGORIES
from parlour.lexicon.packing import Sections
from parlour.lexicon.parts import DATA
from parlour.lexicon.suggestion import slips

Fit = Literal["yes", "no", "unsure"]
BY_HAND, WIDER, DOUBTFUL, WITHIN, KNOWN, APART = range(1, 7)
"""Sections of the compiled files (scripts/lexicon_build/categories.py); Ukrainian has the first one alone."""


class Categories:
    """The categories with the words of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._yes: dict[str, frozenset[str]] = {}
        self._offered: dict[str, tuple[str, ...]] = {}
        self._read: dict[int, Mapping[str, str]] = {}

    @staticmethod
    @cache
    def load(language: str = "en") -> "Categories":
        """Kept once read; the parts are read when they are first needed."""
        return Categories(language)

    def words(self, category: str) -> tuple[str, ...]:
        """What a bot may say, the most common first."""
        if category not in self._offered:
            polite = filter(self._is_polite, _words(self._by_hand[category]))
            self._offered[category] = tuple(sorted(polite, key=lambda word: (-self.zipf(word), word)))
        return self._offered[category]

    def zipf(self, word: str) -> float:
        """How common a word of some category is; names and phrases too. 0 where unknown."""
        return self._zipf.get(word, 0.0)

    def fits(self, answer: str, category: str) -> Fit:
        """An article, another case and a plural make no difference."""
        said = spoken(answer, self.language)
        if self._is_member(said, category):
            return "yes"
        if self.language == "uk":
            return "no" if self._stands_elsewhere(said, category) else "unsure"
        return "no" if self._is_known_and_outside(said, category) else "unsure"

    def meant(self, answer: str, category: str) -> str | None:
        """The word of the category that is one slip of the finger away: the most common of them."""
        said = spoken(answer, self.language)
        if len(said) < 4 or self._is_member(said, category):
            return None
        letters = "".join(sorted({letter for word in self._members(category) for letter in word}))
        near = {other for other in slips(said, letters) if other in self._members(category) and self._is_polite(other)}
        return min(near, key=lambda other: (-self.zipf(other), other), default=None)

    def _is_polite(self, answer: str) -> bool:
        return all(is_polite(word, self.language) for word in answer.split())

    def _is_member(self, said: str, category: str) -> bool:
        members = self._members(category)
        return any(form in members for form in (*singulars(said, self.language), *plurals(said, self.language)))

    def _members(self, category: str) -> frozenset[str]:
        if category not in self._yes:
            parts = [self._by_hand[part] for part in (category, *CATEGORIES[category].also)]
            wider = [self._rows(WIDER)[category]] if self.language == "en" else []
            self._yes[category] = frozenset(word for row in (*parts, *wider) for word in _words(row))
        return self._yes[category]

    def _is_known_and_outside(self, said: str, category: str) -> bool:
        """English: WordNet knows every sense of the word, and none is where the category's words are."""
        within = CATEGORIES[category].within
        known = [form for form in singulars(said, "en") if _holds(self._rows(KNOWN)["en"], form)]
        rows = [self._rows(DOUBTFUL)[category], *(self._rows(WITHIN)[root] for root in within)]
        return bool(within and known) and not any(_holds(row, form) for row in rows for form in known)

    def _stands_elsewhere(self, said: str, category: str) -> bool:
        """Ukrainian: it is in categories of another kind, such as have next to no word in common in English."""
        apart = {key: set(_words(row)) for key, row in self._rows(APART).items()}
        clear = set().union(*apart.values())
        words = singulars(said, "uk")
        homes = {key for key in clear if any(_holds(self._by_hand[key], word) for word in words)}
        return bool(homes) and homes <= apart[category]

    @cached_property
    def _by_hand(self) -> Mapping[str, str]:
        return _read(Sections.read(DATA / f"{self.language}.categories")[BY_HAND])

    def _rows(self, section: int) -> Mapping[str, str]:
        """What WordNet adds. It is English, but kinds that are apart are so in any language."""
        if section not in self._read:
            self._read[section] = _read(self._sections[section])
        return self._read[section]

    @cached_property
    def _sections(self) -> Sections:
        return Sections.read(DATA / "en.categories")

    @cached_property
    def _zipf(self) -> Mapping[str, float]:
        rows = _read(Sections.read(DATA / f"{self.language}.commonness")[1])
        return {word: int(tenths) / 10 for tenths, row in rows.items() for word in _words(row)}


def _read(section: bytes) -> dict[str, str]:
    """Lines of a key and its words, kept as they are written: a set of each would take ten times the room."""
    rows = (line.partition("\t") for line in section.decode().splitlines())
    return {key: f"|{words}|" for key, _, words in rows}


def _words(row: str) -> list[str]:
    return [word for word in row.split("|") if word]


def _holds(row: str, word: str) -> bool:
    return f"|{word}|" in row
