"""Words that bots never say and that we never show unasked."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from parlour.languages.found import language as installed
from parlour.languages.places import entries


class Blocked(NamedTuple):
    words: frozenset[str]
    starts: dict[str, tuple[str, ...]]
    """The words by their first two letters, so that few have to be compared."""
    parts: tuple[str, ...]


def is_polite(word: str, language: str) -> bool:
    """Whether a bot may say this word. People may play any word the dictionary knows."""
    word = word.casefold()
    listed = blocked(language)
    return not (
        word in listed.words
        or word.startswith(listed.starts.get(word[:2], ()))
        or any(map(word.__contains__, listed.parts))
    )


@cache
def blocked(language: str) -> Blocked:
    listed = [entry for _, entry in entries(installed(language).path("blocklist.txt"))]
    parts = tuple(entry.strip("*") for entry in listed if entry.startswith("*"))
    starts: dict[str, tuple[str, ...]] = {}
    for start in (entry[:-1] for entry in listed if entry.endswith("*") and entry[0] != "*"):
        starts[start[:2]] = (*starts.get(start[:2], ()), start)
    return Blocked(frozenset(listed), starts, parts)
