"""The table of everyday roots: which family a word is of, by the longest stem of the table that it begins with.

Short roots are alike by accident (сова, совість), and alternations hide what is kin (ніч, опівночі): where the table
knows a word it decides, and the rules of spelling speak for the rest.
"""

from collections import defaultdict
from collections.abc import Iterable
from functools import cached_property
from operator import attrgetter
from pathlib import Path
from typing import NamedTuple

from parlour_uk.kinship.after_root import may_follow

_LONG = 4  # a stem that any prefix may stand before; after a single letter or a foreign prefix it is one longer
_SHORT = 4  # a stem that must be followed by suffixes


class _Prefixed(NamedTuple):
    weight: int
    end: int
    lines: set[int]


_NOTHING = _Prefixed(0, 0, set())
_weight = attrgetter("weight")


class Roots:
    """A line is a family: its words, its stems (`основа*`), and what may follow a prefix too (`~основа*`, `~слово`).
    What stands in a line that begins with `!` is nobody's kin."""

    def __init__(self, prefixes: Iterable[str], foreign: Iterable[str]) -> None:
        self._path = Path(__file__).with_name("roots.txt")
        self._foreign = frozenset(foreign)
        self._prefixes = (*prefixes, *sorted(self._foreign))

    def lines(self, lemmas: Iterable[str]) -> frozenset[int]:
        """The families of what may be a form of any of these."""
        return frozenset(line for lemma in lemmas for line in self.match(lemma)[1] or self.match(_swapped(lemma))[1])

    def names(self, lemma: str) -> bool:
        """Whether the table has the very word."""
        return lemma in self._plain.words

    def plain_match(self, lemma: str) -> tuple[int, set[int]]:
        """How many letters of a word the table knows from the first on, and the lines that do."""
        return self._plain.longest(lemma)

    def match(self, lemma: str) -> tuple[int, set[int]]:
        """Up to which letter the table knows a word, and the lines that do."""
        if lemma in self._plain.words:
            return len(lemma), self._plain.words[lemma]
        plain = self._plain.longest(lemma)
        prefixes = [prefix for prefix in self._prefixes if lemma.startswith(prefix)]
        best = max((self._prefixed(lemma, prefix, plain[0]) for prefix in prefixes), default=_NOTHING, key=_weight)
        if best.weight > plain[0]:
            return best.end, best.lines
        return plain if plain[0] else self._long_after_prefix(lemma, prefixes)

    def _prefixed(self, lemma: str, prefix: str, plain: int) -> "_Prefixed":
        """A stem after a prefix. A plain stem that is a prefix itself is no match for it (спів-, співчуття)."""
        length, lines = self._after_prefix.longest(lemma[len(prefix) :])
        end = len(prefix) + length
        return _Prefixed(end if lemma[:plain] in self._prefixes else length, end, lines) if length else _NOTHING

    def _long_after_prefix(self, lemma: str, prefixes: list[str]) -> tuple[int, set[int]]:
        """A stem may follow a prefix even if the table does not say so, if it is too long for an accident."""
        for prefix in sorted(prefixes, key=lambda prefix: (-len(prefix), prefix)):
            length, lines = self._plain.longest(lemma[len(prefix) :])
            if length >= (_LONG + 1 if len(prefix) == 1 or prefix in self._foreign else _LONG):
                return len(prefix) + length, lines
        return 0, set()

    @cached_property
    def _plain(self) -> "_Patterns":
        return _Patterns(((number, pattern.removeprefix("~")) for number, pattern in self._patterns), self._native)

    @cached_property
    def _after_prefix(self) -> "_Patterns":
        prefixable = ((number, pattern[1:]) for number, pattern in self._patterns if pattern.startswith("~"))
        return _Patterns(prefixable, self._native)

    @cached_property
    def _native(self) -> frozenset[int]:
        """The lines with a stem that takes Ukrainian prefixes."""
        return frozenset(number for number, pattern in self._patterns if pattern.startswith("~"))

    @cached_property
    def _patterns(self) -> list[tuple[int, str]]:
        found: list[tuple[int, str]] = []
        for number, line in enumerate(self._path.read_text("utf-8").splitlines()):
            if line.startswith("!"):
                found += [(-each, pattern) for each, pattern in enumerate(line[1:].split(), start=1)]
            elif not line.startswith("#"):
                found += [(number, pattern) for pattern in line.split()]
        return found


def _swapped(lemma: str) -> str:
    """With в for у at the beginning, or the other way round, as the sound before it asks: улітку, влітку."""
    return {"у": "в", "в": "у"}.get(lemma[:1], lemma[:1]) + lemma[1:]


class _Patterns:
    def __init__(self, patterns: Iterable[tuple[int, str]], native: frozenset[int]) -> None:
        self.words: dict[str, set[int]] = defaultdict(set)
        self._stems: dict[str, set[int]] = defaultdict(set)
        self._native = native
        for number, pattern in patterns:
            (self._stems if pattern.endswith("*") else self.words)[pattern.removesuffix("*")].add(number)

    def longest(self, word: str) -> tuple[int, set[int]]:
        """How much of a word the table knows, and the lines that do."""
        if word in self.words:
            return len(word), self.words[word]
        cuts = (word[:end] for end in range(len(word), 0, -1))
        stem = next((cut for cut in cuts if cut in self._stems), "")
        return (len(stem), self._stems[stem]) if stem and self._fits(stem, word) else (0, set())

    def _fits(self, stem: str, word: str) -> bool:
        """A short stem is an accident unless suffixes follow it: міл-ина is kin of мілкий, міл-іція is not."""
        is_native = not self._native.isdisjoint(self._stems[stem])
        return len(stem) > _SHORT or may_follow(word[len(stem) :], is_native=is_native)
