"""Words that bots never say and that we never show unasked."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from parlour.languages.found import language as installed


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
    file = installed(language).path("blocklist.txt")
    text = file.read_text("utf-8") if file.exists() else ""
    entries = [entry for line in text.splitlines() if (entry := line.partition("#")[0].strip())]
    parts = tuple(entry.strip("*") for entry in entries if entry.startswith("*"))
    starts: dict[str, tuple[str, ...]] = {}
    for start in (entry[:-1] for entry in entries if entry.endswith("*") and entry[0] != "*"):
        starts[start[:2]] = (*starts.get(start[:2], ()), start)
    return Blocked(frozenset(entries), starts, parts)
