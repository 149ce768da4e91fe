"""A Message from the Stars: the rules as a game of the protocol."""

from typing import Any, ClassVar

from parlour.core import (
    Act,
    Alarm,
    AnyInput,
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
    only_when_asked,
    prepend_events,
)
from parlour.core.extras.presence import BotPlays, PersonAway, PersonHere
from parlour.core.flat_names import read_table
from parlour.core.game import DAY
from parlour.core.table import older
from parlour.games.stars import view
from parlour.games.stars.components.cards import Side
from parlour.games.stars.model import events, moves
from parlour.games.stars.model.draws import Dealt, OwnRolls
from parlour.games.stars.model.moves import Settings
from parlour.games.stars.model.state import Dealing, Over, Rolling, State, Step
from parlour.games.stars.rules import sides
from parlour.games.stars.rules.referee import Referee
from parlour.games.stars.solver.puzzle import Given, Puzzle
from parlour.games.stars.steps import console, leaving, proposals, rounds, until_tomorrow
from parlour.games.stars.steps.asks import asks
from parlour.lexicon import Lexicon


class Stars:
    """`Stars(Lexicon.load("en"), mode="teams", hard=True)`"""

    id: ClassVar[str] = "stars"
    rules_version: ClassVar[int] = 3
    Moves: ClassVar[Any] = moves.Moves
    Events: ClassVar[Any] = events.Events
    Draws: ClassVar[Any] = Dealt | OwnRolls | Given
    States: ClassVar[Any] = State
    View: ClassVar[Any] = view.View

    def __init__(self, lexicon: Lexicon, **settings: object) -> None:
        self.lexicon = lexicon
        self.settings, self.options = read_table(Settings, settings)
        sides.check_settings(self.settings, self.options)
        self.referee = Referee.of(lexicon, self.settings, self.options)

    def by_rules(self, version: int) -> "Stars":
        """Return the game with an older version of its rules. In the first one a proposal waited for agreement for ever
        (STA-29); in the second one a step had no end and a proposal waited a day (STA-33)."""
        return older(self, version, consent_s=0) if version == 1 else older(self, version)

    @property
    def has_days(self) -> bool:
        """Whether every step has a day (STA-33)."""
        return self.rules_version > 2 and self.options.is_later

    def start(self, seats: int) -> State:
        self.options.check_seats(seats, sides.FEWEST[self.settings.mode], sides.MOST)
        return State(sides.seat_teams(self.settings, self.options.parts, seats))

    def wait(self, state: State) -> Wait:
        """Return what the state waits for. Clocks run only for proposals (STA-29), and until tomorrow (STA-33)."""
        match state.phase:
            case Dealing():
                chance = Puzzle(self.lexicon) if state.is_solo else self.referee.deal(state)
                return Wait(chance=chance, present=state.present)
            case Rolling(left=left):
                return Wait(chance=self.referee.own_rolls(state, left), present=state.present, on="rolling")
            case Over():
                return Wait()
            case phase:
                asked, moment = asks(self.referee, state), f"{state.round} {type(phase).__name__}"
                if self.has_days:
                    return Wait(asked, state.since + DAY, None, state.present, DAY, moment)
                known = proposals.consents(self.referee, state)
                until = min(known.values(), default=None)
                span = None if until is None else self.referee.consent
                return Wait(asked, until, None, state.present, span, moment, known)

    def takes_seats(self, state: State) -> bool:
        return self.has_days and not isinstance(state.phase, Dealing | Over)

    @only_when_asked
    def step(self, state: State, what: InputOf[moves.Moves], at: Millis) -> Step:
        """Step, and carry out proposals whose time is up without waiting for the alarm (STA-29)."""
        after, events = self._step(state, what, at)
        if not self.has_days:
            return prepend_events(events, proposals.consent(self.referee, after, at))
        if isinstance(what, Alarm):
            return until_tomorrow.end(self.referee, after, at)
        return until_tomorrow.moved(state, after, at), events

    def _step(self, state: State, what: AnyInput, at: Millis) -> Step:
        match state.phase, what:
            case _, Alarm():
                return state, ()
            case Dealing(), Drawn(result=Given() as given):
                return rounds.begin_solo(self.referee, state, given)
            case Dealing(), Drawn(result=Dealt() as dealt):
                return rounds.begin(self.referee, state, dealt)
            case Rolling() as phase, Drawn(result=OwnRolls() as own) if (own.team, own.side) in phase.left:
                return rounds.rolled(self.referee, state, phase, own)
            case _, Joined():
                return leaving.join(state)
            case _, Act(seat, move) if place := sides.place_of(state, seat):
                return self._act(state, seat, *place, move, at)
            case _, Left(seat) if place := sides.place_of(state, seat):
                return leaving.leave(self.referee, state, seat, *place)
            case _:
                raise Refused("not-asked", "this is not asked for now")

    def _act(self, state: State, seat: Seat, team: int, side: Side, move: Move, at: Millis) -> Step:
        match move:
            case moves.Talk():
                self.referee.check_family(move.text)
                return console.talk(state, team, seat, move), ()
            case moves.Mark():
                return console.mark(state, team, side, seat, move, self.referee.alphabet), ()
            case moves.Note():
                self.referee.check_family(move.text)
                return console.note(state, team, side, seat, move), ()
            case moves.Point():
                return console.point(self.referee, state, team, seat, move), ()
            case moves.SetCipher():
                return rounds.set_cipher(self.referee, state, move)
            case moves.Transmit():
                return rounds.transmit(self.referee, state, team, move)
            case moves.GuessWords() if side == "alien":
                return rounds.guess(self.referee, state, team, move)
            case moves.Propose() | moves.GuessWords() | moves.GuessLetters():
                return proposals.propose(self.referee, state, team, seat, move, at)
            case moves.Agree():
                return proposals.agree(self.referee, state, team, seat, move, at)
            case moves.Hold():
                return proposals.hold(state, team, seat, move), ()
            case moves.Ask():
                return leaving.ask(state, team, seat, move), ()
            case PersonHere() | PersonAway() | BotPlays():
                return leaving.attend(self.referee, state, team, seat, move, at)
            case moves.HandOver():
                return proposals.hand_over(self.referee, state, team, seat, move)
            case _:
                raise Refused("not-asked", "this is not asked for now")

    def view(self, state: State, seat: Seat | None) -> view.View:
        return view.Window(self.referee, state, seat).view()

    def result(self, state: State) -> Result | None:
        """The higher score wins, and a tie is shared (STA-24). Seats that left win only if all have left (COM-08)."""
        if not isinstance(state.phase, Over):
            return None
        points: dict[Seat, int] = {}
        for number, team in enumerate(state.teams):
            total = sum(self.referee.points_of(state, number))
            points |= dict.fromkeys((*team.alien.seats, *team.scientists.seats), total)
        seats = sorted(points)
        there = state.present or seats
        best = max(points[seat] for seat in there)
        winners = tuple(seat for seat in there if points[seat] == best)
        return Result(winners, tuple(points[seat] for seat in seats))
