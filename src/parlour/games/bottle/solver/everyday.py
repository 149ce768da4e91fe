"""The nouns that everybody knows and thinks of."""

from functools import cache

from parlour.languages.found import language as installed
from parlour.lexicon import Found, Lexicon

EVERYDAY = 3.5
"""The Zipf frequency of a noun that everybody knows."""


@cache
def hardly_nouns(language: str) -> frozenset[str]:
    """Words that are nouns in the dictionary, but that nobody thinks of as nouns. No bot says THEN or LIKE."""
    file = installed(language).path("games", "bottle", "hardly-nouns.txt")
    return frozenset(file.read_text("utf-8").split()) if file.exists() else frozenset()


def common_nouns(words: Lexicon) -> Found:
    return words.common(EVERYDAY - installed(words.language).inflected, nouns=True)


def is_likely(words: Lexicon, noun: str) -> bool:
    """Whether a word may be shown as an answer that somebody could have found."""
    return words.is_polite(noun) and not words.is_rare_noun(noun) and noun not in hardly_nouns(words.language)
