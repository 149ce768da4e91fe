"""The table of everyday roots: which family a word is of, by the longest stem of the table that it begins with.

Short roots are alike by accident (сова, совість), and alternations hide what is kin (ніч, опівночі): where the table
knows a word it decides, and the rules of spelling speak for the rest.
"""

from collections import defaultdict
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path


class Roots:
    """A line is a family: its words, its stems (`основа*`), and what may follow a prefix too (`~основа*`, `~слово`).
    What stands in a line that begins with `!` is nobody's kin."""

    def __init__(self, language: str, prefixes: Iterable[str]) -> None:
        self._path = Path(__file__).parent / f"roots-{language}.txt"
        self._prefixes = tuple(prefixes)

    def lines(self, lemmas: Iterable[str]) -> frozenset[int]:
        """The families of what may be a form of any of these."""
        return frozenset(line for lemma in lemmas for line in self._lines_of(lemma))

    def names(self, lemma: str) -> bool:
        """Whether the table has the very word."""
        return lemma in self._plain.words

    def _lines_of(self, lemma: str) -> set[int]:
        if lemma in self._plain.words:
            return self._plain.words[lemma]
        found = self._plain.longest(lemma)
        for prefix in self._prefixes:
            if lemma.startswith(prefix):
                found = max(found, self._after_prefix.longest(lemma.removeprefix(prefix)), key=lambda match: match[0])
        return found[1]

    @cached_property
    def _plain(self) -> "_Patterns":
        return _Patterns((number, pattern.removeprefix("~")) for number, pattern in self._patterns)

    @cached_property
    def _after_prefix(self) -> "_Patterns":
        return _Patterns((number, pattern[1:]) for number, pattern in self._patterns if pattern.startswith("~"))

    @cached_property
    def _patterns(self) -> list[tuple[int, str]]:
        found: list[tuple[int, str]] = []
        for number, line in enumerate(self._path.read_text("utf-8").splitlines()):
            if line.startswith("!"):
                found += [(-each, pattern) for each, pattern in enumerate(line[1:].split(), start=1)]
            elif not line.startswith("#"):
                found += [(number, pattern) for pattern in line.split()]
        return found


class _Patterns:
    def __init__(self, patterns: Iterable[tuple[int, str]]) -> None:
        self.words: dict[str, set[int]] = defaultdict(set)
        self._stems: dict[str, set[int]] = defaultdict(set)
        for number, pattern in patterns:
            (self._stems if pattern.endswith("*") else self.words)[pattern.removesuffix("*")].add(number)

    def longest(self, word: str) -> tuple[int, set[int]]:
        """How much of a word the table knows, and the lines that do."""
        if word in self.words:
            return len(word), self.words[word]
        cuts = (word[:end] for end in range(len(word), 0, -1))
        stem = next((cut for cut in cuts if cut in self._stems), "")
        return len(stem), self._stems[stem] if stem else set()
