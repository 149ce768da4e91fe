"""Texts by language, and what is shown where one is missing."""

from collections.abc import Mapping
from typing import TypeVar

from parlour.languages.found import languages
from parlour.languages.language import ENGLISH

T = TypeVar("T")
_START, _END = {"ltr": "\u2066", "rtl": "\u2067"}, "\u2069"
"""Unicode's isolates: a text between them keeps its own order."""


def in_language(texts: Mapping[str, T], language: str) -> T:
    """Return what `texts` holds for a language: otherwise its English, otherwise its first language."""
    return texts.get(language) or texts.get(ENGLISH) or next(iter(texts.values()))


def keyed(name: str, texts: Mapping[str, str]) -> dict[str, str]:
    """Return a text in every language as clients read it: `name` is the English, `name_uk` the Ukrainian."""
    shown = {code: texts.get(code) or isolated(in_language(texts, code), ENGLISH, code) for code in languages()}
    return {name if code == ENGLISH else f"{name}_{code}": text for code, text in shown.items()}


def isolated(text: str, own: str, among: str) -> str:
    """Return a text as it is shown among texts of another language: isolated if it runs the other way."""
    if own == among or _direction(own) == _direction(among):
        return text
    return f"{_START[_direction(own)]}{text}{_END}"


def _direction(code: str) -> str:
    found = languages().get(code)
    return found.direction if found else "ltr"
