"""While the glass runs: dice are laid, moved and taken back (REB-03 to REB-05, REB-10, REB-17)."""

from collections.abc import Callable

from msgspec.structs import replace

from parlour.core import Event, Millis, Refused, Seat
from parlour.games.rebus.components import Rolled
from parlour.games.rebus.layout import Placed
from parlour.games.rebus.model import AskedToRollAgain, Build, Building, DiceRolled, Finished, RollingAgain, State, Step
from parlour.games.rebus.referee import Referee


def open_turn(referee: Referee, state: State, rolled: Rolled, at: Millis) -> Step:
    settings = referee.settings
    builds = tuple(_fresh(referee, state, seat, roll) for seat, roll in rolled.rolls)
    until = at + 1000 * settings.hourglass_seconds * settings.turns_of_the_glass
    return replace(state, phase=Building(builds, until)), (_told(referee, state, rolled),)


def _fresh(referee: Referee, state: State, seat: Seat, roll: str) -> Build:
    return Build(seat, roll, referee.reading(state, roll, ()))


def _told(referee: Referee, state: State, rolled: Rolled) -> DiceRolled:
    seats = tuple(seat for seat, _ in rolled.rolls)
    return DiceRolled(state.round, seats, () if referee.settings.pace == "together" else rolled.rolls)


def arrange(referee: Referee, state: State, seat: Seat, dice: tuple[Placed, ...]) -> Step:
    """The whole layout anew; nobody is told how often (REB-16)."""
    build = build_of(state, seat)
    placed = referee.checked(build, dice)
    stars = {place.die: place.letter for place in placed if place.letter}
    changed = replace(
        build,
        placed=placed,
        reading=referee.reading(state, build.roll, placed),
        stars=tuple(sorted({**stars, **dict(build.stars)}.items())),
        finished=False,
    )
    return _with(state, seat, lambda _: changed), ()


def finish(state: State, seat: Seat) -> Step:
    if build_of(state, seat).finished:
        raise Refused("finished-already", "you have said so")
    return _with(state, seat, lambda build: replace(build, finished=True)), (Finished(seat),)


def all_finished(state: State) -> bool:
    assert isinstance(state.phase, Building)
    return all(build.finished for build in state.phase.builds)


def roll_again(referee: Referee, state: State, seat: Seat) -> Step:
    """A roll of one's own is rolled again at once; a roll that all share when all want it."""
    build = build_of(state, seat)
    if not referee.may_roll_again(build.roll) or build.again:
        raise Refused("no-mercy", "only a roll with at most one vowel may be rolled again")
    if referee.settings.pace != "duplicate":
        return _again(state, (seat,)), ()
    state = _with(state, seat, lambda build: replace(build, again=True))
    return again_if_all_want(state, (AskedToRollAgain(seat),))


def again_if_all_want(state: State, events: tuple[Event, ...] = ()) -> Step:
    assert isinstance(state.phase, Building)
    builds = state.phase.builds
    if not all(build.again for build in builds):
        return state, events
    return _again(state, tuple(build.seat for build in builds)), events


def _again(state: State, seats: tuple[Seat, ...]) -> State:
    assert isinstance(state.phase, Building)
    return replace(state, phase=RollingAgain(seats, state.phase))


def rolled_again(referee: Referee, state: State, rolled: Rolled) -> Step:
    phase = state.phase
    assert isinstance(phase, RollingAgain)
    fresh = {seat: _fresh(referee, state, seat, roll) for seat, roll in rolled.rolls}
    builds = tuple(fresh.get(build.seat, build) for build in phase.building.builds)
    told = () if referee.settings.pace == "together" else (_told(referee, state, rolled),)
    return replace(state, phase=replace(phase.building, builds=builds)), told


def build_of(state: State, seat: Seat) -> Build:
    if isinstance(state.phase, Building):
        for build in state.phase.builds:
            if build.seat == seat:
                return build
    raise Refused("not-asked", "it is not your turn to lay dice")


def _with(state: State, seat: Seat, change: Callable[[Build], Build]) -> State:
    assert isinstance(state.phase, Building)
    builds = tuple(change(build) if build.seat == seat else build for build in state.phase.builds)
    return replace(state, phase=replace(state.phase, builds=builds))
