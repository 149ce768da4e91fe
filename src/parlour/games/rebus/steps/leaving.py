"""A removed seat passes from now on; the layout that it was building does not count (COM-08)."""

from msgspec.structs import replace

from parlour.core import Millis, Seat, told_before
from parlour.core.court.events import SeatLeft
from parlour.core.extras.handing_over import Handing
from parlour.core.extras.later import is_later
from parlour.games.rebus.components.dice import Rolled
from parlour.games.rebus.model import Building, Rolling, RollingAgain, Settled, State, Step, Voting
from parlour.games.rebus.rules.referee import Referee
from parlour.games.rebus.steps import building, later, settling, turns, votes


def leave(referee: Referee, state: State, seat: Seat, at: Millis) -> Step:
    state = replace(state, gone=(*state.gone, seat))
    after = _without(referee, state, seat, at) if len(state.present) > 1 else turns.break_off(state)
    return told_before((SeatLeft(seat),), after)


def _without(referee: Referee, state: State, seat: Seat, at: Millis) -> Step:
    match state.phase:
        case Handing(seat=holder) if state.passed:
            builds = tuple(build for build in state.passed if build.seat != seat)
            if holder == seat:
                return building.end_round_if_built(referee, state, builds, at)
            return replace(state, passed=builds), ()
        case Handing(seat=holder):
            return turns.next_turn(referee, state, after=seat, at=at) if holder == seat else (state, ())
        case Rolling() as phase:
            return _without_roll(referee, state, phase, seat, at)
        case Building() as phase:
            return _without_build(referee, state, phase, seat, at)
        case RollingAgain(seats=seats, building=phase, since=since):
            rolling = tuple(other for other in seats if other != seat)
            if not rolling:
                return _without_build(referee, state, replace(phase, until=phase.until + at - since), seat, at)
            return replace(state, phase=RollingAgain(rolling, _left_alone(phase, seat), since)), ()
        case Voting(ballots=ballots) as phase:
            return votes.close_if_complete(referee, state, replace(phase, ballots=ballots.without(seat)), at)
        case Settled() as phase:
            return settling.go_on_if_ready(referee, state, phase, at)
        case _:
            return state, ()


def _without_roll(referee: Referee, state: State, phase: Rolling, seat: Seat, at: Millis) -> Step:
    """Go on rolling without a seat, or start the time if all others have rolled (COM-13)."""
    missing = tuple(other for other in phase.seats if other != seat)
    came = tuple(roll for roll in phase.rolled if roll[0] != seat)
    if not missing and not came:
        return turns.next_turn(referee, state, after=seat, at=at)
    if not missing:
        return building.open_turn(referee, state, Rolled(tuple(sorted(came))), at)
    return replace(state, phase=Rolling(missing, came)), ()


def _left_alone(phase: Building, seat: Seat) -> Building:
    return replace(phase, builds=tuple(build for build in phase.builds if build.seat != seat))


def _without_build(referee: Referee, state: State, phase: Building, seat: Seat, at: Millis) -> Step:
    """Go on building without a seat, unless all others have finished or want to roll again."""
    phase = _left_alone(phase, seat)
    if is_later(referee.settings):
        return later.end_if_played(referee, state, phase, at)
    if referee.goes_round:
        state = replace(state, passed=tuple(build for build in state.passed if build.seat != seat))
        if phase.builds:
            return replace(state, phase=phase), ()
        return building.end_round_if_built(referee, state, state.passed, at)
    if not phase.builds:
        return turns.next_turn(referee, state, after=seat, at=at)
    again = building.again_if_all_want(phase, at)
    if isinstance(again, Building):
        return building.settle_finished(referee, state, phase, at)
    return replace(state, phase=again), ()
