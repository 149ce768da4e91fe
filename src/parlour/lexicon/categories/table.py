"""The categories by name: three levels, from green (easy) to red (hard)."""

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec import Struct

from parlour.lexicon.sources import DATA

Level = Literal["green", "yellow", "red"]
LEVELS: tuple[Level, ...] = ("green", "yellow", "red")


class Category(Struct, frozen=True):
    """One line of a card."""

    id: str
    level: Level
    en: str
    uk: str
    also: tuple[str, ...] = ()
    """Categories whose words fit here as well."""
    closed: bool = False
    """Whether the list holds all there is: what it lacks is a clear no."""
    thorough: bool = False
    """Whether it holds nearly all that people say: a known word that it lacks is a no as well."""

    def name(self, language: str) -> str:
        return self.uk if language == "uk" else self.en


def _read() -> Mapping[str, Category]:
    listed = msgspec.json.decode((DATA / "categories.json").read_bytes(), type=tuple[Category, ...])
    return {category.id: category for category in listed}


CATEGORIES: Mapping[str, Category] = _read()
"""Every category by its id, the easy ones first."""
