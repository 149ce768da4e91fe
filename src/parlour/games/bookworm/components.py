"""Cards and dice (BKW-01, BKW-02). They are data: owners of a box can enter theirs (COM-09)."""

from functools import cache
from pathlib import Path
from random import Random
from typing import Annotated, ClassVar, Literal, get_args

from msgspec import Meta, Struct

from parlour.core import Draw, Refused, Seat
from parlour.core.components import read_components
from parlour.lexicon.categories import CATEGORIES, LEVELS, Level

BOOKWORM_CARDS = 6
TO_WIN = 21
WHITE = tuple(range(7))
"""The white letter dice by number; the numbers never change, so a screen can follow each die."""
SPECIAL = 7

Side = Literal["turn", "a-z", "n-o-t", "last-die", "stack", "new-category"]
Sides = tuple[Side, Side, Side, Side, Side, Side]
SIDES: Sides = get_args(Side)

FaceText = Annotated[str, Meta(pattern=r"^[^\W\d_]{1,2}[1-3](?!\n)$")]
"""Letters and dots: `a1`, `ck2`."""
Faces = tuple[FaceText, FaceText, FaceText, FaceText, FaceText, FaceText]


class Face(Struct, frozen=True):
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


class Line(Struct, frozen=True):
    """One category as it stands on a card; `id` is None where the lexicon has no data for it."""

    id: str | None
    level: Level
    en: str
    uk: str


def lines(card: Card) -> tuple[Line, ...]:
    return tuple(_line(text, level) for text, level in zip(card, LEVELS, strict=True))


def _line(text: str, level: Level) -> Line:
    known = CATEGORIES.get(text)
    return Line(known.id, level, known.en, known.uk) if known else Line(None, level, text, text)


# What chance brings.


class Lot(Draw, frozen=True):
    """The first Bookworm."""

    seat: Seat


class Turned(Draw, frozen=True):
    """The category card that was on top."""

    card: int


class Rolled(Draw, frozen=True):
    faces: tuple[Face, ...]
    side: Side | None


class SideByLot(Draw, frozen=True):
    side: Side


class Lots(Struct, frozen=True):
    kind: ClassVar[type[Draw]] = Lot
    seats: tuple[Seat, ...]

    def draw(self, rng: Random) -> Lot:
        return Lot(rng.choice(self.seats))


class Deck(Struct, frozen=True):
    """The cards that are left; which one lies on top nobody knows until it is turned over."""

    kind: ClassVar[type[Draw]] = Turned
    left: tuple[int, ...]

    def draw(self, rng: Random) -> Turned:
        return Turned(rng.choice(self.left))


class Roll(Struct, frozen=True):
    kind: ClassVar[type[Draw]] = Rolled
    dice: Dice
    with_special: bool

    def draw(self, rng: Random) -> Rolled:
        faces = tuple(Face.of(rng.choice(faces)) for faces in self.dice.white)
        return Rolled(faces, rng.choice(self.dice.special) if self.with_special else None)


class OtherSide(Struct, frozen=True):
    """The Bookworm let the time for turning run out (BKW-05, BKW-19)."""

    kind: ClassVar[type[Draw]] = SideByLot

    def draw(self, rng: Random) -> SideByLot:
        return SideByLot(rng.choice([side for side in SIDES if side != "turn"]))


# What ships.


@cache
def shipped_dice(language: str) -> Dice:
    return read_dice(Path(__file__).with_name("dice.json").read_bytes(), "dice.json")[language]


def read_dice(text: bytes, file: str) -> dict[str, Dice]:
    """A file of dice by language."""
    return read_components(text, file, dict[str, Dice], "bad-dice")


@cache
def shipped_cards() -> tuple[Card, ...]:
    return read_cards(Path(__file__).with_name("cards.json").read_bytes(), "cards.json")


def read_cards(text: bytes, file: str) -> tuple[Card, ...]:
    cards = read_components(text, file, tuple[Card, ...], "bad-cards")
    if not cards:
        raise Refused("bad-cards", f"{file}: there is no card in it")
    return cards
