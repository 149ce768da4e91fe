"""Writing: drafts on the rows of a sheet, secret and changed at will until the time is up (LON-08)."""

from msgspec.structs import replace

from parlour.core import Millis, Refused, Seat, told_before
from parlour.games.lone.components import ROWS, Row
from parlour.games.lone.model import DiceRolled, Finished, Line, State, Step, TimeUp, Writing
from parlour.games.lone.rules import Referee, present, used_rows, words_a_round
from parlour.games.lone.steps import voting
from parlour.lexicon import letters


def open_round(referee: Referee, state: State, rolled: str, at: Millis) -> Step:
    """The dice lie there, and the time of a round begins (LON-04)."""
    empty = ((),) * len(state.sheets)
    state = replace(
        state,
        phase=Writing(at + 1000 * referee.settings.seconds),
        round=state.round + 1,
        letters=rolled,
        drafts=empty,
        extras=empty,
        finished=(),
    )
    return state, (DiceRolled(state.round, rolled),)


def write(referee: Referee, state: State, seat: Seat, row: int, text: str) -> Step:
    line = _line(referee, state, seat, Line(row, text))
    others = tuple(other for other in state.drafts[seat] if other.row != row)
    _refuse_repeat(others, line)
    if len(others) >= words_a_round(len(state.sheets)):
        raise Refused("enough-words", f"{len(others)} words a round: erase one to write another")
    return _drafted(state, seat, (*others, line)), ()


def erase(state: State, seat: Seat, row: int) -> Step:
    others = tuple(line for line in state.drafts[seat] if line.row != row)
    if len(others) == len(state.drafts[seat]):
        raise Refused("nothing-there", "there is no word of this round on that row")
    return _drafted(state, seat, others), ()


def hand_in(referee: Referee, state: State, seat: Seat, lines: tuple[Line, ...]) -> Step:
    """The first three count; words over that are listed as disqualified, and use no row (LON-10)."""
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
    extra = tuple(referee.read(given.word) for given in lines[count:])
    state = replace(state, extras=_changed(state.extras, seat, extra))
    return _drafted(state, seat, draft), ()


def finish(referee: Referee, state: State, seat: Seat, at: Millis) -> Step:
    if seat in state.finished:
        raise Refused("finished-already", "you have said so")
    state = replace(state, finished=tuple(sorted((*state.finished, seat))))
    return told_before((Finished(seat),), end_if_all_finished(referee, state, at))


def end_if_all_finished(referee: Referee, state: State, at: Millis) -> Step:
    """Nobody waits for the time of those who have written all they want to (LON-14)."""
    return end(referee, state, at) if set(present(state)) <= set(state.finished) else (state, ())


def end(referee: Referee, state: State, at: Millis) -> Step:
    return told_before((TimeUp(state.round),), voting.judge(referee, state, at))


def _line(referee: Referee, state: State, seat: Seat, line: Line) -> Line:
    """A readable word of the right length on a free row (LON-06)."""
    if not 0 <= line.row < len(referee.sheet):
        raise Refused("no-such-row", f"rows go from 0 to {len(referee.sheet) - 1}")
    if line.row in used_rows(state.sheets[seat]):
        raise Refused("row-used", "this row was used in an earlier round")
    word = referee.read(line.word)
    _refuse_length(word, referee.sheet[line.row])
    return Line(line.row, word)


def _refuse_length(word: str, row: Row) -> None:
    length = len(letters(word))
    if length != row.squares:
        code = "word-too-long" if length > row.squares else "word-too-short"
        raise Refused(code, f"this row has {row.squares} squares, the word {length} letters")


def _refuse_repeat(others: tuple[Line, ...], line: Line) -> None:
    if any(letters(other.word) == letters(line.word) for other in others):
        raise Refused("word-twice", "the same word twice in one round (LON-18)")


def _drafted(state: State, seat: Seat, draft: tuple[Line, ...]) -> State:
    finished = tuple(other for other in state.finished if other != seat)
    return replace(state, drafts=_changed(state.drafts, seat, draft), finished=finished)


def _changed(values: tuple, seat: Seat, value: tuple) -> tuple:  # type: ignore[type-arg]
    return (*values[:seat], value, *values[seat + 1 :])
