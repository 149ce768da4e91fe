"""One device that goes round: all build in the same round, each in their own time (REB-20)."""

from msgspec.structs import replace

from parlour.core import Millis
from parlour.core.extras.handing_over import Handing, handed_to
from parlour.games.rebus.model import Build, Building, Rolling, State, Step
from parlour.games.rebus.rules import times
from parlour.games.rebus.rules.referee import Referee


def hand_on(state: State, builds: tuple[Build, ...], at: Millis) -> State:
    """Hand the device to the first player who has not built in this round."""
    following = next(build.seat for build in builds if not build.finished)
    return replace(state, passed=builds, phase=handed_to(following, at))


def take(referee: Referee, state: State, phase: Handing, at: Millis) -> Step:
    """Start the time of the player who holds the device; by turns, they roll first."""
    if not state.passed:
        return replace(state, phase=Rolling((phase.seat,))), ()
    own = tuple(build for build in state.passed if build.seat == phase.seat)
    others = tuple(build for build in state.passed if build.seat != phase.seat)
    return replace(state, passed=others, phase=Building(own, at + times.glass(referee.settings))), ()


def with_finished(state: State, phase: Building) -> tuple[Build, ...]:
    """Return all layouts of the round, with those that were being built as finished."""
    built = (replace(build, finished=True) for build in phase.builds)
    return tuple(sorted((*state.passed, *built), key=lambda build: build.seat))
