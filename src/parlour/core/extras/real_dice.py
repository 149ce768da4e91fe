"""Real dice and cards (COM-13): people roll or draw themselves and type in what came; the table checks that it can be.

A chance that can be read off real dice has `handfuls`: what lies on the table, and whose it is. Whatever else chance
decides (a lot, the top of a deck) is the table's at any setting.
"""

from collections.abc import Collection, Sequence
from random import Random
from typing import Annotated, Literal, Protocol, runtime_checkable

from msgspec import Struct

from parlour.core.game import Chance, Draw, Refused, Seat
from parlour.core.settings import says

Rolls = Annotated[
    Literal["table", "ours"],
    says(
        en="Who rolls: the table, or you yourselves, with real dice and cards, and type in what came.",
        uk="Хто кидає: стіл чи ви самі, справжніми кубиками й картками, і набираєте, що випало.",
    ),
]


class Die(Struct, frozen=True):
    """A die, or a place for a card. Those of one `mark` are alike: nobody can tell which of them is which."""

    mark: str
    faces: tuple[str, ...]
    """What it can show, each once."""


class Handful(Struct, frozen=True):
    """What is rolled or drawn at once."""

    dice: tuple[Die, ...]
    seats: tuple[Seat, ...] = ()
    """Whose it is: they type it in. Nobody's in particular: the host does."""
    secret: bool = False
    """Only they may know it."""
    lying: int = 0
    """So many of them, the first ones, lie in an order that counts: it is typed in as well."""
    once: tuple[tuple[str, ...], ...] = ()
    """Of each of these groups of faces at most one can be shown: cards of which there is one each."""


class Shown(Struct, frozen=True):
    """What a handful shows: a face for each of its dice in their order, and the dice in the order in which they lie."""

    faces: tuple[str, ...]
    order: tuple[int, ...] = ()


@runtime_checkable
class ByHand(Chance, Protocol):
    """A chance that people may roll themselves."""

    @property
    def handfuls(self) -> tuple[Handful, ...]: ...

    def read(self, handful: Handful, shown: Shown) -> Draw:
        """What real dice show, as the outcome of this chance or of this handful's part of it."""

    def roll(self, handful: Handful, rng: Random) -> Draw:
        """The same by the table, for those who have no hands: bots, and who is gone."""


def die(mark: str, faces: Sequence[str]) -> Die:
    """Letters may stand on dice as capitals; several faces may be alike."""
    return Die(mark, tuple(dict.fromkeys(face.casefold() for face in faces)))


def handfuls_of(chance: Chance | None) -> tuple[Handful, ...]:
    return chance.handfuls if isinstance(chance, ByHand) else ()


def handless(chance: Chance | None, hands: Collection[Seat]) -> Handful | None:
    """A handful that is nobody else's business, and whose owners can't roll: the table does it for them."""
    return next((one for one in handfuls_of(chance) if one.secret and not {*one.seats} & {*hands}), None)


def read_shown(handful: Handful, typed: Sequence[str], order: Sequence[int] = ()) -> Shown:
    """What was typed, held against what these dice can show (COM-04, COM-13). `order`: places of what was typed."""
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
    return Shown(tuple(shown[number] for number in range(len(dice))), _order(handful, order, found))


def _order(handful: Handful, order: Sequence[int], found: Sequence[int]) -> tuple[int, ...]:
    """Where no order is given, the dice lie as they were typed."""
    lying = range(handful.lying)
    if order and sorted(order) != [*lying]:
        raise Refused("wrong-order", f"each of the {handful.lying} dice that lie in an order, once")
    return tuple(found[place] for place in order or lying)


def _sorted_out(dice: Sequence[Die], faces: Sequence[str]) -> list[int]:
    """Which die shows each face: dice that look alike are typed in as they lie, so theirs must be found."""
    shows: dict[int, int] = {}
    for place in range(len(faces)):
        if not _finds(dice, faces, place, shows, set()):
            face = faces[place]
            raise Refused("too-often", f"{dice[place].mark}: not so many of these dice can show {face.upper()} at once")
    found = {place: number for number, place in shows.items()}
    return [found[place] for place in range(len(faces))]


def _finds(dice: Sequence[Die], faces: Sequence[str], place: int, shows: dict[int, int], asked: set[int]) -> bool:
    """A die for this face, if need be one whose own face another die can show (augmenting paths)."""
    for number in sorted(range(len(dice)), key=lambda number: number != place):  # its own place first
        alike = dice[number].mark == dice[place].mark
        if number not in asked and alike and faces[place] in dice[number].faces:
            asked.add(number)
            if number not in shows or _finds(dice, faces, shows[number], shows, asked):
                shows[number] = place
                return True
    return False
