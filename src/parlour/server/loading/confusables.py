"""Letters that look like others, so that a rude name is found in whatever letters it is written."""

import json
import unicodedata
from collections.abc import Iterator
from itertools import product
from pathlib import Path

MOST = 64
"""How many readings of a word are tried."""


def readings(word: str) -> Iterator[str]:
    """The word itself, and what it may look like in Latin and in Cyrillic letters, with accents and without."""
    yield word
    plain = unicodedata.normalize("NFKC", word).casefold()
    bare = "".join(char for char in unicodedata.normalize("NFKD", plain) if unicodedata.category(char) != "Mn")
    for text in {plain, bare}:
        for signs in (_SEEN_AS_LATIN, _SEEN_AS_CYRILLIC):
            yield from _spelled([signs.get(char, char) for char in text])


def _spelled(choices: list[str]) -> Iterator[str]:
    """Every word that a choice for each letter spells; only the first for each, if they are too many."""
    count = 1
    for some in choices:
        count *= len(some)
    if count > MOST:
        choices = [some[0] for some in choices]
    yield from ("".join(letters) for letters in product(*choices))


def _seen_as(alphabet: str) -> dict[str, str]:
    """By a sign: the letters of an alphabet that it looks like."""
    found: dict[str, str] = {}
    for letter, alike in _ALIKE[alphabet].items():
        for sign in alike:
            found[sign] = found.get(sign, "") + letter
    return found


_ALIKE: dict[str, dict[str, str]] = json.loads(Path(__file__).with_suffix(".json").read_text("utf-8"))
"""By alphabet: its letters, and the signs that look like each."""
_SEEN_AS_LATIN, _SEEN_AS_CYRILLIC = _seen_as("latin"), _seen_as("cyrillic")
