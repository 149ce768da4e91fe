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

    @staticmethod
    @cache
    def load(language: str = "en") -> "Categories":
        """Kept once read; the parts are read when they are first needed."""
        return Categories(language)

    def words(self, category: str) -> tuple[str, ...]:
        """What a bot may say, the most common first."""
        if category not in self._offered:
            polite = filter(self._is_polite, self._by_hand[category])
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
        if any(form in members for form in singulars(said, self.language)):
            return True
        if any(form in members for form in plurals(said, self.language)):
            return True
        return any(single in members for single in self._single.get(said, ()))

    def _members(self, category: str) -> frozenset[str]:
        if category not in self._yes:
            parts = [self._by_hand[part] for part in (category, *CATEGORIES[category].also)]
            self._yes[category] = frozenset().union(*parts, self._wider[category] if self.language == "en" else ())
        return self._yes[category]

    def _is_known_and_outside(self, said: str, category: str) -> bool:
        """English: WordNet knows every sense of the word, and none is where the category's words are."""
        within = CATEGORIES[category].within
        forms = singulars(said, "en")
        if not within or not any(form in self._known for form in forms):
            return False
        return not any(form in self._doubtful[category] for form in forms) and not any(
            form in self._within[root] for root in within for form in forms if root in self._within
        )

    def _stands_elsewhere(self, said: str, category: str) -> bool:
        """Ukrainian: it is in categories of another kind, such as have next to no word in common in English."""
        words = [said] if said in self._homes else self._single.get(said, ())
        homes = {home for word in words for home in self._homes[word]} & self._clear
        return bool(homes) and homes <= self._apart[category]

    @cached_property
    def _single(self) -> dict[str, list[str]]:
        """By plural form: the Ukrainian words it may belong to."""
        found: dict[str, list[str]] = {}
        for word in self._homes if self.language == "uk" else ():
            for many in plurals(word, "uk"):
                found.setdefault(many, []).append(word)
        return found

    @cached_property
    def _homes(self) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for category, words in self._by_hand.items():
            for word in words:
                found.setdefault(word, set()).add(category)
        return found

    @cached_property
    def _by_hand(self) -> Mapping[str, frozenset[str]]:
        return _lists(Sections.read(DATA / f"{self.language}.categories")[BY_HAND])

    @cached_property
    def _sections(self) -> Sections:
        return Sections.read(DATA / "en.categories")

    @cached_property
    def _wider(self) -> Mapping[str, frozenset[str]]:
        return _lists(self._sections[WIDER])

    @cached_property
    def _doubtful(self) -> Mapping[str, frozenset[str]]:
        return _lists(self._sections[DOUBTFUL])

    @cached_property
    def _within(self) -> Mapping[str, frozenset[str]]:
        return _lists(self._sections[WITHIN])

    @cached_property
    def _known(self) -> frozenset[str]:
        return _lists(self._sections[KNOWN])["en"]

    @cached_property
    def _apart(self) -> Mapping[str, frozenset[str]]:
        return _lists(self._sections[APART])

    @cached_property
    def _clear(self) -> frozenset[str]:
        return frozenset().union(*self._apart.values())

    @cached_property
    def _zipf(self) -> Mapping[str, float]:
        lines = Sections.read(DATA / f"{self.language}.commonness")[1].decode().splitlines()
        return {word: int(tenths) / 10 for tenths, _, words in (line.partition("\t") for line in lines)
                for word in words.split("|")}  # fmt: skip


def _lists(section: bytes) -> dict[str, frozenset[str]]:
    """Lines of a key and its words."""
    rows = (line.partition("\t") for line in section.decode().splitlines())
    return {key: frozenset(words.split("|")) - {""} for key, _, words in rows}
