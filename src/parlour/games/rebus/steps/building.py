"""While the hourglass runs: laying, moving and taking back dice (REB-03, REB-05, REB-10, REB-17)."""

from msgspec.structs import replace

from parlour.core import Event, Millis, Refused, Seat, told_before
from parlour.core.court import rulings
from parlour.core.court.events import Finished
from parlour.core.extras.later import is_later
from parlour.games.rebus.components.dice import Rolled
from parlour.games.rebus.components.layout import Placed
from parlour.games.rebus.model import (
    AskedToRollAgain,
    Build,
    Building,
    DiceRolled,
    GlassEmpty,
    Rolling,
    RollingAgain,
    State,
    Step,
    Voting,
)
from parlour.games.rebus.rules import times
from parlour.games.rebus.rules.referee import Referee
from parlour.games.rebus.steps import going_round, later, turns
from parlour.games.rebus.steps.later import build_of, with_build
from parlour.games.rebus.steps.settling import settle
from parlour.games.rebus.steps.votes import close_if_complete


def rolled(referee: Referee, state: State, phase: Rolling, came: Rolled, at: Millis) -> Step:
    """Take a roll. With real dice of everyone's own, the time starts once all have rolled (COM-13)."""
    rolls = (*phase.rolled, *came.rolls)
    missing = tuple(seat for seat in phase.seats if seat not in dict(came.rolls))
    if missing:
        return replace(state, phase=Rolling(missing, rolls)), ()
    return open_turn(referee, state, Rolled(tuple(sorted(rolls))), at)


def open_turn(referee: Referee, state: State, rolled: Rolled, at: Millis) -> Step:
    """Start the time for a roll (REB-03). A device that goes round is handed to the first player (REB-20)."""
    builds = tuple(_fresh(referee, state, seat, roll) for seat, roll in rolled.rolls)
    if referee.goes_round:
        return going_round.hand_on(state, builds, at), (_told(referee, state, rolled),)
    building = Building(builds, at + times.building(referee.settings))
    return replace(state, phase=building), (_told(referee, state, rolled),)


def _fresh(referee: Referee, state: State, seat: Seat, roll: str) -> Build:
    return Build(seat, roll, referee.reading(state, roll, ()))


def _told(referee: Referee, state: State, rolled: Rolled) -> DiceRolled:
    seats = tuple(seat for seat, _ in rolled.rolls)
    is_secret = referee.settings.pace in ("together", "tomorrow") or referee.goes_round
    return DiceRolled(state.round, seats, () if is_secret else rolled.rolls)


def arrange(referee: Referee, state: State, phase: Building, seat: Seat, dice: tuple[Placed, ...]) -> Step:
    """Replace the layout of a seat, without an event (REB-16)."""
    build = build_of(phase, seat)
    placed = referee.checked(build, dice)
    stars = {place.die: place.letter for place in placed if place.letter}
    changed = replace(
        build,
        placed=placed,
        reading=referee.reading(state, build.roll, placed),
        stars=tuple(sorted({**stars, **dict(build.stars)}.items())),
        finished=False,
    )
    return replace(state, phase=with_build(phase, changed)), ()


def finish(referee: Referee, state: State, phase: Building, seat: Seat, at: Millis) -> Step:
    build = build_of(phase, seat)
    if build.finished:
        raise Refused("finished-already", "you have said so")
    return told_before(
        (Finished(seat),), settle_finished(referee, state, with_build(phase, replace(build, finished=True)), at)
    )


def settle_finished(referee: Referee, state: State, phase: Building, at: Millis) -> Step:
    """End the turn as soon as all builders have finished."""
    if is_later(referee.settings):
        return later.end_if_played(referee, state, phase, at)
    if all(build.finished for build in phase.builds):
        return end(referee, state, phase, at)
    return replace(state, phase=phase), ()


# Mercy (REB-17).


def roll_again(referee: Referee, state: State, phase: Building, seat: Seat, at: Millis) -> Step:
    """Roll again: at once if the roll is the seat's own, or when all want it if they share it."""
    build = build_of(phase, seat)
    if not referee.may_roll_again(build.roll) or build.again:
        raise Refused("no-mercy", "only a roll with at most one vowel may be rolled again")
    if referee.settings.pace != "duplicate":
        return replace(state, phase=RollingAgain((seat,), phase, at)), ()
    phase = with_build(phase, replace(build, again=True))
    return replace(state, phase=again_if_all_want(phase, at)), (AskedToRollAgain(seat),)


def again_if_all_want(phase: Building, at: Millis) -> Building | RollingAgain:
    if not all(build.again for build in phase.builds):
        return phase
    return RollingAgain(tuple(build.seat for build in phase.builds), phase, at)


def rolled_again(referee: Referee, state: State, phase: RollingAgain, rolled: Rolled, at: Millis) -> Step:
    """Go on building with new rolls. The time stopped while real dice were typed in (COM-13)."""
    fresh = {seat: _fresh(referee, state, seat, roll) for seat, roll in rolled.rolls}
    builds = tuple(fresh.get(build.seat, build) for build in phase.building.builds)
    told = () if referee.settings.pace == "together" else (_told(referee, state, rolled),)
    until = phase.building.until + at - phase.since
    return replace(state, phase=replace(phase.building, builds=builds, until=until)), told


# The glass is empty.


def end(referee: Referee, state: State, phase: Building, at: Millis) -> Step:
    """End the time of all builders, or of the one who has the device (REB-20)."""
    if not referee.goes_round:
        return _judge(referee, state, phase.builds, at)
    return end_round_if_built(referee, state, going_round.with_finished(state, phase), at)


def end_round_if_built(referee: Referee, state: State, builds: tuple[Build, ...], at: Millis) -> Step:
    """Hand the device to the next builder, or judge the layouts if all have built (REB-20)."""
    if any(not build.finished for build in builds):
        return going_round.hand_on(state, builds, at), ()
    if not builds:
        return turns.next_turn(referee, replace(state, passed=()), after=max(state.present), at=at)
    return _judge(referee, replace(state, passed=()), builds, at)


def _judge(referee: Referee, state: State, builds: tuple[Build, ...], at: Millis) -> Step:
    """Let the table vote if it has to (COM-06), then score the layouts (REB-10)."""
    told: tuple[Event, ...] = (GlassEmpty(tuple(build.seat for build in builds)),)
    words = referee.for_the_table(state, builds)
    if not words:
        return told_before(told, settle(referee, state, builds, at))
    ballots, called = rulings.call(words, state.present, at)
    return told_before(told + called, close_if_complete(referee, state, Voting(ballots, builds, at), at))
