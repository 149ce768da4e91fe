"""A typed line as a move, for the terminal."""

from parlour.core import Asks, Move, Refused
from parlour.core.typed import read_shared_move, typed
from parlour.games.lone.model import Erase, GiveUp, Write
from parlour.games.lone.rules import used_rows
from parlour.games.lone.view import View
from parlour.lexicon import letters


def read_move(line: str, view: View, asks: Asks) -> Move:
    """Read `word` (for the first free row that fits), `7 word`, `done`, `erase 7`, `give 1 2`, `go`, `yes`…"""
    verb, *rest = line.casefold().split() or [""]
    shared = read_shared_move(verb, rest, asks)
    if shared is not None:
        return shared
    if verb in typed(__package__, "lone-typed-give"):
        return GiveUp(tuple(map(_row, rest)))
    if verb in typed(__package__, "lone-typed-erase") and len(rest) == 1:
        return Erase(_row(rest[0]))
    if Write not in asks or not verb:
        raise Refused("not-asked", "this is not asked for now")
    return Write(_row(verb), rest[0]) if rest else Write(_row_for(verb, view), verb)


def _row(text: str) -> int:
    if not text.isdecimal() or len(text) > 3:
        raise Refused("no-such-row", f"{text[:20]!r} is no number of a row")
    return int(text) - 1


def _row_for(word: str, view: View) -> int:
    """Return the first free row with as many squares as the word has letters. Raises `Refused` if there is none."""
    assert view.you is not None
    taken = used_rows(view.sheets[view.you]) | {line.row for line in view.draft}
    length = len(letters(word))
    for number, row in enumerate(view.rows):
        if number not in taken and row.squares == length:
            return number
    raise Refused("no-free-row", f"no free row has {length} squares")
