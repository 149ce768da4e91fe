"""Until tomorrow: everyone writes when they like, with a time of their own (LON-28)."""

from msgspec.structs import replace

from parlour.core import Event, Millis, Seat, Wait, told_before
from parlour.core.court.events import Finished
from parlour.core.extras.later import Looked, OwnTimes
from parlour.games.lone.model import Compared, State, Step, TimeUp, Unveiled, Writing
from parlour.games.lone.rules import Referee, present
from parlour.games.lone.steps import comparing
from parlour.games.lone.steps.sheets import ASKED, with_jotting
from parlour.games.lone.steps.time_up import rolled_of, writing_time


def wait(referee: Referee, state: State, phase: Writing, on: str) -> Wait:
    return _times(state, phase).wait(ASKED, present(state), writing_time(referee), on)


def _times(state: State, phase: Writing) -> OwnTimes:
    seen = dict(phase.clocks)
    playing = [seat for seat in present(state) if seat not in state.finished]
    unseen = tuple(seat for seat in playing if seat not in seen)
    return OwnTimes(phase.until, unseen, {seat: seen[seat] for seat in playing if seat in seen})


def look(referee: Referee, state: State, phase: Writing, seat: Seat, at: Millis) -> Step:
    """Show the dice to a seat, whose time begins. In the last minute of the day it is as long as ever (COM-19)."""
    until = at + writing_time(referee)
    return replace(state, phase=replace(phase, clocks=(*phase.clocks, (seat, until)))), (Looked(seat, until),)


def ring(referee: Referee, state: State, phase: Writing, at: Millis) -> Step:
    """End somebody's time, or the day: then seats that have not looked let this round pass (COM-20)."""
    times = _times(state, phase)
    late = times.late(at)
    missed = times.unseen if at >= phase.until else ()
    told: tuple[Event, ...] = tuple(Finished(seat) for seat in late)
    for seat in late:
        state = with_jotting(referee, state, seat)
    state = replace(state, finished=tuple(sorted({*state.finished, *late, *missed})))
    return told_before(told, end_if_played(referee, state, at))


def end_if_played(referee: Referee, state: State, at: Millis) -> Step:
    """End the round once it waits for nobody. A day on which nobody played was the last one (COM-21)."""
    phase = state.phase
    assert isinstance(phase, Writing)
    if _times(state, phase).is_open(state.absent):
        return state, ()
    seen = dict(phase.clocks)
    absent = tuple(seat for seat in present(state) if seat not in seen)
    if len(absent) == len(present(state)):
        return comparing.end(state)
    return _end_round(referee, replace(state, absent=absent), at)


def _end_round(referee: Referee, state: State, at: Millis) -> Step:
    """Compare and score at once: nobody comes twice for a round (LON-28)."""
    lines = referee.compare(state)
    told = (rolled_of(state), TimeUp(state.round), Unveiled(state.round, lines))
    phase = Compared(lines, at, at, given=((),) * len(lines))
    return told_before(told, comparing.end_round(referee, state, phase))
