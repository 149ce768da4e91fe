"""The machine of a secret round: hand over, work, vote, lie open, score."""

from dataclasses import dataclass

from msgspec.structs import replace

from parlour.core.court.events import Finished, SeatJoined, SeatLeft
from parlour.core.court.vote import Finish
from parlour.core.game import (
    DAY,
    Act,
    Alarm,
    AnyInput,
    Drawn,
    Event,
    Joined,
    Left,
    Millis,
    Move,
    Phase,
    Refused,
    Seat,
    Step,
    Wait,
    prepend_events,
)
from parlour.core.round import phases
from parlour.core.round.court import Court
from parlour.core.round.phases import OwnTimes, P, S
from parlour.core.round.task import Clock, Task

HAND_OVER: Millis = 120_000
"""How long handing over may take. Then the next player's time runs anyway, or a game might never end."""


@dataclass(frozen=True, kw_only=True)
class SecretRound(Court[S, P]):
    """A round at one table. A game inherits from it, says its task, and overrides steps where it has phases of its own.

    `time`: how long a seat works. `clock`: whose time runs when. `patience`: after how many days in a row on which
    nobody looks the game is over (COM-21).
    """

    time: Millis
    patience: int = 2

    def wait(self, state: S, on: str) -> Wait:
        """Return what the round waits for. `on`: the moment (COM-11); each vote in it is a moment of its own."""
        match state.phase:
            case phases.Handing(seat, until):
                return Wait({seat: (phases.TakeDevice,)}, until, None, state.present, HAND_OVER, on)
            case phases.Working() as phase:
                seats = self.workers(state)
                asks = {seat: self.asks(state, seat) for seat in seats if phase.runs_for(seat)}
                if self.clock is Clock.OWN_TIME:
                    return OwnTimes.of(state, phase, seats).wait(asks, state.present, self.time, on)
                return Wait(asks, phase.until, None, state.present, self.time, on)
            case _:
                return super().wait(state, on)

    def takes_seats(self, state: S) -> bool:
        """Return whether another player may sit down: not if the game has not said what a new seat has."""
        is_open = self.clock is Clock.OWN_TIME and isinstance(state.phase, phases.Working)
        return is_open and type(self).seated is not Task.seated

    def step(self, state: S, what: AnyInput, at: Millis) -> Step[S]:
        """Do what follows from an input. Draws and the game's own moves and phases are the game's."""
        match what:
            case Act(seat, move):
                return self.act(state, seat, move, at)
            case Alarm():
                return self.ring(state, at)
            case Left(seat):
                return self._leave(state, seat, at)
            case Joined():
                joined, seat = self.seated(state, state.seats), state.seats
                return replace(joined, seats=seat + 1), (SeatJoined(seat),)
            case Drawn():
                raise Refused("not-asked", "no such dice or cards are being waited for")

    # Work begins.

    def open(self, state: S, at: Millis) -> Step[S]:
        """Let everybody work: all at once, one after another, or within a day."""
        state = replace(state, finished=())
        match self.clock:
            case Clock.TOGETHER:
                return replace(state, phase=phases.Working(at + self.time)), self.announced(state)
            case Clock.PASSED_ON:
                return self._handed(state, self.workers(state)[0], at), ()
            case Clock.OWN_TIME:
                return replace(state, phase=phases.Working(at + DAY)), ()

    def open_turn(self, state: S, seat: Seat, at: Millis) -> Step[S]:
        """Let one seat play. If all share a device, it is handed over first."""
        return (self._handed(state, seat, at), ()) if self.clock is Clock.PASSED_ON else self.take(state, seat, at)

    def take(self, state: S, seat: Seat, at: Millis) -> Step[S]:
        """Let a seat play now that it holds the device."""
        return self.begin(state, seat, at), ()

    def begin(self, state: S, seat: Seat, at: Millis) -> S:
        """Start the time of one seat, which the others wait for."""
        return replace(phases.unfinished(state, seat), phase=phases.Working(at + self.time, seat))

    def _handed(self, state: S, seat: Seat, at: Millis) -> S:
        return replace(state, phase=phases.Handing(seat, at + HAND_OVER))

    # Work goes on.

    def act(self, state: S, seat: Seat, move: Move, at: Millis) -> Step[S]:
        match state.phase, move:
            case phases.Handing(seat=holder), phases.TakeDevice():
                return self.take(state, holder, at)
            case phases.Working() as phase, phases.Look():
                until = at + self.time  # in the last minute of the day it is as long as ever (COM-19)
                looked = replace(phase, clocks=(*phase.clocks, (seat, until)))
                return replace(state, phase=looked), (phases.Looked(seat, until),)
            case phases.Working(), Finish():
                return self.finish(state, seat, at)
            case _:
                return super().act(state, seat, move, at)

    def finish(self, state: S, seat: Seat, at: Millis) -> Step[S]:
        if seat in state.finished:
            raise Refused("finished-already", "you have said so")
        return prepend_events((Finished(seat),), self.go_on(self._closed(state, seat), at))

    def _closed(self, state: S, *seats: Seat) -> S:
        for seat in seats:
            state = self.close(state, seat)
        return phases.with_finished(state, *seats)

    def ring(self, state: S, at: Millis) -> Step[S]:
        match state.phase:
            case phases.Handing(seat=seat):
                return self.take(state, seat, at)
            case phases.Working() as phase if self.clock is Clock.OWN_TIME:
                times = OwnTimes.of(state, phase, self.workers(state))
                late = times.late(at)
                state = phases.with_finished(self._closed(state, *late), *times.missed(at))
                return prepend_events(tuple(map(Finished, late)), self.go_on(state, at))
            case phases.Working(seat=None):
                return self._over(state, at)
            case phases.Working(seat=int() as seat):
                return self.go_on(self._closed(state, seat), at)
            case _:
                return super().ring(state, at)

    def go_on(self, state: S, at: Millis) -> Step[S]:
        """End the work once all have finished, or hand the device to the next player."""
        seats, phase = self.workers(state), state.phase
        if self.clock is Clock.OWN_TIME:
            goes_on = OwnTimes.of(state, phase, seats).goes_on(state.absent)
            return (state, ()) if goes_on else self._end_of_day(state, phase, at)
        if not (waiting := [seat for seat in seats if seat not in state.finished]):
            return self._over(state, at)
        holds_on = phase.seat is None or phase.seat in waiting
        return (state if holds_on else self._handed(state, waiting[0], at)), ()

    # Work is over.

    def _over(self, state: S, at: Millis) -> Step[S]:
        seats = self.workers(state)
        for seat in seats:
            state = self.close(state, seat)
        return prepend_events(self._announced_at_last(state, seats), self.judge_work(state, at))

    def _announced_at_last(self, state: S, seats: tuple[Seat, ...]) -> tuple[Event, ...]:
        return (*(self.announced(state) if self.clock.hides else ()), *self.over(state, seats))

    def _end_of_day(self, state: S, phase: phases.Working, at: Millis) -> Step[S]:
        """Score at once, because nobody comes twice for a round. If nobody came at all, give it another day, or end the
        game (COM-21)."""
        seen = dict(phase.clocks)
        absent = tuple(seat for seat in state.present if seat not in seen)
        if len(absent) == len(state.present):
            return self._nobody_came(state, phase, at)
        state = replace(state, absent=absent)
        announced = self._announced_at_last(state, ())
        state, shown = self.show(state, at)
        lies_open = isinstance(state.phase, phases.LiesOpen)
        after = self.enter(replace(state, last=state.phase), state.phase, at) if lies_open else (state, ())
        return prepend_events((*announced, *shown), after)

    def _nobody_came(self, state: S, phase: phases.Working, at: Millis) -> Step[S]:
        """Wait another day, or end the game. If the last player left, the day is not over yet, and does not count."""
        silent = phase.silent + (at >= phase.until)
        if self.patience == 1 or silent >= self.patience:
            return self.end(state, None)
        return replace(state, finished=(), phase=phases.Working(at + DAY, silent=silent)), ()

    def _leave(self, state: S, seat: Seat, at: Millis) -> Step[S]:
        state = replace(state, gone=(*state.gone, seat))
        is_alone = len(state.present) <= 1
        after = self.end(state, phases.result_in(state)) if is_alone else self.without(state, seat, at)
        return prepend_events((SeatLeft(seat),), after)

    def without(self, state: S, seat: Seat, at: Millis) -> Step[S]:
        """Go on without a seat that has left. A game with phases of its own adds them."""
        match state.phase:
            case phases.Handing() | phases.Working():
                return self.go_on(self.dropped(state, seat), at)
            case phases.Voting() | phases.LiesOpen():
                return super().without(state, seat, at)
            case _:
                return state, ()

    # What a view may show.

    def sees(self, phase: Phase, seat: Seat | None) -> bool:
        """Return whether a seat, or a spectator, may see what is asked: only in its own time, if there is one."""
        match phase:
            case phases.Handing():
                return False
            case phases.Working(clocks=clocks) if self.clock is Clock.OWN_TIME:
                return seat in dict(clocks)
            case phases.Working(seat=worker):
                return worker is None or worker == seat
            case _:
                return True

    def missed(self, state: S, phase: phases.Working) -> frozenset[Seat]:
        """Return the seats that did not come in time, while others still work (COM-20)."""
        return frozenset(state.finished).difference(dict(phase.clocks)) if self.clock is Clock.OWN_TIME else frozenset()
