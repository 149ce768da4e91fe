"""Typed lines as moves: a word, and the number of a die if several show its letter."""

import re

from parlour.core import Asks, Move, Refused
from parlour.games.bookworm.components import SIDES, SPECIAL, Side
from parlour.games.bookworm.model import moves
from parlour.games.bookworm.view import View

_WITH_DIE = re.compile(r"(?P<word>.*\S)\s+#?(?P<die>[1-8])$")
_SIDES: dict[str, Side] = {
    **{side: side for side in SIDES},
    "а-я": "a-z",
    "нот": "n-o-t",
    "н-о-т": "n-o-t",
    "останній-кубик": "last-die",
    "стос": "stack",
    "нова-категорія": "new-category",
}
_NAMED: dict[str, tuple[Move, ...]] = {
    **dict.fromkeys(("yes", "y", "так", "т"), (moves.CastVote(True), moves.Agree())),
    **dict.fromkeys(("no", "n", "ні", "н"), (moves.CastVote(False), moves.Object())),
    **dict.fromkeys(("doubt", "d", "сумнів", "?"), (moves.Doubt(),)),
    **dict.fromkeys(("no word", "pass", "немає слова", "пас", "-"), (moves.NoWord(),)),
    **dict.fromkeys(("change", "new", "нова"), (moves.ChangeCategory(),)),
    **dict.fromkeys(("go", "on", "ok", "далі", ""), (moves.GoOn(),)),
}


def read_move(line: str, view: View, asks: Asks) -> Move:
    """Read `otter`, `otter 3`, `otter 3!` (overrule the data), `2` or the name of a side, `swap 5`…"""
    typed = " ".join(line.casefold().split())
    named = next((move for move in _NAMED.get(typed, ()) if type(move) in asks), None)
    if named:
        return named
    if typed == "?":
        raise Refused("no-doubt-now", "there is no word to doubt now")
    if moves.Pick in asks and typed.isdecimal():
        return moves.Pick(int(typed) - 1)
    if moves.TurnSide in asks:
        return _side(typed)
    if typed.startswith(("swap ", "заміна ")) and typed[-1].isdecimal():
        return moves.Swap(_die(typed[-1]))
    return _word(typed)


def _side(typed: str) -> Move:
    said = typed.translate({ord(sign): "-" for sign in " –·"})
    side = next((side for name, side in _SIDES.items() if said and name.startswith(said)), None)
    if side is None:
        raise Refused("no-such-side", f"the sides are: {', '.join(SIDES)}")
    return moves.TurnSide(side)


def _word(typed: str) -> Move:
    sure = typed.endswith("!")
    typed = typed.rstrip("! ")
    found = _WITH_DIE.match(typed)
    if found:
        return moves.Say(found["word"], _die(found["die"]), sure)
    return moves.Say(typed, sure=sure)


def _die(number: str) -> int:
    """Return a die by its number, counted from 1. The special die is the eighth."""
    return min(int(number) - 1, SPECIAL)
