"""Short meanings of English words (WordNet's), read from their file when one is asked for."""

from functools import cache, lru_cache
from typing import NamedTuple

from parlour.lexicon.packing import Sections
from parlour.lexicon.sources import DATA

KINDS = {"noun": "noun", "verb": "verb", "adj": "adjective", "adv": "adverb"}
"""What WordNet calls the kinds of words, and what we do."""


class Sense(NamedTuple):
    kind: str
    says: str


def section_of(word: str) -> int:
    """Words that begin alike lie together: of the whole file a twentieth is unpacked."""
    return ord(word[0]) - ord("a")


@lru_cache(maxsize=512)
def senses(word: str) -> tuple[Sense, ...]:
    """A meaning for each kind of word that it is, the usual one first."""
    sections, key = _sections(), section_of(word)
    if key not in sections:
        return ()
    text = sections[key]
    start = text.find(f"\n{word}\t".encode()) + 1
    if not start:
        return ()
    _, *fields = text[start : text.index(b"\n", start)].decode().split("\t")
    return tuple(Sense(KINDS[kind], says) for kind, says in zip(fields[::2], fields[1::2], strict=True))


@cache
def _sections() -> Sections:
    return Sections.read(DATA / "en.glosses")
