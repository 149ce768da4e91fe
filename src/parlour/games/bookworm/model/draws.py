"""What chance decides: the first Bookworm, a card, the dice, a side."""

from random import Random
from typing import ClassVar, cast

from msgspec import Struct

from parlour.core import Draw, Handful, Seat, Shown, die
from parlour.core.real_dice import Lot
from parlour.games.bookworm.components import SIDES, Dice, Face, Side


class Turned(Draw, frozen=True):
    """The category card that was on top."""

    card: int


class Rolled(Draw, frozen=True):
    faces: tuple[Face, ...]
    side: Side | None


class SideByLot(Draw, frozen=True):
    side: Side


class Deck(Struct, frozen=True):
    """The cards that are left. Nobody knows which is on top until it is turned over."""

    kind: ClassVar[type[Draw]] = Turned
    left: tuple[int, ...]

    def draw(self, rng: Random) -> Turned:
        return Turned(rng.choice(self.left))


class Roll(Struct, frozen=True):
    kind: ClassVar[type[Draw]] = Rolled
    dice: Dice
    with_special: bool
    seat: Seat = 0
    """The Bookworm, who rolls (BKW-05)."""

    def draw(self, rng: Random) -> Rolled:
        faces = tuple(Face.of(rng.choice(faces)) for faces in self.dice.white)
        return Rolled(faces, rng.choice(self.dice.special) if self.with_special else None)

    @property
    def handfuls(self) -> tuple[Handful, ...]:
        """The real dice to type in (COM-13). White dice look alike; dots distinguish faces with the same letter."""
        white = tuple(die("white", faces) for faces in self.dice.white)
        special = (die("special", self.dice.special),) if self.with_special else ()
        return (Handful(white + special, (self.seat,)),)

    def read(self, handful: Handful, shown: Shown) -> Rolled:
        faces = tuple(Face.of(face) for face in shown.faces[: len(self.dice.white)])
        return Rolled(faces, cast(Side, shown.faces[-1]) if self.with_special else None)

    def roll(self, handful: Handful, rng: Random) -> Rolled:
        return self.draw(rng)


class OtherSide(Struct, frozen=True):
    """The Bookworm let the time for turning run out (BKW-05, BKW-19)."""

    kind: ClassVar[type[Draw]] = SideByLot

    def draw(self, rng: Random) -> SideByLot:
        return SideByLot(rng.choice([side for side in SIDES if side != "turn"]))


Draws = Lot | Turned | Rolled | SideByLot
