"""The dice, and how they are laid (REB-01, REB-02, REB-06, REB-07)."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Annotated, ClassVar, TypeVar

from msgspec import Meta, Struct

from parlour.core import Draw, Handful, Seat, Shown, die
from parlour.core.components import Faces, Letter, shipped_in

DICE = 15
STAR = "*"
STARS = 2
"""How many dice have a star."""

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


BOARD = 31
"""Squares per side. The longest word fits in every direction from the middle."""

Square = tuple[int, int]
T = TypeVar("T")


class Placed(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One die of a layout. `letter` is the letter of a star; other dice have none."""

    die: int
    row: int
    col: int
    letter: str | None = None


def extent(placed: Collection[Placed]) -> tuple[range, range]:
    """Return the rows and the columns that a layout takes up."""
    if not placed:
        return range(0), range(0)
    rows, cols = [one.row for one in placed], [one.col for one in placed]
    return range(min(rows), max(rows) + 1), range(min(cols), max(cols) + 1)


class Tile(Struct, frozen=True):
    """A die on the board with its letter and value."""

    die: int
    row: int
    col: int
    letter: str
    value: int
    is_star: bool = False
    is_free: bool = False
    """The table plays without a cost for unused dice (REB-22)."""

    @property
    def penalty(self) -> int:
        """What the die costs if it is unused; a star costs nothing (REB-12)."""
        return 0 if self.is_star or self.is_free else self.value


class Run(Struct, frozen=True):
    """Two or more neighbouring dice in one direction, which must be a word."""

    letters: str
    dice: tuple[int, ...]
    down: bool


def runs(tiles: Iterable[Tile]) -> tuple[Run, ...]:
    """Return all runs, across before down, each in reading order."""
    at = {(tile.row, tile.col): tile for tile in tiles}
    return tuple(
        Run("".join(tile.letter for tile in line), tuple(tile.die for tile in line), down)
        for down in (False, True)
        for line in lines(at, down)
    )


def lines(at: Mapping[Square, T], down: bool) -> Iterator[list[T]]:
    """Yield what is on two or more neighbouring squares of a row or column, in reading order of the first square."""
    step = (1, 0) if down else (0, 1)
    for row, col in sorted(at):
        if (row - step[0], col - step[1]) in at or (row + step[0], col + step[1]) not in at:
            continue
        line = []
        while (row, col) in at:
            line.append(at[row, col])
            row, col = row + step[0], col + step[1]
        yield line


def islands(runs: Iterable[Run]) -> list[frozenset[int]]:
    """Return the dice of each connected part. A die in no run belongs to none."""
    parts: list[frozenset[int]] = []
    for run in runs:
        joined = [part for part in parts if not part.isdisjoint(run.dice)]
        parts = [*(part for part in parts if part not in joined), frozenset(run.dice).union(*joined)]
    return parts
