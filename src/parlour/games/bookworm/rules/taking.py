"""Which dice may be taken (BKW-06 to BKW-10, BKW-19 to BKW-24), and what they are worth (BKW-15, BKW-18)."""

from parlour.core import Refused, Seat
from parlour.games.bookworm.components import SPECIAL, Face, Side, not_letters
from parlour.games.bookworm.model.spread import Spread
from parlour.games.bookworm.model.state import State
from parlour.games.bookworm.rules.referee import Referee

ANY = "*"
"""What *A–Z* shows: every letter (BKW-20)."""
WHY_NOT = {
    "no-such-die": "there is no such die",
    "own-die": "nobody takes a die from themselves",
    "no-word-takes-it": "no word takes this die",
    "stays-with-its-player": "this die can't be taken from a player",
    "not-on-top": "only the topmost die can be taken",
    "no-bookworm-card": "no Bookworm card is left in the middle, so only dice in the display can be taken",
}


def letters_of(die: int, faces: tuple[Face, ...], side: Side | None, language: str) -> str:
    """Return the letters that a word may start with to take this die: `*` for any, empty if no word takes it."""
    if die != SPECIAL:
        return faces[die].letters
    match side:
        case "a-z":
            return ANY
        case "n-o-t":
            return not_letters(language)
        case _:
            return ""


def shows(letters: str, first: str) -> bool:
    """Return the letters of a face. A combined face may be either of its letters, wherever the die is (BKW-09)."""
    return letters == ANY or first in letters


def obstacle(spread: Spread, seat: Seat, die: int, side: Side | None) -> str | None:
    """Return why this seat can't take this die with any word, as a stable code, or None.

    Nobody takes their own dice (BKW-10). From another player: never *A–Z* (BKW-20), with *stack* only the top die
    (BKW-23), and nothing if no Bookworm card is left to pay with (BKW-08).
    """
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
    """Return the spread after taking a die. With *last die* the special die goes with the last letter die (BKW-22)."""
    after = spread.taken(die, seat)
    takes_last = side == "last-die" and not after.white_display and SPECIAL in after.display
    return after.taken(SPECIAL, seat) if takes_last else after


def choose_die(referee: Referee, state: State, seat: Seat, word: str, die: int | None) -> int:
    """Return the die that the player means. Raises `Refused` if this word can't take it (BKW-10)."""
    first, spread = referee.first_letter(word), state.spread
    lying = (*spread.display, *(other for stack in spread.stacks for other in stack))
    showing = [other for other in lying if shows(letters_of(other, state.faces, state.side, referee.language), first)]
    if not showing:
        raise Refused("starts-with-no-die", f"no die shows {first.upper()}")
    if die is None:
        return _only_die(state, seat, showing)
    if why := obstacle(spread, seat, die, state.side):
        raise Refused(why, WHY_NOT[why])
    if die not in showing:
        raise Refused("wrong-letter", f"this die does not show {first.upper()}")
    return die


def _only_die(state: State, seat: Seat, showing: list[int]) -> int:
    free = takeable(state.spread, seat, state.side)
    able = [die for die in showing if die in free]
    if len(able) > 1:
        raise Refused("which-die", "several dice show this letter: say which one")
    if not able:
        why = obstacle(state.spread, seat, showing[0], state.side) or "no-such-die"
        raise Refused(why, WHY_NOT[why])
    return able[0]


TO_WIN = 21


def points(spread: Spread, seat: Seat, faces: tuple[Face, ...], side: Side | None, has_failed: bool) -> int:
    """Return dots, Bookworm cards, the special die, and 2 off for failing (BKW-15). The display counts for nobody."""
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
