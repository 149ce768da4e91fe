"""What a seat may see, by allow-list (COM-03): everything secret passes one of the questions of `Window`."""

from dataclasses import dataclass
from functools import cached_property
from typing import Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from parlour.core import Seat
from parlour.core.extras.notebook import picture
from parlour.games.stars.components.cards import Side
from parlour.games.stars.components.cipher import Cipher, CipherDraw
from parlour.games.stars.model import state as model
from parlour.games.stars.model.moves import Mode
from parlour.games.stars.model.state import SIDES, SideState, State
from parlour.games.stars.rules.referee import Referee
from parlour.games.stars.rules.scores import Grade, grade
from parlour.games.stars.rules.sides import acting_side, place_of, present, waits_for
from parlour.games.stars.steps.proposals import sent_first

PhaseName = Literal[
    "dealing",
    "rolling",
    "enciphering",
    "aliens-write",
    "scientists-write",
    "aliens-guess",
    "scientists-guess",
    "deciphering",
    "over",
]
PHASES: tuple[PhaseName, ...] = get_args(PhaseName)
PLACES = {phase: place for place, phase in enumerate(get_args(model.Phases))}
"""The phases in their order, which is also that of their names."""


class CardView(Struct, frozen=True):
    """A card that this seat may see. `message` is None until it may know which words were meant."""

    sentence: str
    columns: tuple[tuple[str, ...], ...]
    message: tuple[str, ...] | None


class DeskView(Struct, frozen=True):
    """The desk of a side, which nobody else sees until the game is over."""

    marks: tuple[model.Marked, ...]
    notes: tuple[model.Noted, ...]
    talk: tuple[model.Spoken, ...]
    proposals: tuple[model.Proposal, ...]
    written: str | None
    sent_next: int | None
    """The number of the proposal that is sent when the time is up (STA-29)."""
    asked: tuple[Seat, ...]
    """Seats that were asked for their opinion in this step (STA-39)."""
    bots: tuple[Seat, ...]
    """The seats of this side that bots play."""
    pointed: tuple[model.Pointed, ...]
    """What each Scientist points at while they guess (STA-41)."""


class SideView(Struct, frozen=True):
    side: Side
    seats: tuple[Seat, ...]
    captain: Seat | None
    done: bool
    """Whether this side has finished the current step."""
    card: CardView | None
    desk: DeskView | None
    words: tuple[str, ...] | None
    """Its guess of the partners' message."""
    letters: Cipher | None
    """Its guess of the cipher."""


class Points(Struct, frozen=True):
    """The points so far for the Alien's words, the Scientists' words and the letters (STA-21)."""

    alien: int | None
    scientists: int | None
    letters: int | None
    total: int


class TeamView(Struct, frozen=True):
    alien: SideView
    scientists: SideView
    transmissions: tuple[model.Transmission, ...]
    points: Points


class View(Struct, frozen=True):
    you: Seat | None
    team: int | None
    side: Side | None
    mode: Mode
    hard: bool
    cipher_draw: CipherDraw
    scientists_decide: Literal["majority", "captain"]
    deduction_aid: bool
    round: int
    rounds: int
    phase: PhaseName
    waiting: tuple[Seat, ...]
    """Seats that must act before the game can go on."""
    teams: tuple[TeamView, ...]
    cipher: Cipher | None
    grade: Grade | None
    gone: tuple[Seat, ...]

    def _repr_html_(self) -> str:
        sent = [one for team in self.teams for one in team.transmissions]
        said = (f"{one.side}: {one.word.upper()} {one.score:+}" for one in sent)
        return picture([], [f"{self.round}/{self.rounds}", *said])


def team_of(view: View) -> TeamView:
    return view.teams[view.team or 0]


def sides_of(view: View) -> tuple[SideView, SideView]:
    """Return the seat's own side and its partners."""
    team = team_of(view)
    return (team.alien, team.scientists) if view.side == "alien" else (team.scientists, team.alien)


