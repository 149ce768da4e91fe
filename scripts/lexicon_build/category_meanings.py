"""The meanings of words in other languages, for the categories: those of their English translations."""

from collections.abc import Iterable, Mapping

import numpy as np

from lexicon_build.category_lists import listed, with_also
from lexicon_build.category_scores import Lists, by_meaning
from lexicon_build.meanings import Meanings
from lexicon_build.wordnet_nouns import WordNet

_FEW = 0.3
"""The share of a category's own words that their meaning would reject if they were not listed. Hardly any are unlisted,
but lists by hand say little about wrong answers."""


def near_by_meaning(language: str, translated: Mapping[str, Iterable[str]]) -> tuple[frozenset[str], Lists]:
    """Return the words with a known translation, and by category those that may fit by their meaning."""
    meanings = Meanings(WordNet(), sorted(frozenset().union(*listed("en").values())))
    english = {word: sorted(filter(meanings.is_known, others)) for word, others in sorted(translated.items())}
    words = [word for word, others in english.items() if others]
    rows = [meanings.rows(english[word]).mean(axis=0) for word in words]
    near = by_meaning(with_also(language), np.array(rows), words, _FEW).near if words else {}
    return frozenset(words), near
