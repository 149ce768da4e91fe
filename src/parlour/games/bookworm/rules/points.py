"""The points of the dice in front of a player, and who has won (BKW-15, BKW-18)."""

from parlour.core import Seat
from parlour.games.bookworm.components import SPECIAL, Face, Side
from parlour.games.bookworm.model.spread import Spread
from parlour.games.bookworm.model.state import State

TO_WIN = 21


def points(spread: Spread, seat: Seat, faces: tuple[Face, ...], side: Side | None, has_failed: bool) -> int:
    """Return dots, Bookworm cards, the special die, and 2 off for failing (BKW-15). Dice in the display count for
    nobody."""
    stack = spread.stacks[seat]
    dots = sum(faces[die].dots for die in stack if die != SPECIAL)
    special = special_points(stack, side) if SPECIAL in stack else 0
    return dots + spread.worms[seat] + special - 2 * has_failed


def special_points(stack: tuple[int, ...], side: Side | None) -> int:
    """Return the points of the special die. *N·O·T* is good in company and bad alone (BKW-21), the *last die* is good
    (BKW-22), and all others are worth nothing (BKW-20, BKW-24, BKW-26)."""
    match side:
        case "n-o-t":
            return 2 if len(stack) > 1 else -2
        case "last-die":
            return 2
        case _:
            return 0


def is_won(state: State) -> bool:
    """Whether somebody who is still here has 21 or more after a round (BKW-18, BKW-29)."""
    return max(state.totals[seat] for seat in state.present) >= TO_WIN
