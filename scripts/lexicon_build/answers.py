"""Compiles the answers of languages that no WordNet here knows: from their lists, from what the English words for their
words mean, and from the company that words keep."""

from collections.abc import Callable, Mapping
from pathlib import Path

import numpy as np

from lexicon_build.category_lists import (
    apart,
    languages_of_lists,
    listed,
    more,
    table,
    with_also,
    write_commonness,
    write_lists,
)
from lexicon_build.category_scores import Lists, agreed, by_company, by_meaning
from lexicon_build.german.translations import translations
from lexicon_build.meanings import Meanings
from lexicon_build.wordnet_nouns import WordNet

TRANSLATIONS: Mapping[str, Callable[[frozenset[str]], dict[str, frozenset[str]]]] = {"de": translations}
"""By language: the English words for its everyday words and for those that are listed."""
TEACHER = "en"
"""The language whose lists teach which of them share words."""
_FEW = 0.3
"""Of a category's own words, were they not listed, so many would be turned away for what they mean. Hardly any is not
listed, but lists by hand say little about what a word is not."""


def build(into: Path) -> dict[str, int]:
    """Write what fits the categories and how common it is, for each of these languages; return the counts."""
    return {f"words by hand ({language})": _build(into, language) for language in languages_of_lists()}


def _build(into: Path, language: str) -> int:
    lists = listed(language)
    known = frozenset().union(*lists.values())
    within = {key: written.also for key, written in table().items()}
    company = by_company(lists, listed(TEACHER), within, sorted(known))
    translated = TRANSLATIONS[language](known) if language in TRANSLATIONS else {}
    judged, meant = _by_meaning(language, translated)
    far = apart(language)
    near = {key: words - far[key] for key, words in agreed(company, meant, judged, known).items()}
    write_lists(into, language, sorted(known | judged), near, more(language))
    return write_commonness(into, language)


def _by_meaning(language: str, translated: Mapping[str, frozenset[str]]) -> tuple[frozenset[str], Lists]:
    """Return the words that have a known English one, and by category those that may fit for what they mean."""
    meanings = Meanings(WordNet(), sorted(frozenset().union(*listed(TEACHER).values())))
    english = {word: sorted(filter(meanings.is_known, others)) for word, others in sorted(translated.items())}
    words = [word for word, others in english.items() if others]
    if not words:
        return frozenset(), dict.fromkeys(table(), frozenset())
    rows = np.array([meanings.rows(english[word]).mean(axis=0) for word in words])
    return frozenset(words), by_meaning(with_also(language), rows, words, _FEW).near
