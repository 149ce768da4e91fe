"""What German nouns are called in English, by the dictionary ding."""

import re
from collections.abc import Iterator

from lexicon_build.german import sources
from lexicon_build.german.edition import heard
from lexicon_build.german.spelling import spelled
from parlour.lexicon.categories import spoken

_GERMAN = re.compile(r"([A-ZÄÖÜ][a-zäöüß]+) \{[mfn]\}")
_EVERYDAY = 3.0
"""Zipf: rarer words would make the file larger, and people seldom answer them."""
_REMARK = re.compile(r"\[[^\]]*\]|\([^)]*\)|\{[^}]*\}|/[^;]*/")


def translations() -> dict[str, frozenset[str]]:
    """Everyday German nouns of one word with their English translations, both as players say them."""
    found: dict[str, set[str]] = {}
    for german, english in sources.ding_pairs():
        meant = set(_english(english))
        for noun in _GERMAN.findall(german):
            if (word := spelled(noun)) and heard().get(word, 0) >= _EVERYDAY:
                found.setdefault(word, set()).update(meant)
    return {word: frozenset(meant) for word, meant in found.items() if meant}


def _english(side: str) -> Iterator[str]:
    for part in _REMARK.sub("", side).split(";"):
        if word := spoken(part, "en"):
            yield word
