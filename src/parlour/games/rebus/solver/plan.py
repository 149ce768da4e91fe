"""A layout on paper as dice on the board, in the order in which a person would lay them: word by word."""

from collections.abc import Iterator, Sequence

from parlour.games.rebus.components.dice import STAR
from parlour.games.rebus.components.layout import BOARD, Placed, Square

Line = list[Square]


def plan(rows: Sequence[str], roll: str) -> tuple[Placed, ...]:
    """Which die of the roll goes where, in the middle of the board. Small letters are stars (see `Solution`)."""
    top, left = (BOARD - len(rows)) // 2, (BOARD - max(map(len, rows), default=0)) // 2
    dice = list(roll)
    placed = []
    for row, col in _in_order(rows):
        sign = rows[row][col]
        die = dice.index(STAR if sign.islower() else sign.lower())
        dice[die] = ""
        placed.append(Placed(die, top + row, left + col, sign if sign.islower() else None))
    return tuple(placed)


def _in_order(rows: Sequence[str]) -> Iterator[Square]:
    """The longest word first, then always a word that crosses what lies; a new island where none does."""
    words = sorted([*_lines(rows, down=False), *_lines(rows, down=True)], key=lambda line: (-len(line), line))
    laid: set[Square] = set()
    while words:
        word = next((line for line in words if laid & set(line)), words[0])
        words.remove(word)
        for square in word:
            if square not in laid:
                laid.add(square)
                yield square


def _lines(rows: Sequence[str], *, down: bool) -> Iterator[Line]:
    height, width = len(rows), max(map(len, rows), default=0)
    for one in range(width if down else height):
        line: Line = []
        for other in range((height if down else width) + 1):
            row, col = (other, one) if down else (one, other)
            if row < height and col < width and rows[row][col] != ".":
                line.append((row, col))
                continue
            if len(line) > 1:
                yield line
            line = []
