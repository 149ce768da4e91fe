"""Cards and dice (BKW-01, BKW-02). Players may use their own (COM-09)."""

from functools import cache
from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from parlour.core.components import shipped
from parlour.lexicon.categories import CATEGORIES, LEVELS, Level

BOOKWORM_CARDS = 6
WHITE = tuple(range(7))
"""The white letter dice by number. The numbers never change, so that clients can follow each die."""
SPECIAL = 7

Side = Literal["turn", "a-z", "n-o-t", "last-die", "stack", "new-category"]
Sides = tuple[Side, Side, Side, Side, Side, Side]
SIDES: Sides = get_args(Side)

FaceText = Annotated[str, Meta(pattern=r"^[^\W\d_]{1,2}[1-3](?!\n)$")]
"""Letters and dots: `a1`, `ck2`."""
Faces = tuple[FaceText, FaceText, FaceText, FaceText, FaceText, FaceText]


class Face(Struct, frozen=True):
    """What a white die shows. A combined face, CK or XY, has two letters (BKW-09)."""

    letters: str
    dots: int

    @classmethod
    def of(cls, text: str) -> "Face":
        return cls(text[:-1].casefold(), int(text[-1]))


class Dice(Struct, frozen=True, forbid_unknown_fields=True):
    white: tuple[Faces, Faces, Faces, Faces, Faces, Faces, Faces]
    special: Sides = SIDES


Name = Annotated[str, Meta(min_length=1, max_length=80)]
Card = tuple[Name, Name, Name]
"""Three categories, the easiest first: ids of the lexicon's, or names of an owner's own."""
Cards = Annotated[tuple[Card, ...], Meta(min_length=1)]


class Line(Struct, frozen=True):
    """One category on a card. `id` is None if the lexicon has no data for it."""

    id: str | None
    level: Level
    en: str
    uk: str

    def text(self, language: str) -> str:
        """Return the category in a language, in English if the card does not have that one."""
        return str(getattr(self, language, self.en))


def lines(card: Card) -> tuple[Line, ...]:
    return tuple(_line(text, level) for text, level in zip(card, LEVELS, strict=True))


def _line(text: str, level: Level) -> Line:
    known = CATEGORIES.get(text)
    return Line(known.id, level, known.en, known.uk) if known else Line(None, level, text, text)


@cache
def shipped_dice(language: str) -> Dice:
    return shipped(__file__, "dice.json", dict[str, Dice])[language]


@cache
def shipped_cards() -> tuple[Card, ...]:
    cards: tuple[Card, ...] = shipped(__file__, "cards.json", Cards)
    return cards
