"""Typed lines as moves: a word, and the number of a die if several show its letter."""

import re

from parlour.core import Asks, Move, Refused
from parlour.core.typed import typed
from parlour.games.bookworm.components import SIDES, SPECIAL
from parlour.games.bookworm.model import moves
from parlour.games.bookworm.view import View

_WITH_DIE = re.compile(r"(?P<word>.*\S)\s+#?(?P<die>[1-8])$")
_MOVES: dict[str, tuple[Move, ...]] = {
    "yes": (moves.CastVote(True), moves.Agree()),
    "no": (moves.CastVote(False), moves.Object()),
    "doubt": (moves.Doubt(),),
    "no-word": (moves.NoWord(),),
    "change": (moves.ChangeCategory(),),
    "keep": (moves.Keep(),),
    "go": (moves.GoOn(),),
}
_SIGNS = {"?": "doubt", "-": "no-word", "": "go"}


def _words(name: str) -> tuple[str, ...]:
    return typed(__package__, f"bookworm-typed-{name}")


def read_move(line: str, view: View, asks: Asks) -> Move:
    """Read `otter`, `otter 3`, `otter 3!` (overrule the data), `2` or the name of a side, `swap 5`…"""
    said = " ".join(line.casefold().split())
    named = next((move for move in _named(said) if type(move) in asks), None)
    if named:
        return named
    if said == "?":
        raise Refused("no-doubt-now", "there is no word to doubt now")
    if moves.Pick in asks and said.isdecimal():
        return moves.Pick(int(said) - 1)
    if moves.TurnSide in asks:
        return _side(said)
    verb, _, die = said.rpartition(" ")
    if verb in _words("swap") and die.isdecimal():
        return moves.Swap(_die(die[-1]))
    return _word(said)


def _named(said: str) -> tuple[Move, ...]:
    """Return the moves that are typed like this. Which of them is meant depends on what is asked."""
    name = _SIGNS.get(said) or next((name for name in _MOVES if said in _words(name)), None)
    return _MOVES[name] if name else ()


def _side(said: str) -> Move:
    """Read the name of a side, which may be shortened."""
    start = _joined(said)
    names = {_joined(name): side for side in SIDES for name in (side, *_words(side))}
    side = next((side for name, side in names.items() if start and name.startswith(start)), None)
    if side is None:
        raise Refused("no-such-side", f"the sides are: {', '.join(SIDES)}")
    return moves.TurnSide(side)


def _joined(name: str) -> str:
    return name.translate({ord(sign): "-" for sign in " –·"})


def _word(said: str) -> Move:
    sure = said.endswith("!")
    said = said.rstrip("! ")
    found = _WITH_DIE.match(said)
    if found:
        return moves.Say(found["word"], _die(found["die"]), sure)
    return moves.Say(said, sure=sure)


def _die(number: str) -> int:
    """Return a die by its number, counted from 1. The special die is the eighth."""
    return min(int(number) - 1, SPECIAL)
