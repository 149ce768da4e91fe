"""Lone Words: the rules as a game of the protocol."""

from typing import Any, ClassVar

from msgspec.structs import asdict, replace

from parlour.core import Act, Alarm, Asks, Drawn, InputOf, Left, Millis, Refused, Result, Seat, Wait, told_before
from parlour.core.components import check_faces
from parlour.core.contract import only_when_asked
from parlour.core.court import rulings
from parlour.core.court.ballots import VOTE_TIME
from parlour.core.court.ending import Over
from parlour.core.court.events import SeatLeft
from parlour.core.court.rulings import Appeal, CastVote, CastVotes, Finish, GoOn
from parlour.core.extras.handing_over import HAND_OVER, Handing, TakeDevice
from parlour.core.extras.later import Look, check_later, is_later
from parlour.core.extras.shared_roll import check_alone
from parlour.core.settings import read_settings
from parlour.games.lone import model, view
from parlour.games.lone.components import LETTER_DICE, Roll, Rolled, shipped_dice, shipped_sheet
from parlour.games.lone.model import (
    Compared,
    Erase,
    GiveUp,
    HandIn,
    Jot,
    Pencil,
    Rolling,
    Settings,
    State,
    Step,
    Voting,
    Write,
    Writing,
)
from parlour.games.lone.rules import Referee, points, present
from parlour.games.lone.steps import comparing, later, sheets, time_up, voting, writing
from parlour.lexicon import Lexicon


