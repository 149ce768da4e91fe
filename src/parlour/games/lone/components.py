"""Seven letter dice and the joker (LON-01, LON-02), and a sheet of twelve rows (LON-03)."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Annotated, ClassVar

from msgspec import Meta, Struct

from parlour.core import Draw, Handful, Shown, die
from parlour.core.components import Faces, shipped, shipped_in

LETTER_DICE = 7
JOKER = "*"
ROWS = 12


class Dice(Struct, frozen=True, forbid_unknown_fields=True):
    """The letter dice; players may use their own (COM-09). The joker is blank on all sides."""

    faces: Annotated[tuple[Faces, ...], Meta(min_length=LETTER_DICE, max_length=LETTER_DICE)]

    def roll(self, rng: Random) -> str:
        return "".join(rng.choice(die).casefold() for die in self.faces)


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """One row of the sheet: the number of letters, and the points for a word."""

    squares: Annotated[int, Meta(ge=2, le=LETTER_DICE + 1)]
    points: Annotated[int, Meta(ge=1, le=100)]


Sheet = Annotated[tuple[Row, ...], Meta(min_length=ROWS, max_length=ROWS)]


class Rolled(Draw, frozen=True):
    """What the seven letter dice show, in a fixed order."""

    letters: str

    @property
    def letter_rolls(self) -> tuple[Sequence[str], ...]:
        return (self.letters,)


class Roll(Struct, frozen=True):
    """The dice are rolled once for all (LON-05)."""

    kind: ClassVar[type[Draw]] = Rolled
    dice: Dice
    given: str = ""
    """A shared roll (COM-29), in place of a new one."""

    def draw(self, rng: Random) -> Rolled:
        return Rolled(self.given or self.dice.roll(rng))

    @property
    def handfuls(self) -> tuple[Handful, ...]:
        """The real dice to type in (COM-13); the joker has nothing to read."""
        return (Handful(tuple(die("letter", faces) for faces in self.dice.faces)),)

    def read(self, handful: Handful, shown: Shown) -> Rolled:
        return Rolled("".join(shown.faces))

    def roll(self, handful: Handful, rng: Random) -> Rolled:
        return self.draw(rng)


@cache
def shipped_dice(language: str) -> Dice:
    return shipped_in(language, "lone", "dice.json", Dice)


@cache
def shipped_sheet() -> tuple[Row, ...]:
    return shipped(__file__, "sheet.json", tuple[Row, ...])
