"""Bookworm: The Dice Game: the rules as a game of the protocol."""

from typing import Any, ClassVar

from parlour.core import (
    Act,
    Alarm,
    AnyInput,
    Draw,
    Drawn,
    InputOf,
    Joined,
    Left,
    Millis,
    Move,
    Refused,
    Result,
    Seat,
    Wait,
)
from parlour.core.contract import only_when_asked
from parlour.core.court.events import Over
from parlour.core.flat_names import read_table
from parlour.core.real_dice import Lot, Lots
from parlour.core.table import older
from parlour.core.views import only_you
from parlour.games.bookworm import view
from parlour.games.bookworm.components import WHITE
from parlour.games.bookworm.model import draws, events, moves
from parlour.games.bookworm.model import spread as phases
from parlour.games.bookworm.model.draws import Deck, OtherSide, Roll, Rolled, SideByLot, Turned
from parlour.games.bookworm.model.moves import Settings
from parlour.games.bookworm.model.spread import Spread
from parlour.games.bookworm.model.state import Last, State, Step
from parlour.games.bookworm.rules import times
from parlour.games.bookworm.rules.referee import Referee
from parlour.games.bookworm.steps import doubts, leaving, rounds, turns
from parlour.games.bookworm.steps.asks import asks, moment
from parlour.lexicon import Lexicon


