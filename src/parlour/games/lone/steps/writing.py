"""The time for writing: who writes when, and when it is over (LON-04, LON-14)."""

from msgspec.structs import replace

from parlour.core import Millis, Refused, Seat, told_before
from parlour.core.court.events import Finished
from parlour.core.extras.handing_over import Handing, handed_to
from parlour.core.extras.later import DAY, is_later
from parlour.games.lone.model import Pencil, PencilsDown, State, Step, Writing
from parlour.games.lone.rules import Referee, present
from parlour.games.lone.steps import later
from parlour.games.lone.steps.sheets import with_jotting
from parlour.games.lone.steps.time_up import end, rolled_of, writing_time


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
        jots=(None,) * len(state.sheets),
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


def finish(referee: Referee, state: State, seat: Seat, at: Millis) -> Step:
    if seat in state.finished:
        raise Refused("finished-already", "you have said so")
    return told_before((Finished(seat),), go_on(referee, _with_finished(referee, state, seat), at))


def _with_finished(referee: Referee, state: State, seat: Seat) -> State:
    state = with_jotting(referee, state, seat)
    return replace(state, finished=tuple(sorted((*state.finished, seat))))


def time_up(referee: Referee, state: State, phase: Writing, at: Millis) -> Step:
    """End the time of all players, or of the one who has the device."""
    if phase.seat is not None:
        return go_on(referee, _with_finished(referee, state, phase.seat), at)
    return end(referee, state, at)


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
