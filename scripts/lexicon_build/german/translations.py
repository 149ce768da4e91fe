"""English translations of German nouns, from the dictionary ding."""

import re
from collections.abc import Iterator

from lexicon_build.association.german import of_parts
from lexicon_build.german import sources
from lexicon_build.german.edition import heard
from lexicon_build.german.spelling import spelled
from parlour.lexicon.categories import spoken

_GERMAN = re.compile(r"([A-ZÄÖÜ][a-zäöüß]+) \{[mfn]\}")
_EVERYDAY = 3.0
"""Zipf: rarer words would make the file larger, and people rarely use them as answers."""
_REMARK = re.compile(r"\[[^\]]*\]|\([^)]*\)|\{[^}]*\}|/[^;]*/")


def translations(listed: frozenset[str]) -> dict[str, frozenset[str]]:
    """Everyday and listed German nouns of one word with their English translations, both as players say them. A listed
    compound without one has those of its parts."""
    found: dict[str, set[str]] = {}
    for german, english in sources.ding_pairs():
        meant = set(_english(english))
        for noun in _GERMAN.findall(german):
            if word := spelled(noun):
                found.setdefault(word, set()).update(meant)
    known = {word: dict.fromkeys(sorted(meant), 1.0) for word, meant in found.items() if meant}
    known |= of_parts(sorted(listed), known)
    return {
        word: frozenset(meant) for word, meant in known.items() if word in listed or heard().get(word, 0) >= _EVERYDAY
    }


def _english(side: str) -> Iterator[str]:
    for part in _REMARK.sub("", side).split(";"):
        if word := spoken(part, "en"):
            yield word
