"""Short tables of irregular kin: words on one line belong together."""

from collections.abc import Iterable
from functools import cached_property
from pathlib import Path


class Irregular:
    def __init__(self, table: Path) -> None:
        self._path = table

    def lines(self, words: Iterable[str]) -> frozenset[int]:
        """Return the lines that contain any of the words. Two words with a line in common are kin."""
        return frozenset(line for word in words for line in self._lines_of.get(word, ()))

    @cached_property
    def _lines_of(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for number, text in enumerate(self._path.read_text("utf-8").splitlines()):
            for word in text.partition("#")[0].split():
                found.setdefault(word, []).append(number)
        return found
