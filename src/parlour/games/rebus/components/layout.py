"""Dice on the board, the runs they form and how they are connected (REB-06, REB-07)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from msgspec import Struct

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
    return tuple(_run(line, down) for down in (False, True) for line in lines(at, down))


def _run(line: Sequence[Tile], down: bool) -> Run:
    return Run("".join(tile.letter for tile in line), tuple(tile.die for tile in line), down)


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
    parts: list[set[int]] = []
    for run in runs:
        joined = set(run.dice)
        apart = []
        for part in parts:
            if part & joined:
                joined |= part
            else:
                apart.append(part)
        parts = [*apart, joined]
    return [frozenset(part) for part in parts]
