"""Typed lines as moves: a word, or the name of a move."""

from parlour.core import Asks, Move, Refused
from parlour.games.bottle.model import moves
from parlour.games.bottle.view import View

_SPOKEN: dict[str, Move] = {
    **dict.fromkeys(("no word", "noword", "-"), moves.CallNoWord()),
    **dict.fromkeys(("слова немає", "слова нема", "немає слова", "нема слова"), moves.CallNoWord()),
    **dict.fromkeys(("pass", "пас", "."), moves.Pass()),
    **dict.fromkeys(("shake", "струсити", "трусіть"), moves.ShakeNow()),
    **dict.fromkeys(("hint", "підказка", "?"), moves.AskHint()),
    **dict.fromkeys(("cover", "накрити", "накриваю", "!"), moves.Cover()),
    **dict.fromkeys(("buzz", "buzzer", "дзвінок", "тисну", "b"), moves.Buzz()),
    **dict.fromkeys(("right", "правильно"), moves.Heard(True)),
    **dict.fromkeys(("wrong", "неправильно"), moves.Heard(False)),
    **dict.fromkeys(("yes", "y", "так", "т"), moves.CastVote(True)),
    **dict.fromkeys(("no", "n", "ні", "н"), moves.CastVote(False)),
}


def read_move(line: str, view: View, asks: Asks) -> Move:
    """Return a typed line as a move. Commands are never taken for words, because a wrong word costs.

    Raises `Refused` for a command that is not asked for now.
    """
    typed = " ".join(line.casefold().split())
    spoken = _SPOKEN.get(typed)
    if spoken is not None:
        return _asked(spoken, typed, asks)
    verb, _, rest = typed.partition(" ")
    match verb:
        case "appeal" | "оскаржити" | "оскаржую" if rest:
            return moves.Appeal(rest)
        case "say" | "кажу" if rest:
            return _said(rest, asks)
        case _:
            return _said(typed, asks)


def _said(word: str, asks: Asks) -> Move:
    if moves.Buzz in asks:
        raise Refused("buzz-first", "press the buzzer first: buzz")
    return moves.Say(word)


def _asked(move: Move, typed: str, asks: Asks) -> Move:
    if type(move) not in asks:
        raise Refused("a-command", f"not now; to name it as a word, type: say {typed}")
    return move
