"""Ukrainian: wukrainian lists every form; the affix flags of myspell-uk say what is a noun and what are its forms."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

from lexicon_build import frequency, sources, writing
from lexicon_build.edition import Edition, Origin
from lexicon_build.tables import table, words
from parlour.lexicon.alphabet import UKRAINIAN

_WORD = re.compile(f"[{UKRAINIAN.letters}]+('[{UKRAINIAN.letters}]+)*")
_NOUN_FLAGS = frozenset("abcdefghijlmnoq")
_SINGULAR_FLAGS = frozenset("aeil")
_FEMININE_FLAGS = frozenset("ab")
_MASCULINE_FLAGS = frozenset("ef")  # батько, дядько
_PREFIX_FLAGS = frozenset("ZX")
_DATIVE_PLURAL = re.compile("[ая]м")
_WITHOUT_VOWEL = re.compile("[^аеєиіїоуюя]{2,}")
_ANOTHER_WORD = 1.0  # Zipf: what looks like a form of a noun ten times less common is a form of another word

Rule = tuple[str, str, Callable[[str], object]]


def build(into: Path) -> dict[str, int]:
    """Writes the files of the language; returns the counts."""
    return writing.write(edition(), into)


def edition() -> Edition:
    forms = sources.ukrainian_forms()
    shortened = words("uk-abbreviations") | {word for word in forms if _WITHOUT_VOWEL.fullmatch(word)}
    abbreviations = shortened | {word.lower() for word in forms if word[1:] and word[-1].isupper()}
    everything = {word for word in forms if _WORD.fullmatch(word)} - shortened | _words_more()
    capitals = {word.lower() for word in forms if word not in everything and _WORD.fullmatch(word.lower())}
    lemmas = _noun_lemmas()
    singular = {lemma for lemma, flags in lemmas if _SINGULAR_FLAGS & set(flags)}
    singular |= words("uk-nouns-more") | words("uk-nouns-adjectival")
    singular |= {word for word, flags in table("uk-words-more").items() if not flags}
    nouns = singular & everything - words("uk-nouns-deny") - words("uk-names-first")
    zipf = frequency.zipf("uk", everything)
    origins = _origins(lemmas, everything - nouns, zipf)
    abbreviations = {word for word in abbreviations - everything if _WORD.fullmatch(word)}
    names = (capitals - everything - abbreviations) | (_name_lemmas() & _mere_forms(origins)) | words("uk-names-first")
    return Edition("uk", everything, nouns, names, abbreviations, origins, zipf, _tiers(everything, zipf))


def _tiers(everything: set[str], zipf: dict[str, float]) -> dict[str, int]:
    """There are no vocabularies by size for Ukrainian: how common a form is must do."""
    return {word: 1 + sum(zipf.get(word, 0) < limit for limit in (4, 3, 2, 0.5)) for word in everything}


def _words_more() -> set[str]:
    rules = _rules("SFX")
    more = table("uk-words-more").items()
    adjectival = words("uk-nouns-adjectival") | set(_adjectival_plurals())
    return {form for word, flags in more for form in (word, *_forms(word, flags, rules))} | adjectival


def _name_lemmas() -> set[str]:
    return {word.lower() for word, _ in sources.ukrainian_dictionary() if word[:1].isupper()}


def _mere_forms(origins: dict[str, Origin]) -> set[str]:
    """Київ is also "of the cues": whoever says it means the name."""
    return {word for word, (code, _) in origins.items() if code == "form"}


def _noun_lemmas() -> list[tuple[str, str]]:
    prefixes = _rules("PFX")
    found: list[tuple[str, str]] = []
    for word, flags in (*sources.ukrainian_dictionary(), *table("uk-words-more").items()):
        if _WORD.fullmatch(word) and _NOUN_FLAGS & set(flags) and set(flags) <= _NOUN_FLAGS | _PREFIX_FLAGS:
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


def _nominative_plural(lemma: str, flags: str, forms: set[str]) -> str | None:
    """The stem of the dative plural with a nominative ending: дах-ам, so дах-и; кошенят-ам, so кошенят-а."""
    stems = {form[:-2] for form in forms if _DATIVE_PLURAL.fullmatch(form[-2:]) and form[:-2]}
    is_neuter = lemma[-1] in "ое" or (lemma[-1] in "ая" and not _FEMININE_FLAGS & set(flags))
    is_neuter &= not set(flags) >= _MASCULINE_FLAGS
    for ending in "ая" if is_neuter else "иії":
        for stem in sorted(stems):
            if stem + ending in forms:
                return stem + ending
    return None


def _origins(lemmas: list[tuple[str, str]], others: set[str], zipf: dict[str, float]) -> dict[str, Origin]:
    """For each form that is no dictionary form itself, the noun it belongs to; of several, the most common one.

    What a table made by hand says comes first, then words without a singular, then plurals, then cases.
    """
    rules = _rules("SFX")
    elsewhere = set(_other_forms(rules))
    alone, plurals, cases = dict[str, Origin](), dict[str, Origin](), dict[str, Origin]()
    for lemma, flags in sorted(lemmas, key=lambda lemma: (-zipf.get(lemma[0], 0), lemma)):
        forms = set(_forms(lemma, flags, rules))
        if not _SINGULAR_FLAGS & set(flags):
            alone[lemma] = ("plural-only", lemma)
        elif plural := _nominative_plural(lemma, flags, forms):
            plurals.setdefault(plural, ("plural", lemma))
        for form in forms:
            if form not in elsewhere or zipf.get(form, 0) - zipf.get(lemma, 0) < _ANOTHER_WORD:
                cases.setdefault(form, ("form", lemma))
    plurals = {
        form: origin for form, origin in plurals.items() if not _is_rather(cases.get(form, origin), origin, zipf)
    }
    found = cases | plurals | alone | _adjectival_plurals() | _listed_forms() | _judged()
    return {word: origin for word, origin in found.items() if word in others}


def _is_rather(case: Origin, plural: Origin, zipf: dict[str, float]) -> bool:
    """Руці is a case of «рука», not several of some «руця» that nobody knows."""
    return zipf.get(case[1], 0) - zipf.get(plural[1], 0) >= _ANOTHER_WORD


def _adjectival_plurals() -> dict[str, Origin]:
    """Чергові are several whom the table of adjectival nouns knows."""
    nouns = sorted(words("uk-nouns-adjectival"))
    return {noun[:-2] + "і": ("plural", noun) for noun in nouns if noun.endswith(("ий", "ій"))}


def _listed_forms() -> dict[str, Origin]:
    return {form: ("form", lemma) for lemma, forms in table("uk-forms").items() for form in forms.split()}


def irregular_forms() -> dict[str, str]:
    """What the tables say of forms and plurals that no rule makes."""
    found = _listed_forms() | {word: origin for word, origin in _judged().items() if origin[0] == "plural"}
    return {form: lemma for form, (_, lemma) in found.items()}


def _other_forms(rules: dict[str, list[Rule]]) -> Iterator[str]:
    """All forms of words that are no nouns."""
    for word, flags in sources.ukrainian_dictionary():
        if not _NOUN_FLAGS & set(flags):
            yield word
            yield from _forms(word, flags, rules)


def _judged() -> dict[str, Origin]:
    rulings = {word: line.split("\t")[0].split() for word, line in table("uk-plural-looking").items()}
    return {word: (ruling[0], ruling[-1] if len(ruling) > 1 else word) for word, ruling in rulings.items()}
