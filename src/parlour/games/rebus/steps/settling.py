"""Scoring the layouts, and showing them until all are ready to go on (REB-11 to REB-13)."""

from collections.abc import Iterable

from msgspec.structs import replace

from parlour.core import Millis, Seat, Wait
from parlour.core.court import rulings
from parlour.games.rebus.model import Build, Scored, Settled, State, Step
from parlour.games.rebus.rules import times
from parlour.games.rebus.rules.referee import Referee
from parlour.games.rebus.steps.turns import enter


def settle(referee: Referee, state: State, builds: Iterable[Build], at: Millis) -> Step:
    turns = tuple(referee.turn(state, build) for build in builds)
    return replace(state, phase=Settled(turns, at, at + times.reading(referee.is_unhurried))), (Scored(turns),)


def be_ready(referee: Referee, state: State, phase: Settled, seat: Seat, at: Millis) -> Step:
    return go_on_if_ready(referee, state, rulings.with_ready(phase, seat), at)


def go_on_if_ready(referee: Referee, state: State, phase: Settled, at: Millis) -> Step:
    waiting = rulings.until_all_are_ready(phase, state.present, referee.appeals_until(state, phase), at)
    return enter(referee, state, phase, at) if waiting is None else (replace(state, phase=waiting), ())


def wait(referee: Referee, state: State, phase: Settled, wait: Wait) -> Wait:
    """Return the wait with its clock, which nobody sees where nobody is hurried (COM-24). The host may start the next
    turn sooner (COM-23)."""
    is_unhurried = referee.is_unhurried
    rest = rulings.rest_of(phase, referee.appeals_until(state, phase))
    return replace(wait, span=times.reading(is_unhurried), rest=rest, known={} if is_unhurried else None)
