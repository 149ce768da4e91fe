"""The Ukrainian affix dictionary: from a form to its dictionary forms, and from those to all their forms."""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path
from sys import intern
from typing import NamedTuple

from parlour.lexicon.packing import Sections

PATH = Path(__file__).parents[1] / "words" / "kin"
ENTRIES, RULES, IRREGULAR = 1, 2, 3  # the sections of the data file
_NOTHING = "-"
_SINGULAR = frozenset("aeil")  # flags of nouns that have one


class Rule(NamedTuple):
    """A word with this flag and such an ending makes a form: `goes` is cut off, `comes` is put on."""

    flag: str
    goes: str
    comes: str
    ending: str

    def form_of(self, lemma: str) -> str | None:
        fits = lemma.endswith(self.goes) and _pattern(self.ending).search(lemma)
        return lemma[: len(lemma) - len(self.goes)] + self.comes if fits else None


class Affixes:
    def lemmas(self, form: str) -> set[str]:
        """The dictionary forms it belongs to; the form itself if it is one."""
        found = {form} if form in self._flags else set()
        found |= self._irregular.get(form, set())
        for cut in range(len(form) + 1):
            for rule in self._by_ending.get(form[cut:], ()):
                lemma = form[:cut] + rule.goes
                if rule.flag in self._flags.get(lemma, "") and rule.form_of(lemma) == form:
                    found.add(lemma)
        return found

    def is_filed(self, lemma: str) -> bool:
        return lemma in self._flags

    def is_noun(self, lemma: str) -> bool:
        """Nouns are declined by flags in small letters; a plural that is filed without any is one too."""
        flags = self._flags.get(lemma, "")
        return flags.islower() or (not flags and any(self.is_noun(other) for other in self.lemmas(lemma) - {lemma}))

    def is_declined(self, lemma: str) -> bool:
        """A noun of the dictionary with a singular."""
        return not _SINGULAR.isdisjoint(self._flags.get(lemma, ""))

    def is_bare(self, lemma: str) -> bool:
        """Filed, but without a word about its forms."""
        return not self._flags.get(lemma, "-")

    def forms(self, lemma: str) -> Iterator[str]:
        """All forms of a word of the dictionary, itself among them."""
        yield lemma
        for flag in self._flags.get(lemma, ""):
            for rule in self._by_flag[flag]:
                if form := rule.form_of(lemma):
                    yield form

    @cached_property
    def _flags(self) -> dict[str, str]:
        rows = (line.partition("/") for line in self._sections[ENTRIES].decode().split("\n"))
        return {word: intern(flags) for word, _, flags in rows}  # 100,000 words have a few hundred kinds of flags

    @cached_property
    def _irregular(self) -> dict[str, set[str]]:
        """Forms that no rule makes: очей, люди."""
        rows = (line.split() for line in self._sections[IRREGULAR].decode().splitlines())
        return {form: {lemma} for form, lemma in rows}

    @cached_property
    def _rules(self) -> list[Rule]:
        rows = (line.split() for line in self._sections[RULES].decode().splitlines())
        return [Rule(flag, *("" if part == _NOTHING else part for part in parts)) for flag, *parts in rows]

    @cached_property
    def _by_ending(self) -> dict[str, list[Rule]]:
        return _grouped(self._rules, "comes")

    @cached_property
    def _by_flag(self) -> dict[str, list[Rule]]:
        return _grouped(self._rules, "flag")

    @cached_property
    def _sections(self) -> Sections:
        return Sections.read(PATH)


def _grouped(rules: list[Rule], key: str) -> dict[str, list[Rule]]:
    groups: dict[str, list[Rule]] = defaultdict(list)
    for rule in rules:
        groups[getattr(rule, key)].append(rule)
    return groups


@cache
def _pattern(ending: str) -> re.Pattern[str]:
    return re.compile(f"{ending}$")
