"""Compiles the answers of languages without a WordNet: from their lists, from the meanings of their English
translations, and from the lists that words share."""

from collections.abc import Callable, Mapping
from pathlib import Path

from lexicon_build.category_lists import (
    apart,
    languages_of_lists,
    listed,
    more,
    table,
    write_commonness,
    write_lists,
)
from lexicon_build.category_meanings import near_by_meaning
from lexicon_build.category_scores import agreed, by_company
from lexicon_build.german.translations import translations

TRANSLATIONS: Mapping[str, Callable[[frozenset[str]], dict[str, frozenset[str]]]] = {"de": translations}
"""By language: English translations of its everyday and listed words."""
TEACHER = "en"
"""The language whose lists show which lists share words."""


def build(into: Path) -> dict[str, int]:
    """Write the answers of each category and their frequency for each of these languages. Returns the counts."""
    return {f"words by hand ({language})": _build(into, language) for language in languages_of_lists()}


def _build(into: Path, language: str) -> int:
    lists = listed(language)
    known = frozenset().union(*lists.values())
    within = {key: written.also for key, written in table().items()}
    company = by_company(lists, listed(TEACHER), within, sorted(known))
    translated = TRANSLATIONS[language](known) if language in TRANSLATIONS else {}
    judged, meant = near_by_meaning(language, translated)
    far = apart(language)
    near = {key: words - far[key] for key, words in agreed(company, meant, judged, known).items()}
    write_lists(into, language, sorted(known | judged), near, more(language))
    return write_commonness(into, language)
