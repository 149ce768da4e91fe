"""Beside the printed box: whether a word is in our list of answers for a category (BKW-12, BKW-13). People decide."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from parlour.core import Refused
from parlour.core.components import read_question
from parlour.games.bookworm.components import Line
from parlour.lexicon import Lexicon
from parlour.lexicon.categories import CATEGORIES, Categories

LONGEST = 80


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """Without a category: which categories there are."""

    category: Annotated[str, Meta(max_length=LONGEST)] = ""
    answer: Annotated[str, Meta(max_length=LONGEST)] = ""


class Listed(Struct, frozen=True):
    categories: tuple[Line, ...]


class Answer(Struct, frozen=True):
    fit: Literal["yes", "no", "unsure"]
    meant: str | None
    """A word of the category that differs by one typing error."""
    under: Line | None = None
    """Where our lists have a word that does not fit."""


def beside(words: Lexicon, question: bytes) -> Listed | Answer:
    asked = read_question(question, Question)
    if not asked.category:
        return Listed(tuple(Line(one.id, one.level) for one in CATEGORIES.values()))
    if asked.category not in CATEGORIES or not asked.answer.strip():
        raise Refused("unreadable", "the id of one of our categories, and an answer")
    categories = Categories.load(words.language)
    fit = categories.fits(asked.answer, asked.category)
    if fit == "yes":
        return Answer(fit, None)
    other = CATEGORIES.get(categories.listed_under(asked.answer) or "") if fit == "no" else None
    return Answer(fit, categories.meant(asked.answer, asked.category), Line(other.id, other.level) if other else None)
