"""An independent checker of layouts and a brute-force search, which share no code with the rules or the solver.

A grid is a list of equally long rows. Upper-case letters are dice, lower-case letters are stars as the letter they
stand for, '.' is an empty square.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from functools import cache
from itertools import combinations

Square = tuple[int, int]


def words_of(lines: Iterable[str]) -> list[str]:
    return [word.upper() for line in lines for word in re.findall(r"[^.]{2,}", line)]


def turned(grid: Sequence[str]) -> list[str]:
    return ["".join(row[n] for row in grid) for n in range(len(grid[0]) if grid else 0)]


def islands_of(grid: Sequence[str]) -> list[set[Square]]:
    """Return the squares of each island, found by flooding the grid."""
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
    grid: Sequence[str], words: Set[str], roll: str | None = None, islands: str = "printed", shortest: int = 2
) -> str | None:
    """Return what is wrong with the grid, or None. `words` and `roll` are in upper case, `*` is a star."""
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
    """Return across plus down minus the dice in no word; an unused star costs nothing."""
    total = sum(values[letter] for word in words_of(grid) + words_of(turned(grid)) for letter in word)
    crowded = [land for land in islands_of(grid) if len(land) > 1]
    used = Counter("*" if grid[y][x].islower() else grid[y][x] for land in crowded for y, x in land)
    spare = Counter(roll) - used
    return total - sum(values[die] for die in spare.elements() if die != "*")


@cache
def shapes(size: int) -> list[frozenset[Square]]:
    """Return all connected shapes of this many squares."""
    found = {frozenset({(0, 0)})}
    for _ in range(size - 1):
        found = {_at_home(shape | {new}) for shape in found for new in _around(shape)}
    return sorted(found, key=sorted)


def _around(shape: frozenset[Square]) -> set[Square]:
    near = {(y + a, x + b) for y, x in shape for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    return near - shape


def _at_home(shape: Iterable[Square]) -> frozenset[Square]:
    cells = list(shape)
    top, left = min(y for y, _ in cells), min(x for _, x in cells)
    return frozenset((y - top, x - left) for y, x in cells)


@cache
def every_island(dice: str, words: frozenset[str], alphabet: str) -> list[list[str]]:
    """Return all legal connected grids of two or more of these dice, with stars as every letter."""
    begun = frozenset(word[:end] for word in words for end in range(1, len(word)))
    found = set()
    for size in range(2, len(dice) + 1):
        for shape in shapes(size):
            grids = (_drawn(laid) for laid in _fillings(shape, {}, dice, words, begun, alphabet))
            found.update(tuple(grid) for grid in grids if complaint(grid, words) is None)
    return [list(grid) for grid in sorted(found)]


def _fillings(
    shape: frozenset[Square], laid: dict[Square, str], dice: str, words: Set[str], begun: Set[str], alphabet: str
) -> Iterator[dict[Square, str]]:
    """Yield all ways to put dice on the squares of a shape, row by row, with only words and their beginnings."""
    if len(laid) == len(shape):
        yield laid
        return
    here = sorted(shape)[len(laid)]
    for die in sorted(set(dice)):
        for sign in alphabet.lower() if die == "*" else die:
            more = {**laid, here: sign}
            if all(_is_right(shape, more, here, way, words, begun) for way in ((0, 1), (1, 0))):
                yield from _fillings(shape, more, dice.replace(die, "", 1), words, begun, alphabet)


def _is_right(
    shape: frozenset[Square],
    laid: Mapping[Square, str],
    last: Square,
    way: Square,
    words: Set[str],
    begun: Set[str],
) -> bool:
    """Returns whether the line to this square is a word if it ends here, or otherwise the beginning of one."""
    (y, x), line = last, ""
    while (y, x) in laid:
        line = laid[y, x].upper() + line
        y, x = y - way[0], x - way[1]
    if (last[0] + way[0], last[1] + way[1]) in shape:
        return line in begun
    return len(line) == 1 or line in words


def _drawn(laid: Mapping[Square, str]) -> list[str]:
    height, width = max(y for y, _ in laid) + 1, max(x for _, x in laid) + 1
    return ["".join(laid.get((y, x), ".") for x in range(width)) for y in range(height)]


def best_by_trying(dice: str, words: Iterable[str], values: Mapping[str, int], islands: str = "printed") -> int:
    """Return the most points of any layout, by trying all of them. For up to seven dice."""
    return _most([], dice, frozenset(words), values, islands)


def _most(grid: list[str], dice: str, words: frozenset[str], values: Mapping[str, int], islands: str) -> int:
    """Return the most points of this grid, as it is or with more islands beside it."""
    best = points(grid, dice, values)
    if grid and islands == "none":
        return best
    spare = "".join(sorted((Counter(dice) - Counter(_dice_of(grid))).elements()))
    for other in every_island(spare, words, "".join(values)):
        both = _side_by_side(grid, other)
        if complaint(both, words, dice, islands) is None:
            best = max(best, _most(both, dice, words, values, islands))
    return best


def _side_by_side(left: list[str], right: list[str]) -> list[str]:
    height = max(len(left), len(right))
    one, two = (part + ["." * len("".join(part[:1]))] * (height - len(part)) for part in (left, right))
    return [f"{a}.{b}" for a, b in zip(one, two, strict=True)]
