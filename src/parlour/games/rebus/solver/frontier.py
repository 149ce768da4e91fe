"""Tables that say which parts of a half-built grid are connected.

A search fills a strip of `width` columns row by row, from left to right. Of everything above it needs to know only
to which connected part the lowest die of each column belongs. There are few such borders, so each has a number, and
laying a die or leaving a square empty is a look-up.
"""

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int32]
DEAD = -1

_Border = tuple[int, tuple[int, ...]]
"""The next column, and the part at the foot of each column; 0 if its last square is empty."""


@dataclass(frozen=True)
class Frontier:
    """What follows each border. The border of an empty grid is 0."""

    laid: Ints
    """The border after a die is laid."""
    skipped: Ints
    """The border after a square is left empty; DEAD if that would cut off a part for good."""
    is_one: NDArray[np.bool_]
    """Is this the end of a row, and everything at the border connected?"""


@cache
def frontier(width: int) -> Frontier:
    borders: list[_Border] = [(0, (0,) * width)]
    numbers: dict[_Border | None, int] = {borders[0]: 0, None: DEAD}
    laid, skipped, is_one = list[int](), list[int](), list[bool]()
    for border in borders:  # which grows meanwhile
        for table, after in ((laid, _lay(border, width)), (skipped, _skip(border, width))):
            if after and after not in numbers:
                numbers[after] = len(borders)
                borders.append(after)
            table.append(numbers[after])
        is_one.append(border[0] == 0 and max(border[1]) == 1)
    return Frontier(np.array(laid, np.int32), np.array(skipped, np.int32), np.array(is_one))


def _lay(border: _Border, width: int) -> _Border:
    at, parts = border
    above, before = parts[at], parts[at - 1] if at else 0
    part = above or before or width + 1
    joined = [part if other and other in (above, before) else other for other in parts]
    joined[at] = part
    return (at + 1) % width, _renumbered(joined)


def _skip(border: _Border, width: int) -> _Border | None:
    at, parts = border
    if parts[at] and parts.count(parts[at]) == 1:
        return None
    left = list(parts)
    left[at] = 0
    return (at + 1) % width, _renumbered(left)


def _renumbered(parts: list[int]) -> tuple[int, ...]:
    """Number the parts 1, 2, 3… from the left, so that equal borders are equal tuples."""
    names: dict[int, int] = {0: 0}
    return tuple(names.setdefault(part, len(names)) for part in parts)
