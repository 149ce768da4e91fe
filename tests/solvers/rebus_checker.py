"""A second opinion on layouts, written without a look at the scorer: it reads a grid as lines of text.

A grid is a list of equally long rows: capital letters are dice, small letters are stars as the letter they stand
for, '.' is empty.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations


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
    found = set()
    for size in range(2, len(dice) + 1):
        for shape in shapes(size):
            grids = (_drawn(laid) for laid in _fillings(shape, {}, dice, words, alphabet))
            found.update(tuple(grid) for grid in grids if complaint(grid, words) is None)
    return [list(grid) for grid in sorted(found)]


def _fillings(
    shape: frozenset[tuple[int, int]], laid: dict[tuple[int, int], str], dice: str, words: set[str], alphabet: str
) -> Iterator[dict[tuple[int, int], str]]:
    """All ways to put dice on the squares of a shape, one after the other, as long as what has ended is a word."""
    if len(laid) == len(shape):
        yield laid
        return
    here = sorted(shape)[len(laid)]
    for die in sorted(set(dice)):
        for sign in alphabet.lower() if die == "*" else die:
            more = {**laid, here: sign}
            if _ended(shape, more, here) <= words:
                yield from _fillings(shape, more, dice.replace(die, "", 1), words, alphabet)


def _ended(shape: frozenset[tuple[int, int]], laid: Mapping[tuple[int, int], str], last: tuple[int, int]) -> set[str]:
    """The words whose last letter is on this square."""
    ended = set()
    for a, b in ((0, 1), (1, 0)):
        (y, x), word = last, ""
        while (y, x) in laid:
            word = laid[y, x].upper() + word
            y, x = y - a, x - b
        if len(word) > 1 and (last[0] + a, last[1] + b) not in shape:
            ended.add(word)
    return ended


def _drawn(laid: Mapping[tuple[int, int], str]) -> list[str]:
    height, width = max(y for y, _ in laid) + 1, max(x for _, x in laid) + 1
    return ["".join(laid.get((y, x), ".") for x in range(width)) for y in range(height)]


def best_by_trying(dice: str, words: set[str], values: Mapping[str, int], islands: str = "printed") -> int:
    """The most points of any layout, by trying all of them. For a handful of dice."""
    return _most([], dice, words, values, islands)


def _most(grid: list[str], dice: str, words: set[str], values: Mapping[str, int], islands: str) -> int:
    """The most points of this grid, as it is or with more islands beside it."""
    best = points(grid, dice, values)
    spare = "".join((Counter(dice) - Counter(_dice_of(grid))).elements())
    for other in every_island(spare, words, "".join(values)):
        both = _side_by_side(grid, other)
        if complaint(both, words, dice, islands) is None:
            best = max(best, _most(both, dice, words, values, islands))
    return best


def _side_by_side(left: list[str], right: list[str]) -> list[str]:
    height = max(len(left), len(right))
    one, two = (part + ["." * len("".join(part[:1]))] * (height - len(part)) for part in (left, right))
    return [f"{a}.{b}" for a, b in zip(one, two, strict=True)]
