"""The nouns that everybody knows and would think of."""

import json
from functools import cache
from pathlib import Path

from parlour.lexicon import Found, Lexicon

EVERYDAY = 3.5
"""The Zipf frequency of a noun that everybody knows."""
INFLECTED = {"uk": 0.5}
"""Where a noun's uses are shared out among its cases, each form is rarer than the noun is."""


@cache
def hardly_nouns(language: str) -> frozenset[str]:
    """Words that a dictionary calls nouns as well, but that nobody would think of: no bot says THEN or LIKE."""
    lists = json.loads(Path(__file__).with_name("hardly-nouns.json").read_text("utf-8"))
    return frozenset(lists.get(language, "").split())


def common_nouns(words: Lexicon) -> Found:
    return words.common(EVERYDAY - INFLECTED.get(words.language, 0.0), nouns=True)


def is_likely(words: Lexicon, noun: str) -> bool:
    """Whether it may be shown as an answer that somebody could have thought of."""
    return words.is_polite(noun) and noun not in hardly_nouns(words.language)
