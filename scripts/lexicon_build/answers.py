"""Compiles the answers of languages that no WordNet here knows: from their lists, and the company that words keep."""

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
from lexicon_build.category_scores import by_company

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
    near = {key: words - apart(language)[key] for key, words in company.items()}
    write_lists(into, language, known, near, more(language))
    return write_commonness(into, language)
