"""Until tomorrow: everyone writes when they like, with a time of their own (LON-28)."""

from msgspec.structs import replace

from parlour.core import Asks, Event, Millis, Seat, Wait, told_before
from parlour.core.court.events import Finished
from parlour.core.extras.later import DAY, Look, Looked
from parlour.games.lone.model import Erase, Finish, HandIn, State, Step, Write, Writing
from parlour.games.lone.rules import Referee, present
from parlour.games.lone.steps import comparing
from parlour.games.lone.steps.time_up import end, writing_time


def wait(referee: Referee, state: State, phase: Writing, on: str) -> Wait:
    """Everyone knows their own deadline: that of their time, or of the day (COM-18, COM-19)."""
    running = _running(state, phase)
    ends = [*running.values(), *([phase.until] if _unseen(state, phase) else [])]
    seats = present(state)
    return Wait(
        asks=_asks(state, phase),
        until=min(ends),
        present=seats,
        span=DAY,
        on=on,
        known={seat: running.get(seat, max(ends)) for seat in seats},
        spans={seat: writing_time(referee) if seat in running else DAY for seat in seats},
    )


def _running(state: State, phase: Writing) -> dict[Seat, Millis]:
    seats = present(state)
    return {seat: until for seat, until in phase.clocks if seat in seats and seat not in state.finished}


def _unseen(state: State, phase: Writing) -> list[Seat]:
    """Who has not looked yet."""
    seen = dict(phase.clocks)
    return [seat for seat in present(state) if seat not in seen and seat not in state.finished]


def _asks(state: State, phase: Writing) -> dict[Seat, Asks]:
    """What is finished stays as it is written: the time for it is not given twice (COM-19)."""
    writes: Asks = (Write, Erase, HandIn, Finish)
    return dict.fromkeys(_unseen(state, phase), (Look,)) | dict.fromkeys(_running(state, phase), writes)


def look(referee: Referee, state: State, phase: Writing, seat: Seat, at: Millis) -> Step:
    """The dice are shown to whose time begins. Who looks in the last minute has the whole of it (COM-19)."""
    until = at + writing_time(referee)
    return replace(state, phase=replace(phase, clocks=(*phase.clocks, (seat, until)))), (Looked(seat, until),)


def ring(referee: Referee, state: State, phase: Writing, at: Millis) -> Step:
    """Somebody's time is up, or the day is over: then who has not looked lets this round pass (COM-20)."""
    late = [seat for seat, until in _running(state, phase).items() if until <= at]
    missed = _unseen(state, phase) if at >= phase.until else []
    told: tuple[Event, ...] = tuple(Finished(seat) for seat in late)
    state = replace(state, finished=tuple(sorted({*state.finished, *late, *missed})))
    return told_before(told, end_if_played(referee, state, at))


def end_if_played(referee: Referee, state: State, at: Millis) -> Step:
    """The round waits for everyone but those who let the last one pass and have not come back (COM-20). A day on which
    nobody played was the last one (COM-21)."""
    phase = state.phase
    assert isinstance(phase, Writing)
    if _running(state, phase) or any(seat not in state.absent for seat in _unseen(state, phase)):
        return state, ()
    seen = dict(phase.clocks)
    absent = tuple(seat for seat in present(state) if seat not in seen)
    if len(absent) == len(present(state)):
        return comparing.end(state)
    return end(referee, replace(state, absent=absent), at)
