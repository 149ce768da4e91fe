"""The categories by name: three levels, from green (easy) to red (hard)."""

from collections.abc import Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from parlour.languages import ENGLISH, languages
from parlour.languages.found import language as installed

Level = Literal["green", "yellow", "red"]
LEVELS: tuple[Level, ...] = ("green", "yellow", "red")


class Category(Struct, frozen=True, dict=True):
    """One line of a card."""

    id: str
    level: Level
    also: tuple[str, ...] = ()
    """Categories whose words fit here as well."""
    closed: bool = False
    """Whether the list is complete, so that any other word is a clear no."""
    thorough: bool = False
    """Whether the list is nearly complete, so that any other known word is a no too."""

    def name(self, language: str) -> str:
        """Return its name in a language, or in English."""
        return names_in(language).get(self.id) or names_in(ENGLISH).get(self.id, self.id)

    @cached_property
    def names(self) -> dict[str, str]:
        """Its names by the codes of the installed languages."""
        return {language: self.name(language) for language in languages()}


@cache
def names_in(language: str) -> dict[str, str]:
    """Return the names of the categories by id, as far as a language has them."""
    file = installed(language).path("categories.json")
    return msgspec.json.decode(file.read_bytes(), type=dict[str, str]) if file.exists() else {}


def cards() -> bytes:
    """Return the categories with all their names, for devices without a connection."""
    return msgspec.json.encode([msgspec.to_builtins(one) | {"names": one.names} for one in CATEGORIES.values()])


def _read() -> Mapping[str, Category]:
    file = Path(__file__).with_name("categories.json")
    listed = msgspec.json.decode(file.read_bytes(), type=tuple[Category, ...])
    return {category.id: category for category in listed}


CATEGORIES: Mapping[str, Category] = _read()
"""All categories by id, the easy ones first."""
