"""Until tomorrow: everyone builds from the same roll when they like, with a time of their own (REB-21)."""

from msgspec.structs import replace

from parlour.core import Event, Millis, Seat, Wait, told_before
from parlour.core.court.events import Finished
from parlour.core.court.rulings import Finish
from parlour.core.extras.later import Looked, OwnTimes
from parlour.games.rebus.model import Arrange, Build, Building, Scored, Settings, Settled, State, Step
from parlour.games.rebus.rules import times
from parlour.games.rebus.rules.referee import Referee
from parlour.games.rebus.steps import turns


def build_of(phase: Building, seat: Seat) -> Build:
    return next(build for build in phase.builds if build.seat == seat)


def with_build(phase: Building, changed: Build) -> Building:
    return replace(phase, builds=tuple(changed if build.seat == changed.seat else build for build in phase.builds))


def wait(settings: Settings, state: State, phase: Building, on: str) -> Wait:
    return _times(phase).wait((Arrange, Finish), state.present, times.glass(settings), on)


def _times(phase: Building) -> OwnTimes:
    playing = [build for build in phase.builds if not build.finished]
    unseen = tuple(build.seat for build in playing if build.until is None)
    return OwnTimes(phase.until, unseen, {build.seat: build.until for build in playing if build.until is not None})


def look(referee: Referee, state: State, phase: Building, seat: Seat, at: Millis) -> Step:
    """Show the roll to a seat, whose glass is turned. In the last minute of the day it is as long as ever (COM-19)."""
    build = build_of(phase, seat)
    until = at + times.glass(referee.settings)
    return replace(state, phase=with_build(phase, replace(build, until=until))), (Looked(seat, until),)


def ring(referee: Referee, state: State, phase: Building, at: Millis) -> Step:
    """End the time of seats whose glass is empty, or the day: then seats that have not looked let this round pass
    (COM-20)."""
    late = _times(phase).late(at)
    for seat in late:
        phase = with_build(phase, replace(build_of(phase, seat), finished=True))
    if at >= phase.until:
        phase = replace(phase, builds=tuple(build for build in phase.builds if build.until is not None))
    told: tuple[Event, ...] = tuple(Finished(seat) for seat in late)
    return told_before(told, end_if_played(referee, state, phase, at))


def end_if_played(referee: Referee, state: State, phase: Building, at: Millis) -> Step:
    """End the round once it waits for nobody."""
    if _times(phase).is_open(state.absent):
        return replace(state, phase=phase), ()
    return _end_round(referee, state, [build for build in phase.builds if build.finished], at)


def _end_round(referee: Referee, state: State, played: list[Build], at: Millis) -> Step:
    """Score the layouts at once and roll again: nobody comes twice for a round. A day on which nobody played was the
    last one (COM-21)."""
    if not played:
        return turns.end_game(state)
    scored = tuple(referee.turn(state, build) for build in played)
    seats = [build.seat for build in played]
    absent = tuple(seat for seat in state.present if seat not in seats)
    state = replace(state, last=scored, absent=absent)
    return told_before((Scored(scored),), turns.enter(referee, state, Settled(scored, at, at), at))
