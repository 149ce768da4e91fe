"""Judgements and scores: which dice may be taken, with which letters, and what they are worth."""

from parlour.core import Seat
from parlour.games.bookworm.components import SPECIAL, Face, Side
from parlour.games.bookworm.spread import Spread

ANY = "*"
NOT = {"en": "not", "uk": "нот"}
COUNT_FROM = 5_000
DOUBT_TIME = 5_000
LEAST_TIME = 5_000
"""Time that a speaker has at least after a word was voted down (BKW-12)."""
SWAP_TIME = 5_000
PICK_TIME = 20_000
SCORE_TIME = 12_000


def letters_of(die: int, faces: tuple[Face, ...], side: Side | None, language: str) -> str:
    """The letters a word may start with to take this die; `*` is any, nothing means that no word takes it."""
    if die != SPECIAL:
        return faces[die].letters
    match side:
        case "a-z":
            return ANY
        case "n-o-t":
            return NOT[language]
        case _:
            return ""


def shows(letters: str, first: str) -> bool:
    return letters == ANY or first in letters


def obstacle(spread: Spread, seat: Seat, die: int, side: Side | None) -> str | None:
    """Why this seat can't take this die with any word: a stable code, or None."""
    holder = spread.holder(die)
    if holder is None and die not in spread.display:
        return "no-such-die"
    if die == SPECIAL and side not in ("a-z", "n-o-t"):
        return "no-word-takes-it"
    if holder is None:
        return None
    if holder == seat:
        return "own-die"
    if die == SPECIAL and side == "a-z":
        return "stays-with-its-player"
    if side == "stack" and spread.stacks[holder][-1] != die:
        return "not-on-top"
    return "no-bookworm-card" if not spread.middle else None


def takeable(spread: Spread, seat: Seat, side: Side | None) -> tuple[int, ...]:
    lying = (*spread.display, *(die for stack in spread.stacks for die in stack))
    return tuple(sorted(die for die in lying if obstacle(spread, seat, die, side) is None))


def after_taking(spread: Spread, seat: Seat, die: int, side: Side | None) -> Spread:
    """With *last die*, whoever empties the display of letters takes the special die too (BKW-22)."""
    after = spread.taken(die, seat)
    takes_last = side == "last-die" and not after.white_display and SPECIAL in after.display
    return after.taken(SPECIAL, seat) if takes_last else after


def points(spread: Spread, seat: Seat, faces: tuple[Face, ...], side: Side | None, has_failed: bool) -> int:
    """Dots, Bookworm cards, the special die, and 2 off for failing (BKW-15)."""
    stack = spread.stacks[seat]
    dots = sum(faces[die].dots for die in stack if die != SPECIAL)
    special = special_points(stack, side) if SPECIAL in stack else 0
    return dots + spread.worms[seat] + special - 2 * has_failed


def special_points(stack: tuple[int, ...], side: Side | None) -> int:
    match side:
        case "n-o-t":
            return 2 if len(stack) > 1 else -2
        case "last-die":
            return 2
        case _:
            return 0
