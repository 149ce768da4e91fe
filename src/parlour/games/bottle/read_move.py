"""A typed line as a move: a word is said, everything else has a name."""

from parlour.core import Asks, Move, Refused
from parlour.games.bottle.model.moves import (
    Appeal,
    AskHint,
    Buzz,
    CallNoWord,
    CastVote,
    Cover,
    Heard,
    Pass,
    Say,
    ShakeNow,
)
from parlour.games.bottle.view import View

_SPOKEN: dict[str, Move] = {
    **dict.fromkeys(("no word", "noword", "-", "слова немає", "слова нема", "немає слова", "нема слова"), CallNoWord()),
    **dict.fromkeys(("pass", "пас", "."), Pass()),
    **dict.fromkeys(("shake", "струсити", "трусіть"), ShakeNow()),
    **dict.fromkeys(("hint", "підказка", "?"), AskHint()),
    **dict.fromkeys(("cover", "накрити", "накриваю", "!"), Cover()),
    **dict.fromkeys(("buzz", "buzzer", "дзвінок", "тисну", "b"), Buzz()),
    **dict.fromkeys(("right", "правильно"), Heard(True)),
    **dict.fromkeys(("wrong", "неправильно"), Heard(False)),
    **dict.fromkeys(("yes", "y", "так", "т"), CastVote(True)),
    **dict.fromkeys(("no", "n", "ні", "н"), CastVote(False)),
}


def read_move(line: str, view: View, asks: Asks) -> Move:
    """What a person typed, as a move. A name that is not asked for now is never taken for a word, which might cost."""
    typed = " ".join(line.casefold().split())
    spoken = _SPOKEN.get(typed)
    if spoken is not None:
        return _asked(spoken, typed, asks)
    verb, _, rest = typed.partition(" ")
    match verb:
        case "appeal" | "оскаржити" | "оскаржую" if rest:
            return Appeal(rest)
        case "say" | "кажу" if rest:
            return _said(rest, asks)
        case _:
            return _said(typed, asks)


def _said(word: str, asks: Asks) -> Move:
    if Buzz in asks:
        raise Refused("buzz-first", "press the buzzer first: buzz")
    return Say(word)


def _asked(move: Move, typed: str, asks: Asks) -> Move:
    if type(move) not in asks:
        raise Refused("a-command", f"not now; to name it as a word, type: say {typed}")
    return move
