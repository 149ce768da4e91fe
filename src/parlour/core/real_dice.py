"""Real dice and cards (COM-13): people roll or draw them and type in the result, and the table checks it.

A chance that real dice can decide has `handfuls`: the dice on the table, and whose they are. All other chance (a lot,
the top of a deck) is always the table's.
"""

from collections.abc import Collection, Iterator, Sequence
from random import Random
from typing import ClassVar, Literal, Protocol, runtime_checkable

from msgspec import Struct

from parlour.core.game import Chance, Draw, Refused, Seat
from parlour.core.matching import find_partner

Rolls = Literal["table", "ours"]


class Lot(Draw, frozen=True):
    """The seat that was drawn by lot. The table draws, also where people roll real dice."""

    seat: Seat


class Lots(Struct, frozen=True):
    """One lot for each of these seats."""

    kind: ClassVar[type[Draw]] = Lot
    seats: tuple[Seat, ...]

    def draw(self, rng: Random) -> Lot:
        return Lot(rng.choice(self.seats))


class Die(Struct, frozen=True):
    """A die, or a place for a card. Dice with the same `mark` look alike."""

    mark: str
    faces: tuple[str, ...]
    """Its different faces."""


class Handful(Struct, frozen=True):
    """Dice or cards that are rolled or drawn together."""

    dice: tuple[Die, ...]
    seats: tuple[Seat, ...] = ()
    """The seats that type it in; if there are none, the host does."""
    secret: bool = False
    """Whether nobody else may know the result."""
    lying: int = 0
    """How many of the dice, from the first one, have an order that matters and is typed in too."""
    once: tuple[tuple[str, ...], ...] = ()
    """Groups of faces of which at most one can be shown, such as cards that exist once."""


class Shown(Struct, frozen=True):
    """The result of a roll: the face of each die, the dice in their order, and which of them are level with the one
    before."""

    faces: tuple[str, ...]
    order: tuple[int, ...] = ()
    level: frozenset[int] = frozenset()


@runtime_checkable
class ByHand(Chance, Protocol):
    """A chance that people may decide with real dice."""

    @property
    def handfuls(self) -> tuple[Handful, ...]: ...

    def read(self, handful: Handful, shown: Shown) -> Draw:
        """Return what real dice show, as the outcome of this chance or of the handful's part of it."""

    def roll(self, handful: Handful, rng: Random) -> Draw:
        """Roll a handful for seats that can't: bots, and players who have left."""


def die(mark: str, faces: Sequence[str]) -> Die:
    """Return a die. `faces` may be capital letters, and several may be the same."""
    return Die(mark, tuple(dict.fromkeys(face.casefold() for face in faces)))


def handfuls_of(chance: Chance | None) -> tuple[Handful, ...]:
    return chance.handfuls if isinstance(chance, ByHand) else ()


def handless(chance: Chance | None, hands: Collection[Seat]) -> Handful | None:
    """Return a secret handful whose seats can't roll it, so that the table does."""
    return next((one for one in handfuls_of(chance) if one.secret and not {*one.seats} & {*hands}), None)


def read_shown(handful: Handful, typed: Sequence[str], order: Sequence[int] = (), level: Collection[int] = ()) -> Shown:
    """Return what people typed in. Raises `Refused` if the dice can't show it (COM-04, COM-13).

    `order` names places by their numbers, `level` those that lie as far as the place before them in that order.
    """
    dice = handful.dice
    if len(typed) != len(dice):
        raise Refused("wrong-number-of-dice", f"{len(dice)} are to be typed in, not {len(typed)}")
    faces = [face.strip().casefold() for face in typed]
    for one, face in zip(dice, faces, strict=True):
        if not any(face in other.faces for other in dice if other.mark == one.mark):
            raise Refused("no-such-face", f"{one.mark}: {face[:12]!r} is on none of its sides")
    for group in handful.once:
        if sum(face in group for face in faces) > 1:
            raise Refused("only-one-of-these", f"at most one of {' '.join(group)}".upper())
    found = _sorted_out(dice, faces)
    shown = dict(zip(found, faces, strict=True))
    lie = _order(handful, order, found)
    are_level = frozenset(found[place] for place in level if 0 <= place < handful.lying)
    if len(are_level) != len(level) or are_level & set(lie[:1]):
        raise Refused("wrong-order", "a die lies level with the one before it")
    return Shown(tuple(shown[number] for number in range(len(dice))), lie, are_level)


def _order(handful: Handful, order: Sequence[int], found: Sequence[int]) -> tuple[int, ...]:
    """Return the dice in the order given or, without one, as they were typed."""
    lying = range(handful.lying)
    if order and sorted(order) != [*lying]:
        raise Refused("wrong-order", f"each of the {handful.lying} dice that lie in an order, once")
    return tuple(found[place] for place in order or lying)


def _sorted_out(dice: Sequence[Die], faces: Sequence[str]) -> list[int]:
    """Return which die shows each face. Dice that look alike are typed in any order, so they must be matched."""
    shows: dict[int, int] = {}

    def able(place: int) -> Iterator[int]:
        for number in sorted(range(len(dice)), key=lambda number: number != place):  # its own place first
            if dice[number].mark == dice[place].mark and faces[place] in dice[number].faces:
                yield number

    for place in range(len(faces)):
        if not find_partner(place, able, shows):
            why = f"not that many of these dice can show {faces[place].upper()} at once"
            raise Refused("too-often", f"{dice[place].mark}: {why}")
    found = {place: number for number, place in shows.items()}
    return [found[place] for place in range(len(faces))]
