"""What the compiled part of WordNet knows: lemmas, irregular forms, families of words that derive from one another."""

from functools import cached_property
from pathlib import Path

from parlour.lexicon.packing import Sections

PATH = Path(__file__).parents[1] / "words" / "kin"
PARTS = ("noun", "verb", "adj", "adv")
LEMMAS = {"noun": 1, "verb": 2, "adj": 3, "adv": 4}  # the sections of the data file
EXCEPTIONS, FAMILIES, NEIGHBOURS = 5, 6, 7


class WordNet:
    """Each part is read when it is first needed."""

    @cached_property
    def lemmas(self) -> dict[str, frozenset[str]]:
        """By part of speech."""
        return {part: frozenset(self._sections[LEMMAS[part]].decode().split()) for part in PARTS}

    @cached_property
    def exceptions(self) -> dict[str, dict[str, tuple[str, ...]]]:
        """By part of speech: an irregular form -> its lemmas."""
        found: dict[str, dict[str, tuple[str, ...]]] = {part: {} for part in PARTS}
        for line in self._sections[EXCEPTIONS].decode().splitlines():
            part, form, *lemmas = line.split()
            found[part][form] = tuple(lemmas)
        return found

    @cached_property
    def families(self) -> list[frozenset[str]]:
        return [frozenset(line.split()) for line in self._sections[FAMILIES].decode().splitlines()]

    @cached_property
    def family_of(self) -> dict[str, int]:
        return {word: number for number, family in enumerate(self.families) for word in family}

    @cached_property
    def neighbours(self) -> dict[int, frozenset[int]]:
        """Families that a compound links (culture and sociocultural)."""
        found: dict[int, set[int]] = {}
        for line in self._sections[NEIGHBOURS].decode().splitlines():
            a, b = map(int, line.split())
            found.setdefault(a, set()).add(b)
            found.setdefault(b, set()).add(a)
        return {family: frozenset(beside) for family, beside in found.items()}

    @cached_property
    def _sections(self) -> Sections:
        return Sections.read(PATH)
