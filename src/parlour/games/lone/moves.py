"""Random legal moves (`core/extras/legal.py`)."""

from functools import partial

from parlour.core import Move
from parlour.core.court.vote import Finish
from parlour.core.extras.legal import SHARED, Asked, Makers, by_chance
from parlour.games.lone.model import Erase, GiveUp, HandIn, Jot, Line, Write
from parlour.games.lone.rules import used_rows
from parlour.games.lone.view import View
from parlour.lexicon import letters


def _free(view: View) -> list[int]:
    """Return the rows that earlier rounds have left."""
    used = used_rows(view.sheets[view.you or 0])
    return [row for row in range(len(view.rows)) if row not in used]


def _line(asked: Asked, rows: list[int], others: list[Line]) -> Line | None:
    """Return a random word that is none of the others, for one of these rows."""
    view: View = asked.view
    row = asked.one_of(rows)
    if row is None:
        return None
    dice = "".join(die.letter for die in view.dice)
    word = asked.one_of(asked.lexicon.spellable(dice, length=view.rows[row].squares))
    is_new = word is not None and all(letters(word) != letters(other.word) for other in others)
    return Line(row, word) if word and is_new else None


def _write(asked: Asked) -> Move | None:
    view: View = asked.view
    written = [line.row for line in view.draft]
    rows = written if len(written) >= view.words_a_round else _free(view)
    for _ in view.rows:  # Some rows are too long for the dice: try others.
        row = asked.one_of(rows)
        line = None if row is None else _line(asked, [row], [one for one in view.draft if one.row != row])
        if line is not None:
            return Write(line.row, line.word)
    return None


def _jot(asked: Asked) -> Move | None:
    line = _line(asked, _free(asked.view), [])
    return None if line is None else Jot(line.row, line.word)


def _erase(asked: Asked) -> Move | None:
    line = asked.one_of(asked.view.draft)
    return None if line is None else Erase(line.row)


def _hand_in(asked: Asked) -> Move:
    lines: list[Line] = []
    for _ in range(asked.view.words_a_round):
        line = _line(asked, [row for row in _free(asked.view) if row not in {one.row for one in lines}], lines)
        lines += [] if line is None else [line]
    return HandIn(tuple(lines))


def _finish(asked: Asked) -> Move | None:
    return None if asked.view.you in asked.view.finished else Finish()


def _give_up(asked: Asked) -> Move:
    view: View = asked.view
    written = {line.row for line in view.draft}
    rows = [row for row in _free(view) if row not in written]
    return GiveUp(tuple(sorted(asked.rng.sample(rows, view.phase.owed[view.you]))))  # type: ignore[union-attr,index]


_MAKERS: Makers = {
    **SHARED,
    Write: _write,
    Jot: _jot,
    Erase: _erase,
    HandIn: _hand_in,
    Finish: _finish,
    GiveUp: _give_up,
}
moves = partial(by_chance, _MAKERS)
"""Yields legal moves: words that the dice can make, on rows that they fit."""
