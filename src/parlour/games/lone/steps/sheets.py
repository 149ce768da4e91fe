"""Writing on a sheet: words, drafts, and sheets typed in as a whole (LON-06 to LON-14)."""

from contextlib import suppress

from msgspec.structs import replace

from parlour.core import Asks, Refused, Seat
from parlour.core.court.vote import Finish
from parlour.core.game import with_value
from parlour.core.round.phases import unfinished
from parlour.games.lone.components import ROWS
from parlour.games.lone.model import Erase, HandIn, Jot, Line, State, Step, Write
from parlour.games.lone.rules import Referee, can_make, taken_rows, used_rows, words_a_round
from parlour.lexicon import Unreadable, letters

ASKED: Asks = (Write, Erase, Jot, HandIn, Finish)
"""The moves of a writer. They are the same for all writers, so that they reveal nothing (LON-08)."""


def write_down(referee: Referee, state: State, seat: Seat, move: Write | Erase | Jot | HandIn) -> Step:
    """Change a sheet. Nobody else learns of it (LON-08)."""
    match move:
        case Write(row, word):
            return write(referee, state, seat, row, word), ()
        case Erase(row):
            others = tuple(line for line in state.drafts[seat] if line.row != row)
            if len(others) == len(state.drafts[seat]):
                raise Refused("nothing-there", "there is no word of this round on that row")
            return _drafted(state, seat, others), ()
        case Jot(row, word):
            _refuse_row(referee, row)
            return _with_jot(state, seat, _fitting(referee, state, seat, Line(row, word))), ()
        case HandIn(lines):
            return hand_in(referee, state, seat, lines), ()


def write(referee: Referee, state: State, seat: Seat, row: int, text: str) -> State:
    line = _line(referee, state, seat, Line(row, text))
    others = tuple(other for other in state.drafts[seat] if other.row != row)
    _refuse_repeat(others, line)
    if len(others) >= words_a_round(len(state.sheets)):
        raise Refused("enough-words", f"{len(others)} words a round: erase one to write another")
    return _drafted(_with_jot(state, seat, None), seat, (*others, line))


def hand_in(referee: Referee, state: State, seat: Seat, lines: tuple[Line, ...]) -> State:
    """Type in a whole sheet. Words beyond the allowed number are disqualified and use no row (LON-10)."""
    if len(lines) > ROWS:
        raise Refused("too-many-words", f"a sheet has {ROWS} rows")
    count = words_a_round(len(state.sheets))
    draft: tuple[Line, ...] = ()
    for given in lines[:count]:
        line = _line(referee, state, seat, given)
        if any(line.row == other.row for other in draft):
            raise Refused("row-twice", "one word a row")
        _refuse_repeat(draft, line)
        draft = (*draft, line)
    extra = tuple(referee.words.read(given.word) for given in lines[count:])
    state = replace(state, extras=with_value(state.extras, seat, extra))
    return _drafted(state, seat, draft)


def _fitting(referee: Referee, state: State, seat: Seat, line: Line) -> Line | None:
    """Return a draft as it is kept: None if it doesn't fit, so that no earlier one is written at the bell (LON-14)."""
    with suppress(Refused, Unreadable):
        line = _line(referee, state, seat, line)
        return line if can_make(referee.words.letters(line.word), state.letters) else None
    return None


def with_jotting(referee: Referee, state: State, seat: Seat) -> State:
    """Return the state with a seat's draft entered as its time ends, unless it has all its words (LON-14).

    A draft takes no entered word's place. By older rules it did.
    """
    line = state.jots[seat]
    if line and (referee.rules < 3 or line.row not in taken_rows(state, seat)):
        with suppress(Refused, Unreadable):
            return write(referee, state, seat, line.row, line.word)
    return _with_jot(state, seat, None)


def _with_jot(state: State, seat: Seat, line: Line | None) -> State:
    return replace(state, jots=with_value(state.jots, seat, line))


def _line(referee: Referee, state: State, seat: Seat, line: Line) -> Line:
    """Return a line with its word as it is compared. Raises `Refused` for a wrong row or length (LON-06)."""
    _refuse_row(referee, line.row)
    if line.row in used_rows(state.sheets[seat]):
        raise Refused("row-used", "this row was used in an earlier round")
    word, squares = referee.words.read(line.word), referee.sheet[line.row].squares
    if (length := len(letters(word))) != squares:
        code = "word-too-long" if length > squares else "word-too-short"
        raise Refused(code, f"this row has {squares} squares, the word {length} letters")
    return Line(line.row, word)


def _refuse_row(referee: Referee, row: int) -> None:
    if not 0 <= row < len(referee.sheet):
        raise Refused("no-such-row", f"there is no row {row + 1}; rows go from 1 to {len(referee.sheet)}")


def _refuse_repeat(others: tuple[Line, ...], line: Line) -> None:
    if any(letters(other.word) == letters(line.word) for other in others):
        raise Refused("word-twice", "the same word twice in one round (LON-18)")


def _drafted(state: State, seat: Seat, draft: tuple[Line, ...]) -> State:
    """Return the state with other words on a sheet. Its writer is no longer finished."""
    return replace(unfinished(state, seat), drafts=with_value(state.drafts, seat, draft))
