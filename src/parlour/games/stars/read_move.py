"""Typed lines as moves: a word to send, or the name of a move."""

from collections.abc import Callable, Sequence
from typing import Any

from parlour.core import Asks, Move, Refused
from parlour.games.stars.model import moves
from parlour.games.stars.view import View, sides_of

GROUPS = {"t": "trust", "a": "amplify", "s": "suspicion", "д": "trust", "п": "amplify", "о": "suspicion"}
MARKS = {"+": "is", "-": "not", "?": "maybe"}


def read_move(line: str, view: View, asks: Asks) -> Move:
    """Read `comet`, `comet!` (a word that the dictionary does not know), `1 4 2` (words by their numbers), `EPH RX O`
    (letters), `agree 3`, `wait 3`, `ask 2`, `point E P`, `say …`, `note …`, `mark E t +`, `captain 2`."""
    verb, _, rest = line.strip().partition(" ")
    named = _VERBS.get(verb.casefold())
    if named is not None and rest.strip():
        return named(rest.strip())
    return _answer(line.split(), view, asks)


def _answer(parts: Sequence[str], view: View, asks: Asks) -> Move:
    """Read what the step asks for, without the name of the move."""
    if moves.GuessWords in asks:
        return moves.GuessWords(_words(parts, view))
    for letters in (moves.GuessLetters, moves.SetCipher):
        if letters in asks and len(parts) == 3:
            return letters(*parts)
    for send in (moves.Transmit, moves.Propose):
        if send in asks and parts:
            word = " ".join(parts)
            return send(word.rstrip("!"), sure=word.endswith("!"))
    raise Refused("not-asked", "there is nothing to do now but talk, mark and note")


def _words(parts: Sequence[str], view: View) -> tuple[str, ...]:
    card = sides_of(view)[1].card
    if card is None or not all(part.isdecimal() for part in parts) or len(parts) != len(card.columns):
        return tuple(parts)
    return tuple(
        column[int(part) - 1] if 0 < int(part) <= len(column) else ""
        for column, part in zip(card.columns, parts, strict=True)
    )


def _number(text: str) -> int:
    if not text.isdecimal():
        raise Refused("unreadable", "give its number")
    return int(text)


def _mark(text: str) -> moves.Mark:
    letter, group, mark, *_ = [*text.split(), "", "", ""]
    if group[:1].casefold() not in GROUPS or mark not in MARKS:
        raise Refused("unreadable", "mark LETTER t|a|s +|-|?")
    found: Any = GROUPS[group[:1].casefold()], MARKS[mark]
    return moves.Mark(letter, *found)


_VERBS: dict[str, Callable[[str], Move]] = {
    **dict.fromkeys(("agree", "згода"), lambda rest: moves.Agree(_number(rest))),
    **dict.fromkeys(("wait", "чекай"), lambda rest: moves.Hold(_number(rest))),
    **dict.fromkeys(("ask", "спитай"), lambda rest: moves.Ask(_number(rest) - 1)),
    **dict.fromkeys(("captain", "капітан"), lambda rest: moves.HandOver(_number(rest) - 1)),
    **dict.fromkeys(("point", "вказую"), lambda rest: moves.Point(tuple(rest.split()))),
    **dict.fromkeys(("say", "кажу"), moves.Talk),
    **dict.fromkeys(("note", "нотатка"), moves.Note),
    **dict.fromkeys(("mark", "познач"), _mark),
}
