"""A second opinion on layouts, written without a look at the scorer: it reads a grid as lines of text.

A grid is a list of equally long rows: capital letters are dice, small letters are stars as the letter they stand
for, '.' is empty.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations, permutations


def words_of(lines: Iterable[str]) -> list[str]:
    return [word.upper() for line in lines for word in re.findall(r"[^.]{2,}", line)]


def turned(grid: Sequence[str]) -> list[str]:
    return ["".join(row[n] for row in grid) for n in range(len(grid[0]) if grid else 0)]


def islands_of(grid: Sequence[str]) -> list[set[tuple[int, int]]]:
    """Flood the grid, island by island."""
    dry = {(y, x) for y, row in enumerate(grid) for x, sign in enumerate(row) if sign != "."}
    found = []
    while dry:
        wet = {dry.pop()}
        edge = set(wet)
        while edge:
            edge = {(y + a, x + b) for y, x in edge for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))} & dry
            dry -= edge
            wet |= edge
        found.append(wet)
    return found


def complaint(
    grid: Sequence[str], words: set[str], roll: str | None = None, islands: str = "printed", shortest: int = 2
) -> str | None:
    """What is wrong with the grid, or None. `words` and `roll` are in capitals, `*` for a star."""
    laid = words_of(grid) + words_of(turned(grid))
    for word in laid:
        if len(word) < shortest or word not in words:
            return f"{word} is no word"
    if len(set(laid)) < len(laid):
        return "a word lies twice"
    lands = [{grid[y][x].upper() for y, x in land} for land in islands_of(grid) if len(land) > 1]
    if islands == "none" and len(lands) > 1:
        return "more than one island"
    if any(one & other for one, other in combinations(lands, 2)):
        return "two islands share a letter"
    if roll is not None and Counter(_dice_of(grid)) - Counter(roll):
        return "a die that was not rolled"
    return None


def _dice_of(grid: Sequence[str]) -> str:
    return "".join("*" if sign.islower() else sign for row in grid for sign in row if sign != ".")


def points(grid: Sequence[str], roll: str, values: Mapping[str, int]) -> int:
    """Across plus down minus the dice in no word; a star counts nothing where it is unused."""
    total = sum(values[letter] for word in words_of(grid) + words_of(turned(grid)) for letter in word)
    crowded = [land for land in islands_of(grid) if len(land) > 1]
    used = Counter("*" if grid[y][x].islower() else grid[y][x] for land in crowded for y, x in land)
    spare = Counter(roll) - used
    return total - sum(values[die] for die in spare.elements() if die != "*")


@cache
def shapes(size: int) -> list[frozenset[tuple[int, int]]]:
    """All ways in which so many squares can hang together."""
    found = {frozenset({(0, 0)})}
    for _ in range(size - 1):
        found = {_at_home(shape | {new}) for shape in found for new in _around(shape)}
    return sorted(found, key=sorted)


def _around(shape: frozenset[tuple[int, int]]) -> set[tuple[int, int]]:
    near = {(y + a, x + b) for y, x in shape for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    return near - shape


def _at_home(shape: Iterable[tuple[int, int]]) -> frozenset[tuple[int, int]]:
    cells = list(shape)
    top, left = min(y for y, _ in cells), min(x for _, x in cells)
    return frozenset((y - top, x - left) for y, x in cells)


def every_island(dice: str, words: set[str], alphabet: str) -> list[list[str]]:
    """All legal connected grids of two or more of these dice, stars as every letter."""
    grids = set()
    for size in range(2, len(dice) + 1):
        for order in set(permutations(dice, size)):
            for letters in _read(order, alphabet):
                for shape in shapes(size):
                    grid = _filled(shape, letters)
                    if complaint(grid, words) is None:
                        grids.add(tuple(grid))
    return [list(grid) for grid in sorted(grids)]


def _read(order: Sequence[str], alphabet: str) -> list[str]:
    read = [""]
    for die in order:
        signs = alphabet.lower() if die == "*" else die
        read = [before + sign for before in read for sign in signs]
    return read


def _filled(shape: frozenset[tuple[int, int]], letters: str) -> list[str]:
    at = dict(zip(sorted(shape), letters, strict=True))
    height, width = max(y for y, _ in shape) + 1, max(x for _, x in shape) + 1
    return ["".join(at.get((y, x), ".") for x in range(width)) for y in range(height)]


def best_by_trying(
    dice: str, words: set[str], values: Mapping[str, int], islands: str = "printed", alphabet: str = ""
) -> int:
    """The most points of any layout, by trying all of them. For a handful of dice."""
    best = points([], dice, values)
    for grid in every_island(dice, words, alphabet or "".join(values)):
        best = max(best, points(grid, dice, values))
        if islands == "printed":
            best = max(best, _with_another(grid, dice, words, values, alphabet))
    return best


def _with_another(grid: list[str], dice: str, words: set[str], values: Mapping[str, int], alphabet: str) -> int:
    """The grid with the best second island beside it. (Two are all that so few dice can form.)"""
    spare = "".join((Counter(dice) - Counter(_dice_of(grid))).elements())
    best = points(grid, dice, values)
    for other in every_island(spare, words, alphabet or "".join(values)) if len(spare) > 1 else []:
        height = max(len(grid), len(other))
        left, right = (part + ["." * len(part[0])] * (height - len(part)) for part in (grid, other))
        both = [f"{one}.{two}" for one, two in zip(left, right, strict=True)]
        if complaint(both, words) is None:
            best = max(best, points(both, dice, values))
    return best
