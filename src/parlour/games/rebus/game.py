"""Letters Rebus: the five verbs."""

from typing import Any, ClassVar

from msgspec.structs import replace

from parlour.core import (
    Act,
    Alarm,
    Asks,
    Drawn,
    Input,
    Left,
    Millis,
    Refused,
    Result,
    Seat,
    Wait,
    only_when_asked,
    read_settings,
)
from parlour.core.components import check_faces
from parlour.core.rulings import Appeal, CastVote, GoOn
from parlour.games.rebus import building, model, settling, view
from parlour.games.rebus.components import DICE, ROUNDS, STAR, STARS, Roll, Rolled, shipped_dice
from parlour.games.rebus.model import (
    Arrange,
    Build,
    Building,
    Finish,
    Over,
    RollAgain,
    Rolling,
    RollingAgain,
    SeatLeft,
    Settings,
    Settled,
    State,
    Step,
    Voting,
)
from parlour.games.rebus.referee import Referee, present
from parlour.lexicon import Lexicon


class Rebus:
    """`Rebus(Lexicon.load("en"), pace="duplicate", hourglass_seconds=120)`"""

    id: ClassVar[str] = "rebus"
    rules_version: ClassVar[int] = 1
    Moves: ClassVar[Any] = model.Moves
    Events: ClassVar[Any] = model.Events
    Draws: ClassVar[Any] = Rolled
    State: ClassVar[Any] = State
    View: ClassVar[Any] = view.View

    def __init__(self, lexicon: Lexicon, **settings: object) -> None:
        self.lexicon = lexicon
        self.settings = read_settings(Settings, settings)
        dice = self.settings.dice or shipped_dice(lexicon.language)
        check_faces(dice.faces, lexicon.alphabet.letters + STAR)
        self.referee = Referee(lexicon.with_house(self.settings.house), self.settings, dice)

    def start(self, seats: int) -> State:
        if not 1 <= seats <= 7:
            raise Refused("wrong-number-of-seats", "Letters Rebus is for 1 to 7 players")
        opening = range(seats)[:1] if self.settings.pace == "turns" else range(seats)
        return State(table=((None,) * ROUNDS,) * seats, phase=Rolling(tuple(opening)))

    def wait(self, state: State) -> Wait:
        match state.phase:
            case Rolling(seats=seats) | RollingAgain(seats=seats):
                roll = Roll(self.referee.dice, seats, self.settings.pace == "duplicate")
                return Wait(chance=roll, present=present(state))
            case Over():
                return Wait()
            case phase:
                return Wait(self._asks(state), phase.until, present=present(state))

    @only_when_asked
    def step(self, state: State, what: Input, at: Millis) -> Step:
        referee = self.referee
        match state.phase, what:
            case Rolling(seats=seats), Drawn(result=Rolled() as rolled):
                return building.open_turn(referee, state, self._checked(rolled, seats), at)
            case RollingAgain(seats=seats), Drawn(result=Rolled() as rolled):
                return building.rolled_again(referee, state, self._checked(rolled, seats))
            case Building(), Act(seat, Arrange(dice)):
                return building.arrange(referee, state, seat, dice)
            case Building(), Act(seat, RollAgain()):
                return building.roll_again(referee, state, seat)
            case Building(), Act(seat, Finish()):
                return self._end_early(building.finish(state, seat), at)
            case Building(), Alarm():
                return settling.end_building(referee, state, at)
            case Voting(), Act(seat, CastVote(valid, word)):
                return settling.cast(referee, state, seat, word, valid, at)
            case Voting(), Alarm():
                return settling.close_votes(referee, state, at)
            case Settled(), Act(seat, GoOn()):
                return settling.be_ready(referee, state, seat, at)
            case Settled(), Act(seat, Appeal(word)):
                return settling.appeal(referee, state, seat, word, at)
            case Settled(), Alarm():
                return settling.enter(referee, state)
            case _, Left(seat):
                return self._leave(state, seat, at)
            case _:
                raise Refused("not-asked", "this is not asked for now")

    def _checked(self, rolled: Rolled, seats: tuple[Seat, ...]) -> Rolled:
        """Dice rolled on a real table are typed in by people (COM-01)."""
        signs, rolls = {*self.lexicon.alphabet.letters, STAR}, [roll for _, roll in rolled.rolls]
        if [seat for seat, _ in rolled.rolls] != [*seats]:
            raise Refused("bad-roll", "a roll for each seat that rolls")
        if any(len(roll) != DICE or set(roll) - signs or roll.count(STAR) > STARS for roll in rolls):
            raise Refused("bad-roll", f"{DICE} letters, of which {STARS} may be stars")
        if self.settings.pace == "duplicate" and len(set(rolls)) > 1:
            raise Refused("bad-roll", "the same roll for all (REB-16)")
        return rolled

    def _end_early(self, step: Step, at: Millis) -> Step:
        """What lies when all builders have finished counts at once."""
        state, events = step
        if not building.all_finished(state):
            return step
        state, ended = settling.end_building(self.referee, state, at)
        return state, events + ended

    def _leave(self, state: State, seat: Seat, at: Millis) -> Step:
        """A removed seat passes from now on: a layout that it was building does not count (COM-08)."""
        state, left = replace(state, gone=(*state.gone, seat)), (SeatLeft(seat),)
        state, events = self._without(state, seat, at) if len(present(state)) > 1 else settling.break_off(state)
        return state, left + events

    def _without(self, state: State, seat: Seat, at: Millis) -> Step:
        match state.phase:
            case Rolling(seats=seats):
                left = tuple(other for other in seats if other != seat)
                state = replace(state, phase=Rolling(left))
                return (state, ()) if left else settling.next_turn(self.referee, state, after=seat)
            case Building() as phase:
                return self._without_build(state, phase, seat, at)
            case RollingAgain(seats=seats, building=phase):
                return self._without_build(state, phase, seat, at, tuple(other for other in seats if other != seat))
            case Voting(ballots=ballots) as voting:
                state = replace(state, phase=replace(voting, ballots=ballots.without(seat)))
                return settling.close_if_complete(self.referee, state, at)
            case Settled():
                return settling.go_on_if_ready(self.referee, state, at)
            case _:
                return state, ()

    def _without_build(
        self, state: State, phase: Building, seat: Seat, at: Millis, rolling: tuple[Seat, ...] = ()
    ) -> Step:
        builds: tuple[Build, ...] = tuple(build for build in phase.builds if build.seat != seat)
        phase = replace(phase, builds=builds)
        state = replace(state, phase=RollingAgain(rolling, phase) if rolling else phase)
        if rolling:
            return state, ()
        if not builds:
            return settling.next_turn(self.referee, state, after=seat)
        state, events = building.again_if_all_want(state)
        return self._end_early((state, events), at) if isinstance(state.phase, Building) else (state, events)

    def view(self, state: State, seat: Seat | None) -> view.View:
        return view.view(self.referee, state, seat)

    def result(self, state: State) -> Result | None:
        return settling.result(state)

    def _asks(self, state: State) -> dict[Seat, Asks]:
        match state.phase:
            case Building(builds=builds):
                return {build.seat: self._asks_builder(build) for build in builds}
            case Voting(ballots=ballots):
                return dict.fromkeys(ballots.waiting_for, (CastVote,))
            case Settled(ready=ready):
                appeals = (Appeal,) if settling.appealable(self.referee, state) else ()
                asks = {seat: appeals if seat in ready else (GoOn, *appeals) for seat in present(state)}
                return {seat: kinds for seat, kinds in asks.items() if kinds}
            case _:
                return {}

    def _asks_builder(self, build: Build) -> Asks:
        again = self.referee.may_roll_again(build.roll) and not build.again
        return (Arrange, Finish, RollAgain) if again else (Arrange, Finish)
