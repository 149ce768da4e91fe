"""The Ukrainian dictionary of LibreOffice (Debian hunspell-uk): the spelling of 2019, words for women, words of today.

Its flags say how a word is declined. Of its 270,000 dictionary forms we take the nouns with all their forms, and of the
rest those forms that people write: all of them would be twice as many forms as the older list has, most never written.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache

from lexicon_build import sources
from lexicon_build.ukrainian.noun import Noun
from parlour.languages import language

_LETTERS = language("uk").alphabet.letters
_WORD = re.compile(f"[{_LETTERS}]+('[{_LETTERS}]+)*")
_GENDERS = {**dict.fromkeys("01234", "m"), **dict.fromkeys("%AD", "f"), **dict.fromkeys("QV", "n")}
_YOUNG = "Rv"  # теля, курча; R alone makes adjectives of owners (учителів)
_ROOMS = "E_"  # adjectives used only as nouns: душова, городовий
_PLURALS = frozenset({"p", "n", "o", "pn", "pc"})

_Rule = tuple[str, str, Callable[[str], object]]


@cache
def nouns() -> tuple[Noun, ...]:
    return tuple(_nouns())


def _nouns() -> Iterator[Noun]:
    for word, flags in _entries():
        if gender := _gender(flags):
            yield Noun(word, frozenset(_forms(word, flags)), gender, True, _is_person(word, flags))
        elif flags in _PLURALS:
            yield Noun(word, frozenset(_forms(word, flags)), "n", has_singular=False)


def others() -> Iterator[str]:
    """Every form of words that are not nouns."""
    for word, flags in _entries():
        if not _gender(flags) and flags not in _PLURALS:
            yield word
            yield from _forms(word, flags)


def names() -> set[str]:
    """Its words with a capital letter."""
    listed = (word for word, _ in sources.newer_ukrainian_dictionary() if word[:1].isupper())
    return {word.lower() for word in listed if _WORD.fullmatch(word.lower())}


def _entries() -> Iterator[tuple[str, str]]:
    return ((word, flags) for word, flags in sources.newer_ukrainian_dictionary() if _WORD.fullmatch(word))


def _gender(flags: str) -> str | None:
    if flags == _ROOMS:
        return "f"
    return "n" if flags.startswith(_YOUNG) else _GENDERS.get(flags[:1])


def _is_person(word: str, flags: str) -> bool:
    """People have a vocative (режисере), and the genitive of people and things can differ (scholars, catalogues)."""
    return "x" in flags or (word.endswith("лог") and ":" in flags)


@cache
def _rules() -> dict[str, list[_Rule]]:
    rules: dict[str, list[_Rule]] = {}
    for _, flag, goes, comes, condition in sources.newer_ukrainian_affixes():
        rules.setdefault(flag, []).append((goes, comes, re.compile(f"{condition}$").search))
    return rules


def _forms(lemma: str, flags: str) -> Iterator[str]:
    for flag in flags:
        for goes, comes, fits in _rules().get(flag, ()):
            if lemma.endswith(goes) and fits(lemma):
                yield lemma[: len(lemma) - len(goes)] + comes
