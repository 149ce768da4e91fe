"""The Ukrainian dictionary of 2014 (Debian wukrainian, myspell-uk) and the tables that use its flags."""

import re
from collections.abc import Callable, Iterator
from functools import cache

from lexicon_build import sources
from lexicon_build.edition import Origin
from lexicon_build.tables import table, words
from lexicon_build.ukrainian.noun import Noun
from parlour.languages import language

_LETTERS = language("uk").alphabet.letters
_WORD = re.compile(f"[{_LETTERS}]+('[{_LETTERS}]+)*")
_NOUN_FLAGS = frozenset("abcdefghijlmnoq")
_SINGULAR_FLAGS = frozenset("aeil")
_FEMININE_FLAGS = frozenset("ab")
_MASCULINE_FLAGS = frozenset("ef")  # батько, дядько
_PREFIX_FLAGS = frozenset("ZX")

_Rule = tuple[str, str, Callable[[str], object]]


@cache
def nouns() -> tuple[Noun, ...]:
    """Includes the additions of the tables."""
    return tuple(_nouns())


def _nouns() -> Iterator[Noun]:
    for lemma, flags in _noun_lemmas():
        yield Noun(lemma, frozenset(forms(lemma, flags)), _gender(lemma, flags), bool(_SINGULAR_FLAGS & set(flags)))


def _gender(lemma: str, flags: str) -> str:
    if _FEMININE_FLAGS & set(flags) or lemma[-1] not in "оеая":
        return "f"
    return "m" if set(flags) >= _MASCULINE_FLAGS else "n"


def words_more() -> set[str]:
    more = table("uk-words-more").items()
    adjectival = words("uk-nouns-adjectival") | set(adjectival_plurals())
    return {form for word, flags in more for form in (word, *forms(word, flags))} | adjectival | words("uk-nouns-more")


def _noun_lemmas() -> Iterator[tuple[str, str]]:
    prefixes = _rules("PFX")
    for word, flags in (*sources.ukrainian_dictionary(), *table("uk-words-more").items()):
        if _WORD.fullmatch(word) and _NOUN_FLAGS & set(flags) and set(flags) <= _NOUN_FLAGS | _PREFIX_FLAGS:
            yield word, flags
            for flag in _PREFIX_FLAGS & set(flags):
                yield from ((comes + word[len(goes) :], flags) for goes, comes, fits in prefixes[flag] if fits(word))


@cache
def _rules(kind: str) -> dict[str, list[_Rule]]:
    rules: dict[str, list[_Rule]] = {}
    for one, flag, goes, comes, condition in sources.ukrainian_affixes():
        if one == kind:
            pattern = re.compile(condition if kind == "PFX" else f"{condition}$")
            fits = pattern.match if kind == "PFX" else pattern.search
            rules.setdefault(flag, []).append((goes, comes, fits))
    return rules


def forms(lemma: str, flags: str) -> Iterator[str]:
    for flag in flags:
        for goes, comes, fits in _rules("SFX").get(flag, ()):
            if lemma.endswith(goes) and fits(lemma):
                yield lemma[: len(lemma) - len(goes)] + comes


@cache
def other_forms() -> frozenset[str]:
    """All forms of words that are not nouns."""
    others = [(word, flags) for word, flags in sources.ukrainian_dictionary() if not _NOUN_FLAGS & set(flags)]
    return frozenset(form for word, flags in others for form in (word, *forms(word, flags)))


def adjectival_plurals() -> dict[str, Origin]:
    """Чергові is the plural of an adjectival noun in the table."""
    listed = sorted(words("uk-nouns-adjectival"))
    return {noun[:-2] + "і": ("plural", noun) for noun in listed if noun.endswith(("ий", "ій"))}


def listed_forms() -> dict[str, Origin]:
    return {form: ("form", lemma) for lemma, listed in table("uk-forms").items() for form in listed.split()}


def irregular_forms() -> dict[str, str]:
    """Irregular forms and plurals from the tables."""
    found = listed_forms() | {word: origin for word, origin in judged().items() if origin[0] == "plural"}
    return {form: lemma for form, (_, lemma) in found.items()}


def judged() -> dict[str, Origin]:
    rulings = {word: line.split("\t")[0].split() for word, line in table("uk-plural-looking").items()}
    return {word: (ruling[0], ruling[-1] if len(ruling) > 1 else word) for word, ruling in rulings.items()}
