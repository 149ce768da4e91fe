"""Lone Words: the five verbs."""

from typing import Any, ClassVar

from msgspec.structs import replace

from parlour.core import Act, Alarm, Asks, Drawn, Input, Left, Millis, Refused, Result, Seat, Wait
from parlour.core.ballots import VOTE_TIME
from parlour.core.components import check_faces
from parlour.core.contract import only_when_asked
from parlour.core.rulings import Appeal, CastVote, GoOn
from parlour.core.settings import read_settings
from parlour.games.lone import comparing, model, view, writing
from parlour.games.lone.components import LETTER_DICE, Roll, Rolled, shipped_dice, shipped_sheet
from parlour.games.lone.model import (
    Compared,
    Erase,
    Finish,
    GiveUp,
    HandIn,
    Over,
    Rolling,
    SeatLeft,
    Settings,
    State,
    Step,
    Voting,
    Write,
    Writing,
)
from parlour.games.lone.rules import Referee, present
from parlour.lexicon import Lexicon


class Lone:
    """`Lone(Lexicon.load("en"), seconds=90)`"""

    id: ClassVar[str] = "lone"
    rules_version: ClassVar[int] = 1
    Moves: ClassVar[Any] = model.Moves
    Events: ClassVar[Any] = model.Events
    Draws: ClassVar[Any] = Rolled
    State: ClassVar[Any] = State
    View: ClassVar[Any] = view.View

    def __init__(self, lexicon: Lexicon, **settings: object) -> None:
        self.lexicon = lexicon
        self.settings = read_settings(Settings, settings)
        self.dice = self.settings.dice or shipped_dice(lexicon.language)
        check_faces(self.dice.faces, lexicon.alphabet.letters)
        sheet = self.settings.sheet or shipped_sheet()
        self.referee = Referee(lexicon.with_house(self.settings.house), self.settings, sheet)

    def start(self, seats: int) -> State:
        if not 2 <= seats <= 8:
            raise Refused("wrong-number-of-seats", "Lone Words is for 2 to 8 players")
        empty: Any = ((),) * seats
        return State(sheets=empty, drafts=empty, extras=empty)

    def wait(self, state: State) -> Wait:
        match state.phase:
            case Rolling():
                return Wait(chance=Roll(self.dice), present=present(state))
            case Over():
                return Wait()
            case phase:
                return Wait(self._asks(state), phase.until, present=present(state), span=self._span(phase))

    @only_when_asked
    def step(self, state: State, what: Input, at: Millis) -> Step:
        referee = self.referee
        match state.phase, what:
            case Rolling(), Drawn(result=Rolled(letters)):
                return writing.open_round(referee, state, self._checked(letters), at)
            case Writing(), Act(seat, Write(row, word)):
                return writing.write(referee, state, seat, row, word)
            case Writing(), Act(seat, Erase(row)):
                return writing.erase(state, seat, row)
            case Writing(), Act(seat, HandIn(lines)):
                return writing.hand_in(referee, state, seat, lines)
            case Writing(), Act(seat, Finish()):
                return self._end_early(writing.finish(state, seat), at)
            case Writing(), Alarm():
                return comparing.end_writing(referee, state, at)
            case Voting(), Act(seat, CastVote(valid, word)):
                return comparing.cast(referee, state, seat, word, valid, at)
            case Voting(), Alarm():
                return comparing.close_votes(referee, state, at)
            case Compared(), Act(seat, GiveUp(rows)):
                return comparing.give_up(referee, state, seat, rows, at)
            case Compared(), Act(seat, GoOn()):
                return comparing.be_ready(referee, state, seat, at)
            case Compared(), Act(seat, Appeal(word)):
                return comparing.appeal(referee, state, seat, word, at)
            case Compared(), Alarm():
                return comparing.end_round(referee, state)
            case _, Left(seat):
                return self._leave(state, seat, at)
            case _:
                raise Refused("not-asked", "this is not asked for now")

    def _checked(self, rolled: str) -> str:
        """Dice rolled on a real table are typed in by people."""
        if len(rolled) != LETTER_DICE or set(rolled) - set(self.lexicon.alphabet.letters):
            raise Refused("bad-roll", f"{LETTER_DICE} letters of the table's language")
        return rolled

    def _end_early(self, step: Step, at: Millis) -> Step:
        """The round is over when all have finished (LON-14)."""
        state, events = step
        if not writing.all_finished(state):
            return step
        state, ended = comparing.end_writing(self.referee, state, at)
        return state, events + ended

    def _leave(self, state: State, seat: Seat, at: Millis) -> Step:
        """A removed seat passes from now on; what it wrote in this round still counts as written (COM-08)."""
        state, left = replace(state, gone=(*state.gone, seat)), (SeatLeft(seat),)
        if len(present(state)) > 1:
            state, events = self._without(state, seat, at)
        else:
            state, events = comparing.break_off(self.referee, state)
        return state, left + events

    def _without(self, state: State, seat: Seat, at: Millis) -> Step:
        match state.phase:
            case Writing():
                return self._end_early((state, ()), at)
            case Compared():
                return comparing.go_on_if_ready(self.referee, state, at)
            case Voting(ballots=ballots) as phase:
                state = replace(state, phase=replace(phase, ballots=ballots.without(seat)))
                return comparing.close_if_complete(self.referee, state, at)
            case _:
                return state, ()

    def view(self, state: State, seat: Seat | None) -> view.View:
        return view.view(self.referee, state, seat)

    def result(self, state: State) -> Result | None:
        return comparing.result(state)

    def _span(self, phase: Writing | Voting | Compared) -> Millis:
        match phase:
            case Writing():
                return 1000 * self.settings.seconds
            case Voting():
                return VOTE_TIME
            case Compared():
                return comparing.READING

    def _asks(self, state: State) -> dict[Seat, Asks]:
        """While all write, all are asked the same: what one has written must not show in it (LON-08)."""
        seats = present(state)
        match state.phase:
            case Writing():
                return dict.fromkeys(seats, (Write, Erase, HandIn, Finish))
            case Voting(ballots=ballots):
                return dict.fromkeys(ballots.waiting_for, (CastVote,))
            case Compared(ready=ready):
                return {seat: asks for seat in seats if (asks := self._asks_open(state, seat, seat in ready))}
            case _:
                return {}

    def _asks_open(self, state: State, seat: Seat, is_ready: bool) -> Asks:
        asks: Asks = () if is_ready else (GoOn,)
        if comparing.owed(state, seat):
            asks += (GiveUp,)
        return (*asks, Appeal) if self.settings.judge == "appeal" and comparing.appealable(state) else asks