@dataclass(frozen=True)
class Window:
    """A state as one seat may see it."""

    referee: Referee
    state: State
    seat: Seat | None

    def view(self) -> View:
        state, settings = self.state, self.referee.settings
        place = self._place
        return View(
            you=self.seat,
            team=place[0] if place else None,
            side=place[1] if place else None,
            mode=settings.mode,
            hard=settings.hard,
            cipher_draw=settings.cipher_draw,
            scientists_decide=settings.scientists_decide,
            deduction_aid=settings.deduction_aid,
            round=state.round,
            rounds=settings.rounds,
            phase=PHASES[self._step],
            waiting=self._waiting(),
            teams=tuple(map(self._team, range(len(state.teams)))),
            cipher=state.cipher if self._knows_cipher() else None,
            grade=self._grade(),
            gone=state.gone,
        )

    # The questions: what may this seat know?

    @cached_property
    def _place(self) -> tuple[int, Side] | None:
        return place_of(self.state, self.seat)

    @cached_property
    def _step(self) -> int:
        return PLACES[type(self.state.phase)]

    @property
    def is_over(self) -> bool:
        return isinstance(self.state.phase, model.Over)

    def _is_past(self, phase: type) -> bool:
        return self._step > PLACES[phase]

    def _is_at(self, team: int, side: Side) -> bool:
        return self._place == (team, side)

    def _is_in(self, team: int) -> bool:
        return self._place is not None and self._place[0] == team

    def _knows_cipher(self) -> bool:
        """Whether this seat knows the cipher: an Alien as soon as there is one, all others after the end (STA-20)."""
        is_alien = self._place is not None and self._place[1] == "alien"
        return self.is_over or (is_alien and self._is_past(model.Enciphering))

    def _sees_card(self, team: int, side: Side) -> bool:
        """Whether this seat sees a card: its own, its partners' while guessing, others after that (STA-18, STA-19)."""
        if self.state.is_solo:  # there is no message, only the cipher (STA-31)
            return False
        if isinstance(self.state.phase, model.Dealing | model.Rolling):  # real dice will replace what was dealt
            return False
        guessed_in = model.AliensGuess if side == "scientists" else model.ScientistsGuess
        if self._is_at(team, side) or self._is_past(guessed_in):
            return True
        return self._is_in(team) and isinstance(self.state.phase, guessed_in)

    def _knows_message(self, team: int, side: Side) -> bool:
        return self._is_at(team, side) or self._is_past(
            model.AliensGuess if side == "scientists" else model.ScientistsGuess
        )

    def _hears(self, team: int, side: Side) -> bool:
        return self.is_over or self._is_in(team) or self.referee.is_public(side)

    # The parts of the view.

    def _waiting(self) -> tuple[Seat, ...]:
        state = self.state
        if isinstance(state.phase, model.Enciphering):
            return present(state, state.teams[0].alien)
        side = acting_side(state)
        if side is None:
            return ()
        teams = (state.teams[number] for number in waits_for(state))
        return tuple(sorted(seat for team in teams for seat in present(state, team.at(side))))

    def _team(self, number: int) -> TeamView:
        team = self.state.teams[number]
        alien, scientists = (self._side(number, side) for side in SIDES)
        heard = tuple(self._heard(number, sent) for sent in team.sent if self._hears(number, sent.side))
        return TeamView(alien, scientists, heard, self._points(number))

    def _heard(self, team: int, sent: model.Transmission) -> model.Transmission:
        """Hide who thought of a word from the other side until the game is over."""
        return sent if self.is_over or self._is_at(team, sent.side) else replace(sent, by=None)

    def _side(self, team: int, side: Side) -> SideView:
        own = self.state.teams[team].at(side)
        is_own = self.is_over or self._is_at(team, side)
        words_shown = is_own or self._is_past(model.AliensGuess if side == "alien" else model.ScientistsGuess)
        return SideView(
            side=side,
            seats=own.seats,
            captain=own.captain if self.referee.settings.scientists_decide == "captain" else None,
            done=own.done,
            card=self._card(team, side) if self._sees_card(team, side) else None,
            desk=self._desk(own) if is_own else None,
            words=own.words if words_shown else None,
            letters=own.letters if is_own else None,
        )

    def _desk(self, own: SideState) -> DeskView:
        """Return the desk without the times of proposals, which only the clock needs (STA-29)."""
        proposals = tuple(replace(one, since=0) for one in own.proposals)
        first = sent_first(self.referee, self.state, own)
        bots = tuple(seat for seat in own.seats if seat in self.state.bots)
        sent_next = None if first is None else first.number
        return DeskView(own.marks, own.notes, own.talk, proposals, own.written, sent_next, own.asked, bots, own.pointed)

    def _card(self, team: int, side: Side) -> CardView:
        card = self.referee.card_of(self.state, team, side)
        secret = self.referee.message_of(self.state, team, side) if self._knows_message(team, side) else None
        return CardView(card.sentence, card.columns, secret)

    def _points(self, team: int) -> Points:
        if not self._is_past(model.AliensGuess):
            return Points(None, None, None, 0)
        if self.state.is_solo:  # letters alone (STA-31)
            letters = self.referee.points_of(self.state, team)[2] if self.is_over else None
            return Points(None, None, letters, letters or 0)
        alien, scientists, letters = self.referee.points_of(self.state, team)
        shown = (
            alien,
            scientists if self._is_past(model.ScientistsGuess) else None,
            letters if self.is_over else None,
        )
        return Points(*shown, total=sum(points or 0 for points in shown))

    def _grade(self) -> Grade | None:
        if not self.is_over or self.referee.settings.mode == "teams" or self.state.is_solo:
            return None
        return grade(sum(self.referee.points_of(self.state, 0)))
