"""Typed lines as moves, for the terminal."""

from parlour.core import Asks, Move, Refused
from parlour.core.typed import read_shared_move, typed
from parlour.games.rebus.components import BOARD, STAR, Placed
from parlour.games.rebus.model import Arrange, RollAgain
from parlour.games.rebus.view import Building, BuildView, View

MIDDLE = BOARD // 2, BOARD // 2


def read_move(line: str, view: View, asks: Asks) -> Move:
    """Read `a 16 16 word` (across from row 16, column 16), `d 16 16 word` (down), `word` (the first one, in the
    middle), `take 16 16`, `clear`, `again`, `done`, `go`…"""
    verb, *rest = line.casefold().split() or [""]
    shared = read_shared_move(verb, rest, asks)
    if shared is not None:
        return shared
    if verb in _words("again"):
        return RollAgain()
    return _laid(verb, rest, _own(view))


def _laid(verb: str, rest: list[str], own: BuildView) -> Arrange:
    if verb in _words("clear"):
        return Arrange(())
    if verb in _words("take") and len(rest) == 2:
        square = _square(rest)
        return Arrange(tuple(place for place in own.placed if (place.row, place.col) != square))
    if verb in _words("across") + _words("down") and len(rest) == 3:
        return Arrange(_with_word(own, _square(rest[:2]), rest[2], verb in _words("down")))
    if verb and not rest and not own.placed:
        return Arrange(_with_word(own, MIDDLE, verb, down=False))
    raise Refused("unreadable", "lay a word with: across ROW COLUMN WORD, or down ROW COLUMN WORD")


def _words(move: str) -> tuple[str, ...]:
    return typed(__package__, f"rebus-typed-{move}")


def _own(view: View) -> BuildView:
    builds = view.phase.builds if isinstance(view.phase, Building) else ()
    if own := next((build for build in builds if build.seat == view.you), None):
        return own
    raise Refused("not-asked", "it is not your turn to lay dice")


def _square(numbers: list[str]) -> tuple[int, int]:
    if not all(number.isdecimal() and len(number) < 4 for number in numbers):
        raise Refused("off-the-board", "rows and columns are numbers")
    return int(numbers[0]) - 1, int(numbers[1]) - 1


def _with_word(own: BuildView, start: tuple[int, int], word: str, down: bool) -> tuple[Placed, ...]:
    """Lay one more word: crossing letters, then dice of the hand, stars last. Raises `Refused` if a die is missing."""
    placed = list(own.placed)
    at = {(place.row, place.col): place for place in placed}
    hand = {die.id: die.letter for die in own.dice if die.id not in {place.die for place in placed}}
    for step, letter in enumerate(word):
        row, col = (start[0] + step, start[1]) if down else (start[0], start[1] + step)
        there = at.get((row, col))
        if there is not None and (there.letter or own.dice[there.die].letter) == letter:
            continue
        die = next((die for sign in (letter, STAR) for die, shown in hand.items() if shown == sign), None)
        if there is not None or die is None:
            raise Refused("cannot-lay", f"there is no die for {letter.upper()} in row {row + 1}, column {col + 1}")
        placed.append(Placed(die, row, col, None if hand.pop(die) == letter else letter))
    return tuple(placed)
