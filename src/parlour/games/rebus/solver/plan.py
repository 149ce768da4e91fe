"""A layout as dice on the board, in the order in which a person would lay them: word by word."""

from collections.abc import Iterator, Sequence

from parlour.games.rebus.components.dice import STAR
from parlour.games.rebus.components.layout import BOARD, Placed, Square, lines


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
