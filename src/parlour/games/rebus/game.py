"""Letters Rebus: the rules as a game of the protocol."""

from typing import Any, ClassVar

from parlour.core import Act, Drawn, InputOf, Millis, Result, Seat, Wait
from parlour.core.components import check_faces
from parlour.core.contract import only_when_asked
from parlour.core.court.events import Over
from parlour.core.flat_names import read_table
from parlour.core.round.phases import Working
from parlour.core.round.task import Clock, clock_of
from parlour.core.table import older
from parlour.games.rebus import model, view
from parlour.games.rebus.components import STAR, Roll, Rolled, shipped_dice
from parlour.games.rebus.model import Arrange, RollAgain, Rolling, RollingAgain, Settings, State, Step, is_same_roll
from parlour.games.rebus.rules.referee import Referee
from parlour.games.rebus.steps.round import Round
from parlour.lexicon import Lexicon


class Rebus:
    """`Rebus(Lexicon.load("en"), pace="duplicate", hourglass_seconds=120)`"""

    id: ClassVar[str] = "rebus"
    rules_version: ClassVar[int] = 4
    Moves: ClassVar[Any] = model.Moves
    Events: ClassVar[Any] = model.Events
    Draws: ClassVar[Any] = Rolled
    States: ClassVar[Any] = State
    View: ClassVar[Any] = view.View

    def __init__(self, lexicon: Lexicon, **settings: object) -> None:
        self.lexicon = lexicon
        self.settings, self.options = read_table(Settings, settings)
        dice = self.settings.dice or shipped_dice(lexicon.language)
        check_faces(dice.faces, lexicon.alphabet.letters + STAR)
        clock, rules = clock_of(self.options), self.rules_version
        if rules == 1 and clock is Clock.PASSED_ON and self.settings.pace != "turns":
            clock = Clock.TOGETHER
        hides = clock.hides and self.settings.pace != "turns"
        self.referee = Referee(lexicon.with_house(self.options.house), self.settings, dice, rules, hides, self.options)
        self.round = Round(
            clock=clock,
            time=self.settings.glass,
            judge=self.settings.judge,
            procedure=self.referee.procedure,
            is_unhurried=rules > 1 and self.options.is_unhurried,
            patience=1 if rules < 4 else 2,
            referee=self.referee,
        )
        if self.options.roll:
            self.referee.checked_rolls(((0, self.options.roll),), (0,))

    def by_rules(self, version: int) -> "Rebus":
        """Return the game with an older version of its rules. In the first one, appeals were others (COM-06), one
        device went round in turns only (REB-20), and results had 15 seconds at every table (COM-24). In the second
        one, a device could be handed to a removed seat (COM-08). In the third one, one vote was enough against any word
        (COM-06), and one day without players was the last one (COM-21)."""
        return older(self, version)

    def start(self, seats: int) -> State:
        self.options.check_seats(seats, 1, 7)
        state = State(seats=seats, table=((None,) * self.settings.rounds,) * seats, phase=Rolling(()))
        return self.round.open_turns(state, state.present, 0)[0]

    def wait(self, state: State) -> Wait:
        match state.phase:
            case Rolling(seats=seats) | RollingAgain(seats=seats):
                is_secret, given = self.settings.pace == "together", self.options.roll
                roll = Roll(self.referee.dice, seats, is_same_roll(self.settings.pace), is_secret, given)
                return Wait(chance=roll, present=state.present, on=f"{state.moment} roll")
            case Over():
                return Wait()
            case _:
                return self.round.wait(state, state.moment)

    @only_when_asked
    def step(self, state: State, what: InputOf[model.Moves], at: Millis) -> Step:
        match state.phase, what:
            case Working(), Act(seat, Arrange(dice)):
                return self.round.arrange(state, seat, dice)
            case Working() as phase, Act(seat, RollAgain()):
                return self.round.roll_again(state, phase, seat, at)
            case Rolling() as phase, Drawn(result=Rolled(rolls)):
                return self.round.rolled(state, phase, self.referee.checked_rolls(rolls, phase.seats), at)
            case RollingAgain() as phase, Drawn(result=Rolled(rolls)):
                return self.round.rolled_again(state, phase, self.referee.checked_rolls(rolls, phase.seats), at)
            case _:
                return self.round.step(state, what, at)

    def takes_seats(self, state: State) -> bool:
        return self.round.takes_seats(state)

    def view(self, state: State, seat: Seat | None) -> view.View:
        return view.view(self.round, state, seat)

    def own(self, state: State, seat: Seat) -> dict[str, Any]:
        return view.own(self.round, state, seat)

    def is_common(self, state: State) -> bool:
        return view.is_common(self.round, state)

    def result(self, state: State) -> Result | None:
        return Result(state.phase.winners, state.totals) if isinstance(state.phase, Over) else None
