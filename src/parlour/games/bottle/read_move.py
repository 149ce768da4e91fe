"""Typed lines as moves: a word, or the name of a move."""

from functools import cache

from parlour.core import Asks, Move, Refused
from parlour.core.court.vote import GoOn
from parlour.core.typed import typed
from parlour.games.bottle.model import moves
from parlour.games.bottle.view import View

_MOVES: dict[str, Move] = {
    "bottle-typed-no-word": moves.CallNoWord(),
    "bottle-typed-pass": moves.Pass(),
    "bottle-typed-shake": moves.ShakeNow(),
    "bottle-typed-hint": moves.AskHint(),
    "bottle-typed-cover": moves.Cover(),
    "bottle-typed-buzz": moves.Buzz(),
    "bottle-typed-right": moves.Heard(True),
    "bottle-typed-wrong": moves.Heard(False),
    "bottle-typed-take-back": moves.TakeBack(),
    "bottle-typed-go-on": GoOn(),
    "typed-yes": moves.CastVote(True),
    "typed-no": moves.CastVote(False),
}
"""Moves by the messages that say what people type for them."""


@cache
def _spoken() -> dict[str, Move]:
    return {words: move for name, move in _MOVES.items() for words in typed(__package__, name)}


def read_move(line: str, view: View, asks: Asks) -> Move:
    """Return a typed line as a move. Commands are never taken for words, because a wrong word costs.

    Raises `Refused` for a command that is not asked for now.
    """
    said = " ".join(line.casefold().split())
    if spoken := _spoken().get(said):
        if type(spoken) not in asks:
            raise Refused("a-command", said)
        return spoken
    verb, _, rest = said.partition(" ")
    if rest and verb in typed(__package__, "typed-appeal"):
        return moves.Appeal(rest)
    if moves.Buzz in asks:
        raise Refused("buzz-first", "press the buzzer first: buzz")
    return moves.Say(rest if rest and verb in typed(__package__, "bottle-typed-say") else said)
