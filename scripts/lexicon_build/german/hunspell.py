"""igerman98 with all its forms: words in lower case, words with a capital, and verbs.

The flags for parts of compounds and for hyphens are left out: compounds are made from Wiktionary's nouns.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator
from functools import cache
from typing import NamedTuple

from lexicon_build.german import sources
from lexicon_build.german.nouns import Noun
from lexicon_build.german.spelling import spelled
from lexicon_build.tables import words

_PREFIXES = "UV"
_SUFFIXES = "FLMACEfNPpRSqQTJBDWIXYZO"
_ONLY_IN_COMPOUNDS, _FORBIDDEN, _NEEDS_AFFIX = "o", "d", "h"
_INFINITIVE = re.compile(".*(en|ern|eln|tun|sein)")
_ADJECTIVE = frozenset("AC")
_COMMON = frozenset("FTERpq")
_WORD = re.compile("[A-ZÄÖÜ][a-zäöüß]+")
_NOUN_ENDING = re.compile("(ung|heit|keit|schaft|tion|ität|ismus|enz|anz|nis|tum|chen|ling|ik|ium|ment)$")


class Rule(NamedTuple):
    goes: str
    comes: str
    condition: re.Pattern[str]


class Entry(NamedTuple):
    """A line of the dictionary: the word as written, whether it can be used alone, and its other forms."""

    word: str
    flags: frozenset[str]
    forms: frozenset[str]

    @property
    def lemmas(self) -> list[str]:
        """The word as players spell it, with and without its prefixes."""
        lemma = spelled(self.word) or ""
        prefixes = {"U": "un", "V": "ver"}
        return [lemma, *(prefix + lemma for flag, prefix in prefixes.items() if flag in self.flags)]

    @property
    def is_small(self) -> bool:
        return self.word[:1].islower()

    @property
    def is_infinitive(self) -> bool:
        return self.is_small and not self.flags.isdisjoint("DIB") and bool(_INFINITIVE.fullmatch(self.word))

    @property
    def is_adjective(self) -> bool:
        return self.is_small and not self.flags.isdisjoint(_ADJECTIVE)


@cache
def entries() -> tuple[Entry, ...]:
    return tuple(_read())


def _read() -> Iterator[Entry]:
    rules = _rules()
    for word, written in sources.hunspell():
        flags = frozenset(written)
        if spelled(word) and not flags & {_ONLY_IN_COMPOUNDS, _FORBIDDEN}:
            found = set(_forms(word, flags, rules))
            forms = found - {word} if _NEEDS_AFFIX in flags else found
            if forms:
                yield Entry(word, flags, frozenset(filter(None, map(spelled, forms))))


def _forms(word: str, flags: frozenset[str], rules: dict[str, list[Rule]]) -> Iterator[str]:
    stems = [word]
    stems += [rule.comes + word for flag in flags & set(_PREFIXES) for rule in rules[flag]]
    for stem in stems:
        yield stem
        for flag in flags & set(_SUFFIXES):
            for rule in rules[flag]:
                form = _suffixed(stem, rule)
                if form and "In" not in form:  # gender-inclusive forms with a capital inside
                    yield form


def _suffixed(stem: str, rule: Rule) -> str | None:
    if not (stem.endswith(rule.goes) and rule.condition.search(stem)):
        return None
    return stem[: len(stem) - len(rule.goes)] + rule.comes


def _rules() -> dict[str, list[Rule]]:
    found: dict[str, list[Rule]] = defaultdict(list)
    for _, flag, goes, comes, condition in sources.hunspell_affixes():
        if flag in _PREFIXES + _SUFFIXES:
            found[flag].append(Rule(goes, comes, re.compile(f"{condition}$")))
    return found


def nouns(known: Collection[str], ends_in_noun: Callable[[str], bool]) -> list[Noun]:
    """Entries with a capital that are not known and must be common nouns: their endings or last parts say so, or that
    they have a word for women, an unmistakable plural or a genitive in -es, or the table does. Others may be names."""
    doing = {lemma for entry in entries() if entry.is_infinitive for lemma in entry.lemmas}
    named = words("de-nouns-more")
    return [
        _noun(entry)
        for entry in entries()
        if _WORD.fullmatch(entry.word) and spelled(entry.word) not in known and spelled(entry.word) not in doing
        if entry.flags & _COMMON
        or _NOUN_ENDING.search(entry.word)
        or (spelled(entry.word) or "") in named
        or ends_in_noun(spelled(entry.word) or "")
    ]


def _noun(entry: Entry) -> Noun:
    lemma = spelled(entry.word) or ""
    plural = lemma + "en" if "P" in entry.flags else lemma
    return Noun(lemma, frozenset({lemma}), entry.forms & {plural} - {lemma}, entry.forms | {lemma})


def abbreviations() -> set[str]:
    """Entries with capitals inside or at the end."""
    found = (spelled(entry.word) for entry in entries() if entry.word[1:].lower() != entry.word[1:])
    return {word for word in found if word}
