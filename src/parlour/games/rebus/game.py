"""Letters Rebus: the rules as a game of the protocol."""

from typing import Any, ClassVar

from msgspec.structs import asdict, replace

from parlour.core import Act, Alarm, Drawn, InputOf, Left, Millis, Refused, Result, Seat, Wait
from parlour.core.components import check_faces
from parlour.core.contract import only_when_asked
from parlour.core.court.ending import Over
from parlour.core.court.rulings import Appeal, CastVote, CastVotes, Finish, GoOn
from parlour.core.extras.handing_over import Handing, TakeDevice
from parlour.core.extras.later import Look, check_later, is_later
from parlour.core.extras.shared_roll import check_alone
from parlour.core.settings import read_settings
from parlour.games.rebus import model, view
from parlour.games.rebus.components.dice import STAR, Roll, Rolled, shipped_dice
from parlour.games.rebus.model import (
    Arrange,
    Building,
    RollAgain,
    Rolling,
    RollingAgain,
    Settings,
    Settled,
    State,
    Step,
    Voting,
)
from parlour.games.rebus.rules import times
from parlour.games.rebus.rules.referee import Referee
from parlour.games.rebus.steps import building, going_round, later, leaving, settling, turns, votes
from parlour.games.rebus.steps.asks import asks, moment
from parlour.lexicon import Lexicon


class Rebus:
    """`Rebus(Lexicon.load("en"), pace="duplicate", hourglass_seconds=120)`"""

    id: ClassVar[str] = "rebus"
    rules_version: ClassVar[int] = 2
    Moves: ClassVar[Any] = model.Moves
    Events: ClassVar[Any] = model.Events
    Draws: ClassVar[Any] = Rolled
    States: ClassVar[Any] = State
    View: ClassVar[Any] = view.View

    def __init__(self, lexicon: Lexicon, **settings: object) -> None:
        self.lexicon = lexicon
        self.settings = read_settings(Settings, settings)
        check_later(self.settings, judge="dictionary", rolls="table", one_device=False, mercy=False)
        dice = self.settings.dice or shipped_dice(lexicon.language)
        check_faces(dice.faces, lexicon.alphabet.letters + STAR)
        self.referee = Referee(lexicon.with_house(self.settings.house), self.settings, dice, self.rules_version)
        if self.settings.roll:
            check_alone(self.settings, pace="duplicate", rounds=1)
            self.referee.checked_roll(Rolled(((0, self.settings.roll),)), (0,))

    def by_rules(self, version: int) -> "Rebus":
        """Return the game with an older version of its rules. In the first one, appeals were others (COM-06), one
        device went round by turns only (REB-20), and results had 15 seconds at every table (COM-24)."""
        return _ByTheFirstRules(self.lexicon, **asdict(self.settings)) if version == 1 else self

    def start(self, seats: int) -> State:
        if not 1 <= seats <= 7:
            raise Refused("wrong-number-of-seats", "Letters Rebus is for 1 to 7 players")
        if self.settings.roll and seats != 1:
            raise Refused("wrong-number-of-seats", "a shared roll is for one player")
        first = range(seats)[:1] if self.settings.pace == "turns" else range(seats)
        phase = turns.opening(self.settings, tuple(first), 0)
        return State(table=((None,) * self.settings.rounds,) * seats, phase=phase)

    def wait(self, state: State) -> Wait:
        match state.phase:
            case Rolling(seats=seats) | RollingAgain(seats=seats):
                is_secret, given = self.settings.pace == "together", self.settings.roll
                roll = Roll(self.referee.dice, seats, times.is_same_roll(self.settings.pace), is_secret, given)
                return Wait(chance=roll, present=state.present, on=f"{moment(state)} roll")
            case Over():
                return Wait()
            case Building() as phase if is_later(self.settings):
                return later.wait(self.settings, state, phase, moment(state))
            case phase:
                wait = Wait(asks(self.referee, state), phase.until, None, state.present, on=moment(state))
                if isinstance(phase, Settled):
                    return settling.wait(self.referee, state, phase, wait)
                return replace(wait, span=times.span(phase, self.settings))

    @only_when_asked
    def step(self, state: State, what: InputOf[model.Moves], at: Millis) -> Step:
        referee = self.referee
        match state.phase, what:
            case _, Act(seat, move):
                return self._act(state, seat, move, at)
            case _, Alarm():
                return self._ring(state, at)
            case Rolling() as phase, Drawn(result=Rolled() as rolled):
                return building.rolled(referee, state, phase, referee.checked_roll(rolled, phase.seats), at)
            case RollingAgain() as phase, Drawn(result=Rolled() as rolled):
                return building.rolled_again(referee, state, phase, referee.checked_roll(rolled, phase.seats), at)
            case _, Left(seat):
                return leaving.leave(referee, state, seat, at)
            case _:
                raise Refused("not-asked", "this is not asked for now")

    def _act(self, state: State, seat: Seat, move: model.Moves, at: Millis) -> Step:
        referee = self.referee
        match state.phase, move:
            case Handing() as phase, TakeDevice():
                return going_round.take(referee, state, phase, at)
            case Building() as phase, Look():
                return later.look(referee, state, phase, seat, at)
            case Building() as phase, Arrange(dice):
                return building.arrange(referee, state, phase, seat, dice)
            case Building() as phase, RollAgain():
                return building.roll_again(referee, state, phase, seat, at)
            case Building() as phase, Finish():
                return building.finish(referee, state, phase, seat, at)
            case Voting() as phase, CastVote() as vote:
                return votes.cast(referee, state, phase, seat, vote, at)
            case Voting() as phase, CastVotes(against):
                return votes.cast_all(referee, state, phase, seat, against, at)
            case Settled() as phase, GoOn():
                return settling.be_ready(referee, state, phase, seat, at)
            case Settled() as phase, Appeal(word):
                return votes.appeal(referee, state, phase, seat, word, at)
            case _:
                raise Refused("not-asked", "this is not asked for now")

    def _ring(self, state: State, at: Millis) -> Step:
        """Act when time is up."""
        referee = self.referee
        match state.phase:
            case Handing() as phase:
                return going_round.take(referee, state, phase, at)
            case Building() as phase if is_later(self.settings):
                return later.ring(referee, state, phase, at)
            case Building() as phase:
                return building.end(referee, state, phase, at)
            case Voting() as phase:
                return votes.close(referee, state, phase, at)
            case Settled() as phase:
                return turns.enter(referee, state, phase, at)
            case _:
                raise Refused("not-asked", "no alarm is set")

    def view(self, state: State, seat: Seat | None) -> view.View:
        return view.view(self.referee, state, seat)

    def own(self, state: State, seat: Seat) -> dict[str, Any]:
        return view.own(self.referee, state, seat)

    def result(self, state: State) -> Result | None:
        return Result(state.phase.winners, state.totals) if isinstance(state.phase, Over) else None


class _ByTheFirstRules(Rebus):
    rules_version: ClassVar[int] = 1
