"""A box of one's own (COM-09): seven white dice, the special die, and category cards.

Cards have names, as people read them. Inside the game, our own categories are ids, so that their words are known.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Annotated, Any

from msgspec import Meta, Struct

from parlour.core.extras.box.kit import Kit, Parts, Problem
from parlour.games.bookworm.components import SIDES, Name, Sides, shipped_cards, shipped_dice
from parlour.languages.found import language as installed
from parlour.lexicon.categories import CATEGORIES, LEVELS, Level

MOST_CARDS = 300
FACE = re.compile(r"([^\W\d_]{1,2})([1-3])\Z")
FaceText = Annotated[str, Meta(max_length=3)]
Faces = tuple[FaceText, FaceText, FaceText, FaceText, FaceText, FaceText]


class Dice(Struct, frozen=True):
    white: tuple[Faces, Faces, Faces, Faces, Faces, Faces, Faces]
    special: Sides = SIDES


Cards = Annotated[tuple[tuple[Name, Name, Name], ...], Meta(min_length=1, max_length=MOST_CARDS)]


def ours(language: str) -> dict[str, Any]:
    dice = shipped_dice(language)
    white = [[face.upper() for face in faces] for faces in dice.white]
    cards = [[CATEGORIES[id].name(language) for id in card] for card in shipped_cards(language)]
    return {"dice": {"white": white, "special": [*dice.special]}, "cards": cards}


def check(parts: Parts, language: str) -> Iterator[Problem]:
    if "dice" not in parts:
        return
    for number, faces in enumerate(parts["dice"]["white"]):
        for side, face in enumerate(faces):
            at = ("dice", "white", number, side)
            if not (read := FACE.match(face)):
                yield Problem(at, "no-face", {"face": face})
            elif not set(read[1].casefold()) <= set(installed(language).alphabet.letters):
                yield Problem(at, "not-letter", {"face": read[1]})


def settle(parts: Parts, language: str) -> dict[str, Any]:
    return _changed(parts, str.casefold, lambda card: [_id_of(*line) for line in zip(card, LEVELS, strict=True)])


def _changed(parts: Parts, face: Callable[[str], str], card: Callable[[Sequence[str]], list[str]]) -> dict[str, Any]:
    """Return the parts with their faces and cards in another form."""
    changed: dict[str, Any] = dict(parts)
    if "dice" in parts:
        white = [[face(one) for one in faces] for faces in parts["dice"]["white"]]
        changed["dice"] = {**parts["dice"], "white": white}
    if "cards" in parts:
        changed["cards"] = [card(one) for one in parts["cards"]]
    return changed


def _id_of(text: str, level: Level) -> str:
    known = _by_name()
    return known.get((text.casefold(), level)) or known.get((text.casefold(), None)) or text


@cache
def _by_name() -> Mapping[tuple[str, Level | None], str]:
    """Return the id of a category by its name in any language. If two have the same name, the card's level decides."""
    found: dict[tuple[str, Level | None], str] = {}
    for category in CATEGORIES.values():
        for name in category.names.values():
            found.setdefault((name.casefold(), category.level), category.id)
            found.setdefault((name.casefold(), None), category.id)
    return found


def written(parts: Parts, language: str) -> dict[str, Any]:
    """Return the parts with names in place of ids, and capital letters on dice."""

    def name_of(line: str) -> str:
        return CATEGORIES[line].name(language) if line in CATEGORIES else line

    return _changed(parts, str.upper, lambda card: [name_of(line) for line in card])


BOX = Kit(parts={"dice": Dice, "cards": Cards}, ours=ours, check=check, settle=settle, written=written)
