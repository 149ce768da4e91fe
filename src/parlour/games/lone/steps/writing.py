"""Writing: secret drafts on the rows of a sheet, which may change until the time is up (LON-08)."""

from msgspec.structs import replace

from parlour.core import Millis, Refused, Seat, told_before
from parlour.core.court.events import Finished
from parlour.core.extras.handing_over import Handing, handed_to
from parlour.core.extras.later import DAY, is_later
from parlour.core.game import with_value
from parlour.games.lone.components import ROWS, Row
from parlour.games.lone.model import Line, Pencil, PencilsDown, State, Step, Writing
from parlour.games.lone.rules import Referee, present, used_rows, words_a_round
from parlour.games.lone.steps import later
from parlour.games.lone.steps.time_up import end, rolled_of, writing_time
from parlour.lexicon import letters


def open_round(referee: Referee, state: State, rolled: str, at: Millis) -> Step:
    """Start a round with a roll (LON-04)."""
    empty = ((),) * len(state.sheets)
    state = replace(
        state,
        phase=Pencil(at + 1000 * referee.settings.seconds),
        round=state.round + 1,
        letters=rolled,
        drafts=empty,
        extras=empty,
        finished=(),
    )
    if referee.settings.paper:
        return state, (rolled_of(state),)
    if is_later(referee.settings):
        return replace(state, phase=Writing(at + DAY)), ()
    state = _to_the_keys(referee, state, at)
    return state, () if referee.settings.one_device else (rolled_of(state),)


def _to_the_keys(referee: Referee, state: State, at: Millis) -> State:
    """Let all players type at once or, on one device, one after another."""
    is_shared = referee.settings.one_device
    return replace(state, phase=handed_to(present(state)[0], at) if is_shared else _writing(referee, at))


def _writing(referee: Referee, at: Millis, seat: Seat | None = None) -> Writing:
    return Writing(at + writing_time(referee), seat)


def take(referee: Referee, state: State, phase: Handing, at: Millis) -> Step:
    """Start the time of the player who has taken the device (LON-25)."""
    return replace(state, phase=_writing(referee, at, phase.seat)), ()


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
    extra = tuple(referee.read(given.word) for given in lines[count:])
    state = replace(state, extras=with_value(state.extras, seat, extra))
    return _drafted(state, seat, draft), ()


def finish(referee: Referee, state: State, seat: Seat, at: Millis) -> Step:
    if seat in state.finished:
        raise Refused("finished-already", "you have said so")
    return told_before((Finished(seat),), go_on(referee, _with_finished(state, seat), at))


def _with_finished(state: State, seat: Seat) -> State:
    return replace(state, finished=tuple(sorted((*state.finished, seat))))


def time_up(referee: Referee, state: State, phase: Writing, at: Millis) -> Step:
    """End the time of all players, or of the one who has the device."""
    return end(referee, state, at) if phase.seat is None else go_on(referee, _with_finished(state, phase.seat), at)


def put_down(referee: Referee, state: State, at: Millis) -> Step:
    """End the time for writing on paper. Copying the sheets has a time of its own (LON-24)."""
    return _to_the_keys(referee, replace(state, finished=()), at), (PencilsDown(state.round),)


def go_on(referee: Referee, state: State, at: Millis) -> Step:
    """End the writing once all have finished (LON-14), or hand the device to the next player."""
    waiting = [seat for seat in present(state) if seat not in state.finished]
    if isinstance(state.phase, Pencil):
        return (state, ()) if waiting else put_down(referee, state, at)
    if is_later(referee.settings):
        return later.end_if_played(referee, state, at)
    if not waiting:
        return end(referee, state, at)
    if not referee.settings.one_device or _holder(state) in waiting:
        return state, ()
    return replace(state, phase=handed_to(waiting[0], at)), ()


def _holder(state: State) -> Seat | None:
    return state.phase.seat if isinstance(state.phase, Handing | Writing) else None


def _line(referee: Referee, state: State, seat: Seat, line: Line) -> Line:
    """Return a line with its word as it is compared. Raises `Refused` for a wrong row or length (LON-06)."""
    if not 0 <= line.row < len(referee.sheet):
        raise Refused("no-such-row", f"there is no row {line.row + 1}; rows go from 1 to {len(referee.sheet)}")
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
    return replace(state, drafts=with_value(state.drafts, seat, draft), finished=finished)
