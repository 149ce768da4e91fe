"""Compiles the answers of languages that no WordNet here knows: from their lists, from what English says of the
translations of their words, and from the company that words keep."""

from collections.abc import Callable, Mapping
from pathlib import Path

from lexicon_build.category_lists import (
    Near,
    apart,
    languages_of_lists,
    listed,
    more,
    table,
    write_commonness,
    write_lists,
)
from lexicon_build.category_scores import by_company
from lexicon_build.german.translations import translations

TRANSLATIONS: Mapping[str, Callable[[], dict[str, frozenset[str]]]] = {"de": translations}
TEACHER = "en"
"""The language whose lists teach which of them share words."""


def build(into: Path) -> dict[str, int]:
    """Write what fits the categories and how common it is, for each of these languages; return the counts."""
    return {f"words by hand ({language})": _build(into, language) for language in languages_of_lists()}


def _build(into: Path, language: str) -> int:
    lists = listed(language)
    known = sorted(frozenset().union(*lists.values()))
    within = {key: written.also for key, written in table().items()}
    company = by_company(lists, listed(TEACHER), within, known)
    translated = _near_by_translation(into, language)
    judged = frozenset(translated)
    near = {
        key: (words - judged | {word for word in judged if key in translated[word]}) - apart(language)[key]
        for key, words in company.items()
    }
    write_lists(into, language, sorted({*known, *judged}), near, more(language))
    return write_commonness(into, language)


def _near_by_translation(into: Path, language: str) -> Mapping[str, frozenset[str]]:
    """By word: the categories that an English word for it may fit. Without any English word that is known, nothing."""
    if language not in TRANSLATIONS:
        return {}
    english = Near(into, TEACHER)
    meant = {word: english.of(others) for word, others in TRANSLATIONS[language]().items()}
    return {word: keys for word, keys in meant.items() if keys is not None}
