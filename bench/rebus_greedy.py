"""A player who always lays the word with the most points and never takes a die back. A solver must beat it."""

from collections import Counter
from collections.abc import Iterator, Mapping

from parlour.games.rebus.components.layout import Tile, runs
from parlour.games.rebus.rules.law import Law, score

STAR = "*"
Grid = dict[tuple[int, int], str]


def greedy_score(words: set[str], roll: str, values: Mapping[str, int]) -> int:
    long_enough = sorted(word for word in words if len(word) > 1)
    law = Law(set(long_enough).__contains__, 2, "none")
    grid: Grid = {}
    best = _points(grid, roll, values, law)
    while True:
        tries = [
            (points, sorted(more.items()))
            for more in _additions(grid, long_enough, roll)
            if (points := _points(more, roll, values, law)) is not None
        ]
        points, more = max(tries, key=lambda one: one[0], default=(None, []))
        if points is None or best is None or points <= best:
            return best or 0
        best, grid = points, dict(more)


def _additions(grid: Grid, words: list[str], roll: str) -> Iterator[Grid]:
    """Yield all grids with one more word: the first anywhere, another one across or down over a laid die."""
    spare = Counter(roll) - Counter(_dice(grid, roll))
    for word in words:
        for start, down in _places(grid, word):
            squares = [(start[0] + n * down, start[1] + n * (not down)) for n in range(len(word))]
            if any(grid.get(at, letter) != letter for at, letter in zip(squares, word, strict=True)):
                continue
            new = Counter(letter for at, letter in zip(squares, word, strict=True) if at not in grid)
            if new and (new - spare).total() <= spare[STAR]:
                yield grid | dict(zip(squares, word, strict=True))


def _places(grid: Grid, word: str) -> Iterator[tuple[tuple[int, int], bool]]:
    if not grid:
        yield (0, 0), False
    for (row, col), letter in grid.items():
        for n, own in enumerate(word):
            if own == letter:
                yield (row - n, col), True
                yield (row, col - n), False


def _dice(grid: Grid, roll: str) -> list[str]:
    """Return the laid dice. Letters are used before stars."""
    spare, dice = Counter(roll), []
    for letter in grid.values():
        dice.append(letter if spare[letter] else STAR)
        spare[dice[-1]] -= 1
    return dice


def _points(grid: Grid, roll: str, values: Mapping[str, int], law: Law) -> int | None:
    """Return the score, or None if the layout is not legal."""
    tiles = [
        Tile(n, row, col, letter, values[letter], is_star=die == STAR)
        for n, (((row, col), letter), die) in enumerate(zip(grid.items(), _dice(grid, roll), strict=True))
    ]
    laid = runs(tiles)
    if any(law.faults(laid)) or any(law.clashes(tiles, laid)):
        return None
    spare = Counter(roll) - Counter(_dice(grid, roll))
    return score(tiles, sum(values[die] * many for die, many in spare.items() if die != STAR)).total
