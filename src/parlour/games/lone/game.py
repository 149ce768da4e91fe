"""Lone Words: the rules as a game of the protocol."""

from typing import Any, ClassVar

from parlour.core import Act, Alarm, Drawn, InputOf, Millis, Refused, Result, Seat, Wait
from parlour.core.components import check_faces
from parlour.core.contract import only_when_asked
from parlour.core.court.events import Over
from parlour.core.court.vote import Finish
from parlour.core.flat_names import read_table
from parlour.core.round.phases import Working
from parlour.core.round.task import clock_of
from parlour.core.table import older
from parlour.games.lone import model, view
from parlour.games.lone.components import LETTER_DICE, Roll, Rolled, shipped_dice, shipped_sheet
from parlour.games.lone.model import Compared, Erase, GiveUp, HandIn, Jot, Pencil, Rolling, Settings, State, Step, Write
from parlour.games.lone.rules import Referee, points
from parlour.games.lone.steps import sheets
from parlour.games.lone.steps.round import Round
from parlour.lexicon import Lexicon


class Lone:
    """`Lone(Lexicon.load("en"), seconds=90)`"""

    id: ClassVar[str] = "lone"
    rules_version: ClassVar[int] = 3
    Moves: ClassVar[Any] = model.Moves
    Events: ClassVar[Any] = model.Events
    Draws: ClassVar[Any] = Rolled
    States: ClassVar[Any] = State
    View: ClassVar[Any] = view.View

    def __init__(self, lexicon: Lexicon, **settings: object) -> None:
        self.lexicon = lexicon
        self.settings, self.options = read_table(Settings, settings)
        self.dice = self.settings.dice or shipped_dice(lexicon.language)
        check_faces(self.dice.faces, lexicon.alphabet.letters)
        if self.options.roll:
            self._checked(self.options.roll)
        sheet, rules = self.settings.sheet or shipped_sheet(), self.rules_version
        self.referee = Referee(lexicon.with_house(self.options.house), self.settings, sheet, rules, self.options)
        self.round = Round(
            clock=clock_of(self.options),
            time=1000 * (self.settings.copy_s if self.settings.paper else self.settings.seconds),
            judge=self.settings.judge,
            procedure=self.referee.procedure,
            is_unhurried=rules > 1 and self.options.is_unhurried,
            patience=1 if rules < 3 else 2,
            referee=self.referee,
        )

    def by_rules(self, version: int) -> "Lone":
        """Return the game with an older version of its rules. In the first one, appeals were others (COM-06), players
        chose rows even where they had no choice (LON-12), and reading had a clock around one device too (COM-24).
        In the second one, one vote was enough against any word (COM-06), a draft replaced a word (LON-14),
        after an early end a tie was shared (LON-21), and one day without players was the last one (COM-21)."""
        return older(self, version)

    def start(self, seats: int) -> State:
        self.options.check_seats(seats, 2, 8)
        empty: Any = ((),) * seats
        return State(seats=seats, sheets=empty, drafts=empty, extras=empty, jots=(None,) * seats)

    def wait(self, state: State) -> Wait:
        match state.phase:
            case Rolling():
                return Wait(chance=Roll(self.dice, self.options.roll), present=state.present)
            case Pencil(until=until):
                asks = dict.fromkeys(state.present, (Finish,))
                return Wait(asks, until, None, state.present, 1000 * self.settings.seconds, f"{state.round} pencil")
            case Over():
                return Wait()
            case _:
                return self.round.wait(state, str(state.round))

    @only_when_asked
    def step(self, state: State, what: InputOf[model.Moves], at: Millis) -> Step:
        match state.phase, what:
            case Rolling(), Drawn(result=Rolled(letters)):
                return self.round.open_round(state, self._checked(letters), at)
            case Pencil(), Act(seat, Finish()):
                return self.round.finish(state, seat, at)
            case Pencil(), Alarm():
                return self.round.put_down(state, at)
            case Working(), Act(seat, (Write() | Erase() | Jot() | HandIn()) as move):
                return sheets.write_down(self.referee, state, seat, move)
            case Compared() as phase, Act(seat, GiveUp(rows)):
                return self.round.give_up(state, phase, seat, rows, at)
            case _:
                return self.round.step(state, what, at)

    def _checked(self, rolled: str) -> str:
        """Return a roll typed in by people. Raises `Refused` if the dice can't show it."""
        if len(rolled) != LETTER_DICE or set(rolled) - set(self.lexicon.alphabet.letters):
            raise Refused("bad-roll", f"{LETTER_DICE} letters of the table's language")
        return rolled

    def takes_seats(self, state: State) -> bool:
        return self.round.takes_seats(state)

    def view(self, state: State, seat: Seat | None) -> view.View:
        return view.view(self.round, state, seat)

    def own(self, state: State, seat: Seat) -> dict[str, Any]:
        return view.own(self.round, state, seat)

    def result(self, state: State) -> Result | None:
        return Result(state.phase.winners, tuple(map(points, state.sheets))) if isinstance(state.phase, Over) else None
