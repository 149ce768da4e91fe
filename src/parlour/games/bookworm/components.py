"""Cards and dice (BKW-01, BKW-02). Players may use their own (COM-09)."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct, field
from msgspec.structs import force_setattr

from parlour.core import Refused
from parlour.core.components import shipped, shipped_in
from parlour.languages import ENGLISH, in_language
from parlour.languages.found import language as installed
from parlour.languages.places import entries
from parlour.lexicon.categories import CATEGORIES, LEVELS, Level, answered
from parlour.lexicon.categories.table import names_in

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


class Line(Struct, frozen=True, omit_defaults=True):
    """One category on a card. `id` is None if the lexicon has no data for it."""

    id: str | None
    level: Level
    names: Mapping[str, str] = {}
    """Its name by language. Categories with an id are named by the installed languages, not by the log."""
    former: str = field(default="", name="en")
    """Logs of earlier versions have the name here."""

    def __post_init__(self) -> None:
        known = CATEGORIES.get(self.id or "")
        names = known.names if known else self.names or {ENGLISH: self.former}
        force_setattr(self, "names", names)
        force_setattr(self, "former", "")

    def text(self, language: str) -> str:
        """Return the category in a language, in English if the card does not have that one."""
        return in_language(self.names, language)


@lru_cache(1024)
def lines(card: Card) -> tuple[Line, ...]:
    return tuple(_line(text, level) for text, level in zip(card, LEVELS, strict=True))


def _line(text: str, level: Level) -> Line:
    known = CATEGORIES.get(text)
    return Line(known.id, level) if known else Line(None, level, {ENGLISH: text})


@cache
def shipped_dice(language: str) -> Dice:
    return shipped_in(language, "bookworm", "dice.json", Dice)


@cache
def not_letters(language: str) -> str:
    """Return the letters of the special die's *N·O·T* (BKW-21). Raises `Refused` if the pack names others."""
    pack = installed(language)
    number, found = next(entries(pack.path("games", "bookworm", "not.txt")), (1, "not"))
    if pack.has("games", "bookworm", "not.txt") and not {*pack.alphabet.letters}.issuperset(found):
        why = f"“{found}” are not letters of the language, in lower case and without spaces"
        raise Refused("bad-components", f"{language}: games/bookworm/not.txt line {number}: {why}")
    return found


@cache
def shipped_cards(language: str = ENGLISH) -> tuple[Card, ...]:
    """Return the cards whose categories all have names in a language. If it has answers to few categories, cards
    without any of them are left out. Raises `Refused` if no card is left."""
    cards: tuple[Card, ...] = shipped(__file__, "cards.json", Cards)
    named, known = names_in(language), answered(language)
    readable = tuple(card for card in cards if named.keys() >= set(card))
    if not readable:
        why = f"it names all three categories of no card, such as {', '.join(cards[0])}"
        raise Refused("bad-components", f"{language}: categories.json: {why}")
    return tuple(card for card in readable if not known.isdisjoint(card)) or readable
