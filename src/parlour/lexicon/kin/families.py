"""Tables of word families. For a word with a line, the line decides what is its kin, not the rules of spelling."""

import re
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path

from parlour.languages import Language
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
