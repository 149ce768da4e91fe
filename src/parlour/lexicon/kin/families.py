"""Tables of word families. For a word with a line, the line decides what is its kin, not the rules of spelling."""

import re
from functools import cached_property
from pathlib import Path


class Families:
    """A line: a word, a colon, and its kin. `stem*`: all words that begin with it; `*stem*`: all that contain it."""

    def __init__(self, table: Path) -> None:
        self._path = table

    def of(self, word: str) -> re.Pattern[str] | None:
        patterns = self._lines.get(word)
        return re.compile("|".join(map(_as_regex, patterns.split()))) if patterns else None

    @cached_property
    def _lines(self) -> dict[str, str]:
        lines = (line.partition(": ") for line in self._path.read_text("utf-8").splitlines() if line[:1] != "#")
        return {word: patterns for word, _, patterns in lines if word}


def _as_regex(pattern: str) -> str:
    return pattern.replace("*", ".*")
