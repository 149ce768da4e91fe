"""Fifteen dice, each face with a letter and its value; two of them have a star (REB-01, REB-02)."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Annotated, ClassVar

from msgspec import Meta, Struct

from parlour.core import Draw, Handful, Seat, Shown, die
from parlour.core.components import shipped_in

DICE = 15
STAR = "*"
STARS = 2
"""How many dice have a star."""

Letter = Annotated[str, Meta(min_length=1, max_length=1)]
Faces = tuple[Letter, Letter, Letter, Letter, Letter, Letter]
Value = Annotated[int, Meta(ge=1, le=10)]


class Dice(Struct, frozen=True, forbid_unknown_fields=True):
    """One set of dice; players may use their own (COM-09)."""

    faces: Annotated[tuple[Faces, ...], Meta(min_length=DICE, max_length=DICE)]
    values: dict[Letter, Value]

    def __post_init__(self) -> None:
        stars = [die.count(STAR) for die in self.faces]
        if max(stars) > 1 or sum(stars) != STARS:
            raise ValueError("two of the dice have one star face each")
        unvalued = {face for die in self.faces for face in die if face != STAR and face not in self.values}
        if unvalued:
            raise ValueError(f"no value for the face “{min(unvalued)}”")

    @property
    def value(self) -> dict[str, int]:
        return {letter.casefold(): value for letter, value in self.values.items()}

    def roll(self, rng: Random) -> str:
        return "".join(rng.choice(die).casefold() for die in self.faces)


class Rolled(Draw, frozen=True):
    """What the dice show, by seat: one letter per die in a fixed order, `*` for a star."""

    rolls: tuple[tuple[Seat, str], ...]

    @property
    def letter_rolls(self) -> tuple[Sequence[str], ...]:
        return tuple(roll for _, roll in self.rolls)


class Roll(Struct, frozen=True):
    """A roll of one seat, of each, or one for all (REB-03, REB-16)."""

    kind: ClassVar[type[Draw]] = Rolled
    dice: Dice
    seats: tuple[Seat, ...]
    same: bool = False
    secret: bool = False
    """Whether each seat sees only its own roll."""
    given: str = ""
    """A shared roll (COM-29), in place of a new one."""

    def draw(self, rng: Random) -> Rolled:
        if self.same:
            return Rolled(tuple((seat, roll) for roll in [self.given or self.dice.roll(rng)] for seat in self.seats))
        return Rolled(tuple((seat, self.dice.roll(rng)) for seat in self.seats))

    @property
    def handfuls(self) -> tuple[Handful, ...]:
        """The real dice to type in (COM-13): one roll for all by the host, secret rolls by each seat (REB-16)."""
        dice = tuple(die("letter", faces) for faces in self.dice.faces)
        if self.same:
            return (Handful(dice),)
        return tuple(Handful(dice, (seat,), secret=self.secret) for seat in self.seats)

    def read(self, handful: Handful, shown: Shown) -> Rolled:
        return Rolled(tuple((seat, "".join(shown.faces)) for seat in handful.seats or self.seats))

    def roll(self, handful: Handful, rng: Random) -> Rolled:
        return Rolled(tuple((seat, self.dice.roll(rng)) for seat in handful.seats))


@cache
def shipped_dice(language: str) -> Dice:
    return shipped_in(language, "rebus", "dice.json", Dice)
