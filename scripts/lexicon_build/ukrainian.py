"""Ukrainian: wukrainian lists every form; the affix flags of myspell-uk say what is a noun and what are its forms."""

import re
from collections.abc import Callable, Iterator

from lexicon_build import frequency, sources
from lexicon_build.edition import Edition, Origin
from lexicon_build.tables import words
from parlour.lexicon.alphabet import UKRAINIAN

_WORD = re.compile(f"[{UKRAINIAN.letters}]+('[{UKRAINIAN.letters}]+)*")
_NOUN_FLAGS = frozenset("abcdefghijlmnoq")
_SINGULAR_FLAGS = frozenset("aeil")
_PREFIX_FLAGS = frozenset("ZX")
_DATIVE_PLURAL = re.compile("[ая]м")

Rule = tuple[str, str, Callable[[str], object]]


def edition() -> Edition:
    forms = sources.ukrainian_forms()
    everything = {word for word in forms if _WORD.fullmatch(word)}
    names = {word.lower() for word in forms if word not in everything and _WORD.fullmatch(word.lower())}
    lemmas = _noun_lemmas()
    singular = {lemma for lemma, flags in lemmas if _SINGULAR_FLAGS & set(flags)}
    nouns = (singular | words("uk-indeclinable")) & everything
    return Edition("uk", everything, nouns, names - everything, set(), _origins(lemmas, everything - nouns), frequency.zipf("uk", everything))


def _noun_lemmas() -> list[tuple[str, str]]:
    prefixes = _rules("PFX")
    found: list[tuple[str, str]] = []
    for word, flags in sources.ukrainian_dictionary():
        if _WORD.fullmatch(word) and flags and set(flags) <= _NOUN_FLAGS | _PREFIX_FLAGS:
            found.append((word, flags))
            for flag in _PREFIX_FLAGS & set(flags):
                found += [(comes + word[len(goes) :], flags) for goes, comes, fits in prefixes[flag] if fits(word)]
    return found


def _rules(kind: str) -> dict[str, list[Rule]]:
    rules: dict[str, list[Rule]] = {}
    for one, flag, goes, comes, condition in sources.ukrainian_affixes():
        if one == kind:
            pattern = re.compile(condition if kind == "PFX" else f"{condition}$")
            fits = pattern.match if kind == "PFX" else pattern.search
            rules.setdefault(flag, []).append((goes, comes, fits))
    return rules


def _forms(lemma: str, flags: str, rules: dict[str, list[Rule]]) -> Iterator[str]:
    for flag in flags:
        for goes, comes, fits in rules.get(flag, ()):
            if lemma.endswith(goes) and fits(lemma):
                yield lemma[: len(lemma) - len(goes)] + comes


def _nominative_plural(lemma: str, forms: set[str]) -> str | None:
    """The stem of the dative plural with a nominative ending: дах-ам, so дах-и."""
    stems = {form[:-2] for form in forms if _DATIVE_PLURAL.fullmatch(form[-2:]) and form[:-2]}
    for ending in "ая" if lemma[-1] in "ое" else "иії":
        for stem in sorted(stems):
            if stem + ending in forms:
                return stem + ending
    return None


def _origins(lemmas: list[tuple[str, str]], others: set[str]) -> dict[str, Origin]:
    """For each form that is no dictionary form itself, the noun it belongs to; a plural is said to be one first."""
    rules = _rules("SFX")
    plurals: dict[str, Origin] = {}
    cases: dict[str, Origin] = {}
    for lemma, flags in sorted(lemmas):
        forms = set(_forms(lemma, flags, rules))
        plural = _nominative_plural(lemma, forms)
        if not _SINGULAR_FLAGS & set(flags):
            plurals.setdefault(lemma, ("plural-only", lemma))
        elif plural in others:
            plurals.setdefault(str(plural), ("plural", lemma))
        cases |= {form: ("form", lemma) for form in forms if form in others and form not in cases}
    return cases | plurals
