"""While the hourglass runs: laying, moving and taking back dice (REB-03, REB-05, REB-10, REB-17)."""

from msgspec.structs import replace

from parlour.core import Millis, Refused, Seat, prepend_events
from parlour.core.round.phases import Working, unfinished
from parlour.games.rebus.components import Placed, Rolled
from parlour.games.rebus.model import AskedToRollAgain, Build, DiceRolled, Rolling, RollingAgain, State, Step
from parlour.games.rebus.rules.referee import Referee
from parlour.games.rebus.steps import turns
from parlour.games.rebus.steps.turns import RefereedRound


def build_of(state: State, seat: Seat) -> Build:
    return next(build for build in state.builds if build.seat == seat)


def with_builds(state: State, *changed: Build) -> State:
    fresh = {build.seat: build for build in changed}
    return replace(state, builds=tuple(fresh.get(build.seat, build) for build in state.builds))


def rolled(game: RefereedRound, state: State, phase: Rolling, came: Rolled, at: Millis) -> Step:
    """Take a roll. With real dice of everyone's own, the time starts once all have rolled (COM-13)."""
    rolls = (*phase.rolled, *came.rolls)
    missing = tuple(seat for seat in phase.seats if seat not in dict(came.rolls))
    if missing:
        return replace(state, phase=Rolling(missing, rolls)), ()
    return _start_building(game, state, Rolled(tuple(sorted(rolls))), at)


def _start_building(game: RefereedRound, state: State, rolled: Rolled, at: Millis) -> Step:
    builds = tuple(new_build(game.referee, state, seat, roll) for seat, roll in rolled.rolls)
    return prepend_events((_rolled_event(game.referee, state, rolled),), game.open_builds(state, builds, at))


def new_build(referee: Referee, state: State, seat: Seat, roll: str) -> Build:
    return Build(seat, roll, referee.reading(state, roll, ()))


def _rolled_event(referee: Referee, state: State, rolled: Rolled) -> DiceRolled:
    seats = tuple(seat for seat, _ in rolled.rolls)
    is_secret = referee.settings.pace == "together" or referee.hides
    return DiceRolled(state.round, seats, () if is_secret else rolled.rolls)


def without_roll(game: RefereedRound, state: State, phase: Rolling, seat: Seat, at: Millis) -> Step:
    """Go on rolling without a seat, or start the time if all others have rolled (COM-13)."""
    missing = tuple(other for other in phase.seats if other != seat)
    came = tuple(roll for roll in phase.rolled if roll[0] != seat)
    if not missing and not came:
        return turns.next_turn(game, state, after=seat, at=at)
    if not missing:
        return _start_building(game, state, Rolled(tuple(sorted(came))), at)
    return replace(state, phase=Rolling(missing, came)), ()


def arrange(referee: Referee, state: State, seat: Seat, dice: tuple[Placed, ...]) -> Step:
    """Replace the layout of a seat, without an event (REB-16)."""
    build = build_of(state, seat)
    placed = referee.checked(build, dice)
    stars = {place.die: place.letter for place in placed if place.letter}
    changed = replace(
        build,
        placed=placed,
        reading=referee.reading(state, build.roll, placed),
        stars=tuple(sorted({**stars, **dict(build.stars)}.items())),
    )
    return with_builds(unfinished(state, seat), changed), ()


# Mercy (REB-17).


def roll_again(referee: Referee, state: State, phase: Working, seat: Seat, at: Millis) -> Step:
    """Roll again: at once if the roll is the seat's own, or when all want it if they share it."""
    build = build_of(state, seat)
    if not referee.may_roll_again(build.roll) or build.again:
        raise Refused("no-mercy", "only a roll with at most one vowel may be rolled again")
    if referee.settings.pace != "duplicate":
        return replace(state, phase=RollingAgain((seat,), phase, at)), ()
    state = with_builds(state, replace(build, again=True))
    return again_if_all_want(state, phase, at), (AskedToRollAgain(seat),)


def again_if_all_want(state: State, phase: Working, at: Millis) -> State:
    if not all(build.again for build in state.builds):
        return state
    return replace(state, phase=RollingAgain(tuple(build.seat for build in state.builds), phase, at))


def rolled_again(referee: Referee, state: State, phase: RollingAgain, rolled: Rolled, at: Millis) -> Step:
    """Go on building with new rolls. The time stopped while real dice were typed in (COM-13)."""
    fresh = [new_build(referee, state, seat, roll) for seat, roll in rolled.rolls]
    state = with_builds(unfinished(state, *dict(rolled.rolls)), *fresh)
    events = () if referee.settings.pace == "together" else (_rolled_event(referee, state, rolled),)
    return replace(state, phase=_resumed(phase, at)), events


def without_second_roll(game: RefereedRound, state: State, phase: RollingAgain, seat: Seat, at: Millis) -> Step:
    """Go on without a seat while others roll again.

    By older rules the layout of a seat that did not hold the device stayed, so the device was handed to nobody.
    """
    rolling = tuple(other for other in phase.seats if other != seat)
    if not rolling:
        return game.without(replace(state, phase=_resumed(phase, at)), seat, at)
    if game.referee.rules > 2 or phase.building.runs_for(seat):
        state = game.dropped(state, seat)
    return replace(state, phase=replace(phase, seats=rolling)), ()


def _resumed(phase: RollingAgain, at: Millis) -> Working:
    return replace(phase.building, until=phase.building.until + at - phase.since)
