"""The languages that Parlour speaks, by their codes. No other place lists them."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, TypeVar

LANGUAGES = ("en", "uk")
ENGLISH = LANGUAGES[0]
"""What a game, a table or a page speaks if nobody chose a language."""

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]
    """One of the codes: msgspec and typer refuse any other string."""

T = TypeVar("T")


def in_language(texts: Mapping[str, T], language: str) -> T:
    """Return what `texts` holds for a language: otherwise its English, otherwise its first language."""
    return texts.get(language) or texts.get(ENGLISH) or next(iter(texts.values()))


def keyed(name: str, texts: Mapping[str, str]) -> dict[str, str]:
    """Return a text in every language as clients read it: `name` is the English, `name_uk` the Ukrainian."""
    return {
        name if language == ENGLISH else f"{name}_{language}": in_language(texts, language) for language in LANGUAGES
    }
