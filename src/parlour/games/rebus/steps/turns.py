"""The turns of Letters Rebus: rolling, laying dice while the hourglass runs, rolling again, and who is next."""

from dataclasses import dataclass

from msgspec.structs import replace

from parlour.core import Millis, Refused, Seat, prepend_events
from parlour.core.round.phases import Working, unfinished
from parlour.core.round.secret_round import SecretRound
from parlour.games.rebus import model
from parlour.games.rebus.components import Placed
from parlour.games.rebus.model import Build, Rolls, State, Step
from parlour.games.rebus.rules.referee import Referee


def build_of(state: State, seat: Seat) -> Build:
    return next(build for build in state.builds if build.seat == seat)


def with_builds(state: State, *changed: Build) -> State:
    fresh = {build.seat: build for build in changed}
    return replace(state, builds=tuple(fresh.get(build.seat, build) for build in state.builds))


@dataclass(frozen=True, kw_only=True)
class Turns(SecretRound[State, model.Settled]):
    referee: Referee

    # Whose turn it is (REB-14 to REB-16).

    def open_turns(self, state: State, seats: tuple[Seat, ...], at: Millis) -> Step:
        """Open the turn of the first of these seats, or a round of all."""
        if self.referee.by_turns:
            return self.open_turn(state, seats[0], at)
        return replace(state, phase=model.Rolling(seats)), ()

    def next_turn(self, state: State, after: Seat, at: Millis) -> Step:
        """Go on to the next seat or round, or end the game after the last round (REB-15)."""
        following = tuple(seat for seat in state.present if seat > after)
        if following and self.referee.by_turns:
            return self.open_turn(state, following[0], at)
        ended = (model.RoundEnded(state.round, state.totals),)
        if state.round == self.referee.settings.rounds:
            return prepend_events(ended, self.end(state, None))
        return prepend_events(ended, self.open_turns(replace(state, round=state.round + 1), state.present, at))

    # Rolling, and building while the hourglass runs (REB-03, REB-05, REB-10).

    def rolled(self, state: State, phase: model.Rolling, rolls: Rolls, at: Millis) -> Step:
        """Take a roll. With real dice of everyone's own, the time starts once all have rolled (COM-13)."""
        missing = tuple(seat for seat in phase.seats if seat not in dict(rolls))
        return self._go_on_rolling(state, missing, (*phase.rolled, *rolls), at)

    def without_roll(self, state: State, phase: model.Rolling, seat: Seat, at: Millis) -> Step:
        """Go on rolling without a seat, or start the time if all others have rolled (COM-13)."""
        missing = tuple(other for other in phase.seats if other != seat)
        rolls = tuple(roll for roll in phase.rolled if roll[0] != seat)
        if not missing and not rolls:
            return self.next_turn(state, after=seat, at=at)
        return self._go_on_rolling(state, missing, rolls, at)

    def _go_on_rolling(self, state: State, missing: tuple[Seat, ...], rolls: Rolls, at: Millis) -> Step:
        if missing:
            return replace(state, phase=model.Rolling(missing, rolls)), ()
        rolls = tuple(sorted(rolls))
        event, state = self._rolled(state, rolls), replace(state, builds=tuple(self.builds(state, rolls)))
        opened = (self.begin(state, rolls[0][0], at), ()) if self.referee.by_turns else self.open(state, at)
        return prepend_events((event,), opened)

    def builds(self, state: State, rolls: Rolls) -> list[Build]:
        return [Build(seat, roll, self.referee.reading(state, roll, ())) for seat, roll in rolls]

    def _rolled(self, state: State, rolls: Rolls) -> model.DiceRolled:
        is_secret = self.referee.settings.pace == "together" or self.referee.hides
        return model.DiceRolled(state.round, tuple(seat for seat, _ in rolls), () if is_secret else rolls)

    def arrange(self, state: State, seat: Seat, dice: tuple[Placed, ...]) -> Step:
        """Replace the layout of a seat, without an event (REB-16)."""
        build = build_of(state, seat)
        placed = self.referee.checked(build, dice)
        reading = self.referee.reading(state, build.roll, placed)
        stars = {place.die: place.letter for place in placed if place.letter} | dict(build.stars)
        changed = replace(build, placed=placed, reading=reading, stars=tuple(sorted(stars.items())))
        return with_builds(unfinished(state, seat), changed), ()

    # Mercy (REB-17).

    def roll_again(self, state: State, phase: Working, seat: Seat, at: Millis) -> Step:
        """Roll again: at once if the roll is the seat's own, or when all want it if they share it."""
        build = build_of(state, seat)
        if not self.referee.may_roll_again(build):
            raise Refused("no-mercy", "only a roll with at most one vowel may be rolled again")
        if self.referee.settings.pace != "duplicate":
            return replace(state, phase=model.RollingAgain((seat,), phase, at)), ()
        state = with_builds(state, replace(build, again=True))
        return self.again_if_all_want(state, phase, at), (model.AskedToRollAgain(seat),)

    def again_if_all_want(self, state: State, phase: Working, at: Millis) -> State:
        if not all(build.again for build in state.builds):
            return state
        return replace(state, phase=model.RollingAgain(self.workers(state), phase, at))

    def rolled_again(self, state: State, phase: model.RollingAgain, rolls: Rolls, at: Millis) -> Step:
        """Go on building with new rolls. The time stopped while real dice were typed in (COM-13)."""
        state = with_builds(unfinished(state, *dict(rolls)), *self.builds(state, rolls))
        events = () if self.referee.settings.pace == "together" else (self._rolled(state, rolls),)
        return replace(state, phase=_resumed(phase, at)), events

    def without_second_roll(self, state: State, phase: model.RollingAgain, seat: Seat, at: Millis) -> Step:
        """Go on without a seat while others roll again. By older rules its layout stayed if another held the device."""
        rolling = tuple(other for other in phase.seats if other != seat)
        if not rolling:
            return self.without(replace(state, phase=_resumed(phase, at)), seat, at)
        if self.referee.rules > 2 or phase.building.runs_for(seat):
            state = self.dropped(state, seat)
        return replace(state, phase=replace(phase, seats=rolling)), ()


def _resumed(phase: model.RollingAgain, at: Millis) -> Working:
    return replace(phase.building, until=phase.building.until + at - phase.since)
