"""A layout that a search has found: its islands as one grid, its words and its points."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from parlour.core.extras.notebook import picture
from parlour.games.rebus.components import BOARD, STAR, Placed, Square, lines


@dataclass(frozen=True)
class Solution:
    score: int
    bound: int
    """No layout scores more."""
    rows: tuple[str, ...]
    """Upper-case letters; a star is a lower-case letter; '.' is an empty square."""
    across: tuple[str, ...]
    down: tuple[str, ...]
    unused: str

    @property
    def is_proven(self) -> bool:
        return self.score >= self.bound

    def _repr_html_(self) -> str:
        return picture(self.rows, [f"{self.score} ≤ {self.bound}"])

    @property
    def stars(self) -> str:
        return "".join(letter for row in self.rows for letter in row if letter.islower())


def nothing_laid(roll: str, values: Mapping[str, int]) -> Solution:
    """Return the only solution of a roll that spells no word."""
    score = -sum(values[die] for die in roll if die != STAR)
    return Solution(score, score, (), (), (), "".join(sorted(roll)).upper())


def has_word_twice(rows: Sequence[str]) -> bool:
    """Does a word occur more than once, which REB-08 forbids?"""
    words = [*_words(rows), *_words(_turned(rows))]
    return len(set(words)) < len(words)


def _words(rows: Sequence[str]) -> list[str]:
    return [word for row in rows for word in row.split(".") if len(word) > 1]


def _turned(rows: Sequence[str]) -> tuple[str, ...]:
    return tuple("".join(column) for column in zip(*rows, strict=True))


def shown(islands: Sequence[Sequence[str]], roll: str, score: int, bound: int) -> Solution:
    """Return the solution with these islands side by side; `islands` are rows of lower-case letters."""
    spare = sorted(roll)
    rows = _side_by_side([_signs(island, spare) for island in islands])
    return Solution(
        score=score,
        bound=bound,
        rows=rows,
        across=tuple(word.upper() for word in _words(rows)),
        down=tuple(word.upper() for word in _words(_turned(rows))),
        unused="".join(spare).upper(),
    )


def _signs(rows: Sequence[str], spare: list[str]) -> list[str]:
    """Return an island's rows as in `Solution.rows`, and remove its dice from `spare`, letters before stars."""

    def sign(letter: str) -> str:
        if letter == ".":
            return letter
        is_star = letter not in spare
        spare.remove(STAR if is_star else letter)
        return letter if is_star else letter.upper()

    return ["".join(map(sign, row)) for row in rows]


def _side_by_side(islands: Sequence[Sequence[str]]) -> tuple[str, ...]:
    height = max(map(len, islands), default=0)
    filled = [[*island, *["." * len(island[0])] * (height - len(island))] for island in islands]
    return tuple(".".join(parts) for parts in zip(*filled, strict=True))


def plan(rows: Sequence[str], roll: str) -> tuple[Placed, ...]:
    """Return where each die of the roll goes, in the middle of the board. `rows` are those of a `Solution`."""
    top, left = (BOARD - len(rows)) // 2, (BOARD - max(map(len, rows), default=0)) // 2
    dice = list(roll)
    placed = []
    for row, col in _in_order(rows):
        sign = rows[row][col]
        # A small letter is a star. Scripts without small letters don't tell: there a star is what no die is left for.
        is_star = sign.islower() or sign.lower() not in dice
        die = dice.index(STAR if is_star else sign.lower())
        dice[die] = ""
        placed.append(Placed(die, top + row, left + col, sign if is_star else None))
    return tuple(placed)


def _in_order(rows: Sequence[str]) -> Iterator[Square]:
    """Yield the squares of the longest word, then of words that cross those before, island by island."""
    squares = {
        (row, col): (row, col) for row, signs in enumerate(rows) for col, sign in enumerate(signs) if sign != "."
    }
    words = sorted([*lines(squares, down=False), *lines(squares, down=True)], key=lambda line: (-len(line), line))
    laid: set[Square] = set()
    while words:
        word = next((line for line in words if laid & set(line)), words[0])
        words.remove(word)
        for square in word:
            if square not in laid:
                laid.add(square)
                yield square
