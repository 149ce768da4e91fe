"""Texts by language, and what is shown where one is missing."""

from collections.abc import Mapping
from typing import TypeVar

from parlour.languages.found import languages
from parlour.languages.language import ENGLISH

T = TypeVar("T")


def in_language(texts: Mapping[str, T], language: str) -> T:
    """Return what `texts` holds for a language: otherwise its English, otherwise its first language."""
    return texts.get(language) or texts.get(ENGLISH) or next(iter(texts.values()))


def keyed(name: str, texts: Mapping[str, str]) -> dict[str, str]:
    """Return a text in every language as clients read it: `name` is the English, `name_uk` the Ukrainian."""
    return {name if code == ENGLISH else f"{name}_{code}": in_language(texts, code) for code in languages()}
