"""German nouns with their cases from Wiktionary: common nouns, names and abbreviations separately."""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from lexicon_build.german import sources
from lexicon_build.german.sources import Row
from lexicon_build.german.spelling import spelled
from lexicon_build.tables import words

_NAMES = frozenset(("Toponym", "Vorname", "Nachname", "Eigenname", "Straßenname"))
_NO_WORDS = frozenset(("Affix", "Suffix", "Gebundenes Lexem", "Symbol", "Wortverbindung", "Redewendung"))
_WORD = re.compile("[A-ZÄÖÜ][^A-ZÄÖÜ]*")
"""One capital, at the beginning: others (GmbH, DVD) are abbreviations."""


class Noun(NamedTuple):
    """`singulars`: nominatives (Name, Namen). A noun without any has no singular."""

    lemma: str
    singulars: frozenset[str]
    plurals: frozenset[str]
    forms: frozenset[str]
    """All cases of both numbers, including those above."""
    is_neuter: bool = False


@cache
def nouns() -> tuple[Noun, ...]:
    """Return the common nouns. Nouns that are spelled alike are listed separately."""
    denied = words("de-words-deny")
    found = (_noun(row) for row in sources.wiktionary() if _is_common(row))
    return tuple(noun for noun in found if noun and noun.lemma not in denied)


@cache
def names() -> frozenset[str]:
    kept = (row["lemma"] for row in sources.wiktionary() if not _NAMES.isdisjoint(_kinds(row)))
    return frozenset(filter(None, map(spelled, kept)))


@cache
def abbreviations() -> frozenset[str]:
    rows = sources.wiktionary()
    kept = (row["lemma"] for row in rows if "Abkürzung" in _kinds(row) or not _WORD.fullmatch(row["lemma"]))
    return frozenset(word for word in map(spelled, kept) if word and len(word) > 1)


def _kinds(row: Row) -> set[str]:
    return set(row["pos"].split(","))


def _is_common(row: Row) -> bool:
    kinds = _kinds(row)
    is_name = not _NAMES.isdisjoint(kinds) and spelled(row["lemma"]) not in words("de-names-common")
    is_word = "Substantiv" in kinds and not is_name and _NO_WORDS.isdisjoint(kinds)
    return is_word and "Abkürzung" not in kinds and bool(_WORD.fullmatch(row["lemma"]))


def _noun(row: Row) -> Noun | None:
    lemma = spelled(row["lemma"])
    if lemma is None:
        return None
    singulars, plurals = _cases(row, "nominativ singular"), _cases(row, "nominativ plural")
    if "adjektivische Deklination" in _kinds(row) and lemma.endswith("es") and lemma not in words("de-neuters"):
        singulars = frozenset()  # any adjective can be used like this (Gelbes, Schönes), and few dictionaries list them
    cases = frozenset().union(*(_cases(row, case) for case in ("genitiv", "dativ", "akkusativ")))
    if not plurals and not cases:
        singulars |= {lemma}  # Wiktionary has no table of its cases
    forms = singulars | plurals | cases | {lemma}
    return Noun(lemma, singulars, plurals, forms, "n" in (row.get("genus"), row.get("genus 1")))


def _cases(row: Row, case: str) -> frozenset[str]:
    return frozenset(_spellings(value for field, value in row.items() if field.startswith(case)))


def _spellings(values: Iterator[str]) -> Iterator[str]:
    """Without the article that some cells begin with."""
    for value in values:
        if word := spelled(value.rpartition(" ")[2]):
            yield word
