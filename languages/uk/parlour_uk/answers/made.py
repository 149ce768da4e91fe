"""Whether an answer is made by rule of a word that a Ukrainian list holds."""

from collections.abc import Container

from parlour_uk.answers.shades import colours, tongue
from parlour_uk.answers.smaller import made_of

_OF_PLACES = frozenset({"country", "capital", "city", "island", "writer", "musician"})
"""Nobody makes a small Бразилія."""


def is_made_of(said: str, category: str, members: Container[str]) -> bool:
    if category == "colour":
        return any(colour in members for colour in colours(said))
    if category == "language":
        return tongue(said) in members
    return category not in _OF_PLACES and " " not in said and any(word in members for word in made_of(said))