class Lone:
    """`Lone(Lexicon.load("en"), seconds=90)`"""

    id: ClassVar[str] = "lone"
    rules_version: ClassVar[int] = 2
    Moves: ClassVar[Any] = model.Moves
    Events: ClassVar[Any] = model.Events
    Draws: ClassVar[Any] = Rolled
    States: ClassVar[Any] = State
    View: ClassVar[Any] = view.View

    def __init__(self, lexicon: Lexicon, **settings: object) -> None:
        self.lexicon = lexicon
        self.settings = read_settings(Settings, settings)
        check_later(self.settings, judge="dictionary", rolls="table", one_device=False, paper=False, day=False)
        self.dice = self.settings.dice or shipped_dice(lexicon.language)
        check_faces(self.dice.faces, lexicon.alphabet.letters)
        if self.settings.roll:
            check_alone(self.settings, day=True)
            self._checked(self.settings.roll)
        sheet = self.settings.sheet or shipped_sheet()
        self.referee = Referee(lexicon.with_house(self.settings.house), self.settings, sheet, self.rules_version)

    def by_rules(self, version: int) -> "Lone":
        """Return the game with an older version of its rules. In the first one, appeals were others (COM-06), players
        chose rows even where they had no choice (LON-12), and reading had a clock around one device too (COM-24)."""
        return _ByTheFirstRules(self.lexicon, **asdict(self.settings)) if version == 1 else self

    def start(self, seats: int) -> State:
        if self.settings.day:  # alone: the field comes afterwards (LON-26)
            if seats != 1:
                raise Refused("wrong-number-of-seats", "the roll of the day is for one player")
        elif not 2 <= seats <= 8:
            raise Refused("wrong-number-of-seats", "Lone Words is for 2 to 8 players")
        empty: Any = ((),) * seats
        return State(sheets=empty, drafts=empty, extras=empty, jots=(None,) * seats)

    def wait(self, state: State) -> Wait:
        match state.phase:
            case Rolling():
                return Wait(chance=Roll(self.dice, self.settings.roll), present=present(state))
            case Over():
                return Wait()
            case Writing() as phase if is_later(self.settings):
                return later.wait(self.referee, state, phase, _moment(state))
            case phase:
                return Wait(
                    asks=self._asks(state),
                    until=phase.until,
                    present=present(state),
                    span=self._span(state, phase),
                    on=_moment(state),
                    rest=self._rest(state),
                    known={} if isinstance(phase, Compared) and self.referee.is_unhurried else None,
                )

    @only_when_asked
    def step(self, state: State, what: InputOf[model.Moves], at: Millis) -> Step:
        match state.phase, what:
            case _, Act(seat, move):
                return self._act(state, seat, move, at)
            case _, Alarm():
                return self._ring(state, at)
            case Rolling(), Drawn(result=Rolled(letters)):
                return writing.open_round(self.referee, state, self._checked(letters), at)
            case _, Left(seat):
                return self._leave(state, seat, at)
            case _:
                raise Refused("not-asked", "this is not asked for now")

    def _act(self, state: State, seat: Seat, move: model.Moves, at: Millis) -> Step:
        referee = self.referee
        match state.phase, move:
            case Handing() as phase, TakeDevice():
                return writing.take(referee, state, phase, at)
            case Writing() as phase, Look():
                return later.look(referee, state, phase, seat, at)
            case Writing(), Write(row, word):
                return sheets.write(referee, state, seat, row, word)
            case Writing(), Erase(row):
                return sheets.erase(state, seat, row)
            case Writing(), Jot(row, word):
                return sheets.jot(referee, state, seat, row, word)
            case Writing(), HandIn(lines):
                return sheets.hand_in(referee, state, seat, lines)
            case Pencil() | Writing(), Finish():
                return writing.finish(referee, state, seat, at)
            case Voting() as phase, CastVote(valid, word):
                return voting.cast(referee, state, phase, seat, word, valid, at)
            case Voting() as phase, CastVotes(against):
                return voting.cast_all(referee, state, phase, seat, against, at)
            case Compared() as phase, GiveUp(rows):
                return comparing.give_up(referee, state, phase, seat, rows, at)
            case Compared() as phase, GoOn():
                return comparing.be_ready(referee, state, phase, seat, at)
            case Compared() as phase, Appeal(word):
                return voting.appeal(referee, state, phase, seat, word, at)
            case _:
                raise Refused("not-asked", "this is not asked for now")

    def _ring(self, state: State, at: Millis) -> Step:
        """Act when time is up."""
        referee = self.referee
        match state.phase:
            case Pencil():
                return writing.put_down(referee, state, at)
            case Handing() as phase:
                return writing.take(referee, state, phase, at)
            case Writing() as phase if is_later(self.settings):
                return later.ring(referee, state, phase, at)
            case Writing() as phase:
                return writing.time_up(referee, state, phase, at)
            case Voting() as phase:
                return voting.close(referee, state, phase, at)
            case Compared() as phase:
                return comparing.end_round(referee, state, phase)
            case _:
                raise Refused("not-asked", "no alarm is set")

    def _checked(self, rolled: str) -> str:
        """Return a roll typed in by people. Raises `Refused` if the dice can't show it."""
        if len(rolled) != LETTER_DICE or set(rolled) - set(self.lexicon.alphabet.letters):
            raise Refused("bad-roll", f"{LETTER_DICE} letters of the table's language")
        return rolled

    def _leave(self, state: State, seat: Seat, at: Millis) -> Step:
        """Remove a seat. Its words of this round still count as written (COM-08)."""
        state = replace(state, gone=(*state.gone, seat))
        is_alone = len(present(state)) <= 1
        after = comparing.break_off(self.referee, state) if is_alone else self._without(state, seat, at)
        return told_before((SeatLeft(seat),), after)

    def _without(self, state: State, seat: Seat, at: Millis) -> Step:
        match state.phase:
            case Pencil() | Writing() | Handing():
                return writing.go_on(self.referee, state, at)
            case Compared() as phase:
                return comparing.go_on_if_ready(self.referee, state, phase, at)
            case Voting(ballots=ballots) as phase:
                return voting.close_if_complete(self.referee, state, replace(phase, ballots=ballots.without(seat)), at)
            case _:
                return state, ()

    def view(self, state: State, seat: Seat | None) -> view.View:
        return view.view(self.referee, state, seat)

    def own(self, state: State, seat: Seat) -> dict[str, Any]:
        return view.own(self.referee, state, seat)

    def result(self, state: State) -> Result | None:
        if not isinstance(state.phase, Over):
            return None
        return Result(state.phase.winners, tuple(map(points, state.sheets)))

    def _span(self, state: State, phase: Pencil | Handing | Writing | Voting | Compared) -> Millis:
        match phase:
            case Handing():
                return HAND_OVER
            case Pencil():
                return 1000 * self.settings.seconds
            case Writing():
                return time_up.writing_time(self.referee)
            case Voting():
                return VOTE_TIME
            case Compared():
                return comparing.reading(self.referee, state)

    def _rest(self, state: State) -> Millis | None:
        """Return when the host may end the comparison: not while somebody has rows to choose (LON-12, COM-23)."""
        phase = state.phase
        if not isinstance(phase, Compared) or any(self.referee.owed(state, phase, seat) for seat in present(state)):
            return None
        return rulings.rest_of(phase, self.referee.appeals_until(state, phase))

    def _asks(self, state: State) -> dict[Seat, Asks]:
        """Return who may do what. All writers are asked the same, whatever they have written (LON-08)."""
        seats = present(state)
        match state.phase:
            case Pencil():
                return dict.fromkeys(seats, (Finish,))
            case Handing(seat=seat):
                return {seat: (TakeDevice,)}
            case Writing(seat=seat):
                return dict.fromkeys(seats if seat is None else (seat,), sheets.ASKED)
            case Voting(ballots=ballots):
                return dict.fromkeys(ballots.waiting_for, (CastVote, CastVotes))
            case Compared() as phase:
                return {seat: asks for seat in seats if (asks := self._asks_open(state, phase, seat))}
            case _:
                return {}

    def _asks_open(self, state: State, phase: Compared, seat: Seat) -> Asks:
        asks: Asks = () if seat in phase.ready else (GoOn,)
        if self.referee.owed(state, phase, seat):
            asks += (GiveUp,)
        return (*asks, Appeal) if self.referee.open_to(state, phase, seat) else asks


class _ByTheFirstRules(Lone):
    rules_version: ClassVar[int] = 1


def _moment(state: State) -> str:
    """Return the moment: a round, or a vote or the time on paper within it (COM-11)."""
    match state.phase:
        case Voting(since=since):
            return f"{state.round} vote {since}"
        case Pencil():
            return f"{state.round} pencil"
        case _:
            return str(state.round)
