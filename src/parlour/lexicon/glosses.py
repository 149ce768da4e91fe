"""Short meanings of words, where a language has them, read from their file when one is asked for."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from parlour.languages.found import language as installed
from parlour.lexicon.packing import Sections

KINDS = {"noun": "noun", "verb": "verb", "adj": "adjective", "adv": "adverb"}
"""WordNet's names for the kinds of words, and ours."""


class Sense(NamedTuple):
    kind: str
    says: str


def section_of(word: str, letters: str) -> int:
    """Words with the same first letter are stored together, so that only a twentieth of the file is unpacked."""
    return letters.find(word[0])


@lru_cache(maxsize=512)
def senses(word: str, language: str) -> tuple[Sense, ...]:
    """Return a meaning for each kind of word that it is, the most usual first."""
    sections, key = _sections(language), section_of(word, installed(language).alphabet.letters)
    if key not in sections:
        return ()
    text = sections[key]
    start = text.find(f"\n{word}\t".encode()) + 1
    if not start:
        return ()
    _, *fields = text[start : text.index(b"\n", start)].decode().split("\t")
    return tuple(Sense(KINDS[kind], says) for kind, says in zip(fields[::2], fields[1::2], strict=True))


def noun_sense(word: str, language: str) -> str:
    """Return what a word means as a noun; empty if nothing is known."""
    return next((one.says for one in senses(word, language) if one.kind == "noun"), "")


@cache
def _sections(language: str) -> Mapping[int, bytes]:
    path = installed(language).path("words", "glosses")
    return Sections.read(path) if path.exists() else {}