class Bookworm:
    """`Bookworm(Lexicon.load("en"), special_die=False)`"""

    id: ClassVar[str] = "bookworm"
    rules_version: ClassVar[int] = 4
    Moves: ClassVar[Any] = moves.Moves
    Events: ClassVar[Any] = events.Events
    Draws: ClassVar[Any] = draws.Draws
    States: ClassVar[Any] = State
    View: ClassVar[Any] = view.View

    def __init__(self, lexicon: Lexicon, **settings: object) -> None:
        self.settings, self.options = read_table(Settings, settings)
        self.lexicon = lexicon.with_house(self.options.house)
        self.referee = Referee.of(self.lexicon, self.settings, self.options, self.rules_version)

    def by_rules(self, version: int) -> "Bookworm":
        """Return the game with an older version of its rules: in the first one a doubt was not a vote (BKW-32), and in
        the second one clocks ran around one device as anywhere (BKW-33). In the third one, two rounds without a word
        ended a game until tomorrow, however short they were (COM-21), and everybody was on turn in a vote (COM-22)."""
        return older(self, version)

    def start(self, seats: int) -> State:
        self.options.check_seats(seats, 2, 6)
        first = 1 if seats == 1 else self.settings.first_bookworm  # alone one is the Bookworm from the start (BKW-34)
        if first > seats:
            raise Refused("bad-setting", f"there is no seat {first} to be the first Bookworm")
        state = State(Spread.fresh(seats, with_special=False), left=tuple(range(len(self.referee.cards))))
        return rounds.open_round(state, first - 1)[0] if first else state

    def wait(self, state: State) -> Wait:
        match state.phase:
            case phases.Choosing():
                return Wait(chance=Lots(state.present), present=state.present)
            case phases.TurningCard():
                return Wait(chance=Deck(state.left), present=state.present)
            case phases.Rolling():
                roll = Roll(self.referee.dice, self.settings.special_die and not state.is_solo, state.bookworm)
                return Wait(chance=roll, present=state.present)
            case phases.DrawingSide():
                return Wait(chance=OtherSide(), present=state.present)
            case Over():
                return Wait()
            case phase:
                span = times.span(phase, self.referee, state)
                # The host may end a pause (COM-23).
                rest = phase.until - span if isinstance(phase, phases.Scored) else None
                known: dict[Seat, Millis] | None = None if times.is_shown(self.referee, phase) else {}
                return Wait(
                    asks(state, self.rules_version), phase.until, None, state.present, span, moment(state), known, rest
                )

    def takes_seats(self, state: State) -> bool:
        return self.options.is_later and not isinstance(state.phase, Over)

    @only_when_asked
    def step(self, state: State, what: InputOf[moves.Moves], at: Millis) -> Step:
        after = leaving.pass_over(self.referee, *self._step(state, what, at), at)
        return rounds.count_silence(self.referee, state, what, after)

    def _step(self, state: State, what: AnyInput, at: Millis) -> Step:
        match what:
            case Act(seat, move):
                return self._act(state, seat, move, at)
            case Drawn(result):
                return self._draw(state, result, at)
            case Alarm():
                return self._ring(state, at)
            case Left(seat):
                return leaving.leave(self.referee, state, seat, at)
            case Joined():
                return leaving.join(state)

    def _act(self, state: State, seat: Seat, move: Move, at: Millis) -> Step:
        match state.phase, move:
            case phases.Picking() as phase, moves.Pick(line):
                return rounds.pick(self.referee, state, phase, line, at)
            case phases.TurningSide(), moves.TurnSide(side):
                return rounds.turn_side(self.referee, state, side, at)
            case phases.Naming() as phase, moves.Say():
                return turns.say(self.referee, state, phase, move, at)
            case phases.Naming(), moves.NoWord():
                return rounds.fail(self.referee, state, seat, at)
            case phases.Naming() as phase, moves.ChangeCategory():
                return turns.change_category(state, phase)
            case _, moves.Keep():
                return doubts.keep(state, seat)
            case phases.Scored() as phase, moves.GoOn():
                return rounds.go_on(state, phase, seat)
            case _ if state.last is not None:
                return self._act_on_the_last_word(state, state.last, seat, move, at)
            case _:
                raise Refused("not-asked", "this is not asked for now")

    def _act_on_the_last_word(self, state: State, last: Last, seat: Seat, move: Move, at: Millis) -> Step:
        match state.phase, move:
            case (phases.Naming() | phases.Ending()) as phase, moves.Doubt():
                return doubts.doubt(self.referee, state, phase, last, seat, at, counts=self.rules_version > 1)
            case phases.Voting() as phase, moves.CastVote(fits):
                return doubts.go_on(self.referee, state, phase.cast(seat, fits), last, at)
            case (phases.Naming() | phases.Ending()) as phase, moves.Swap(die):
                return turns.ask(self.referee, state, phase, last, die, at)
            case phases.Swapping() as phase, moves.Agree():
                return turns.agree(self.referee, state, phase, last, seat, at)
            case phases.Swapping() as phase, moves.Object():
                return turns.call_off(state, phase, last, at), (events.SwapRefused(seat),)
            case _:
                raise Refused("not-asked", "this is not asked for now")

    def _draw(self, state: State, result: Draw, at: Millis) -> Step:
        match state.phase, result:
            case phases.Choosing(), Lot(seat) if seat in state.present:
                return rounds.open_round(state, seat)
            case phases.TurningCard() as phase, Turned(card):
                return rounds.turn_card(self.referee, state, phase, card, at)
            case phases.Rolling(), Rolled() if self._is_a_roll(result):
                return rounds.roll(self.referee, state, result, at)
            case phases.DrawingSide(), SideByLot(side):
                return rounds.turn_side(self.referee, state, side, at)
            case _:
                raise Refused("not-asked", "no such dice or cards are being waited for")

    def _is_a_roll(self, rolled: Rolled) -> bool:
        """Return whether people typed in a roll that the dice can show."""
        letters = set(self.lexicon.alphabet.letters)
        return (
            len(rolled.faces) == len(WHITE)
            and all(face.letters and letters.issuperset(face.letters) and face.dots > 0 for face in rolled.faces)
            and (rolled.side is None or self.settings.special_die)
        )

    def _ring(self, state: State, at: Millis) -> Step:
        match state.phase, state.last:
            case phases.Picking() as phase, _:
                return rounds.pick(self.referee, state, phase, 0, at)
            case phases.TurningSide() as phase, _:
                return rounds.turn_by_lot(state, phase)
            case phases.Naming(seat=seat), _:
                return rounds.fail(self.referee, state, seat, at)
            case phases.Ending(seat=seat), _:
                return rounds.end_round(self.referee, state, seat, at)
            case phases.Voting() as phase, Last() as last:
                return doubts.close(self.referee, state, phase, last, at)
            case phases.Swapping() as phase, Last() as last:
                return turns.swap(self.referee, state, phase, last, at)
            case phases.Scored(), _:
                return rounds.next_round(state)
            case _:
                raise Refused("not-asked", "no alarm is set")

    def view(self, state: State, seat: Seat | None) -> view.View:
        return view.view(self.referee, state, seat)

    def own(self, state: State, seat: Seat) -> dict[str, Any]:
        return only_you(seat)

    def is_common(self, state: State) -> bool:
        return True  # nothing is hidden here

    def result(self, state: State) -> Result | None:
        return Result(state.phase.winners, state.totals) if isinstance(state.phase, Over) else None
