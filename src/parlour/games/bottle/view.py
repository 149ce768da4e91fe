"""What a seat may see, built by allow-list (COM-03). Only words claimed in the current moment are secret."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from parlour.core import Millis, Phase, Seat, VoteView, remembering_last
from parlour.core.court import events
from parlour.core.extras.notebook import picture
from parlour.core.views import only_you
from parlour.games.bottle import analysis
from parlour.games.bottle.components import COLOURS, DIAMONDS, Colour, Effect, Shaken
from parlour.games.bottle.model import state as phases
from parlour.games.bottle.model.events import Fault
from parlour.games.bottle.model.state import Appealed, Shaking, State
from parlour.games.bottle.rules import Referee
from parlour.games.bottle.steps.asks import HINTS
from parlour.games.bottle.steps.cover import TO_TAKE_BACK
from parlour.games.bottle.steps.race import OFFER
from parlour.lexicon.meaning import noun_sense


class DieView(Struct, frozen=True):
    colour: Colour
    letter: str
    distance: int


class Open(Phase, frozen=True):
    """`offer_at`: when the table offers to shake again; `taken`: the seat that accepted (BOT-35)."""

    offer_at: Millis | None
    taken: Seat | None
    spoken: bool = False
    """Whether players press the buzzer before they speak (BOT-37)."""


class Hint(Struct, frozen=True):
    """The shapes of easy words, for *cover* one per die: `_` is a hidden letter. Empty: there is no word."""

    shapes: tuple[str, ...]
    left: int
    """How many more hints you may ask for in this round."""


class Claimed(Phase, frozen=True):
    """The seats that claimed a word; `word` is your own. `to_beat`: only shorter words count (BOT-21)."""

    seats: tuple[Seat, ...]
    word: str | None
    to_beat: int | None


class Denied(Phase, frozen=True):
    caller: Seat


class ToBeat(Phase, frozen=True):
    seats: tuple[Seat, ...]
    words: tuple[str, ...]
    length: int


class Covering(Phase, frozen=True):
    seat: Seat
    words: tuple[str | None, ...]


class Speaking(Phase, frozen=True):
    """The seat that was first at the buzzer (BOT-37). `to_beat`: only shorter words count (BOT-21)."""

    seat: Seat
    to_beat: int | None


class Voting(Phase, frozen=True):
    word: str
    speakers: tuple[Seat, ...]
    vote: VoteView
    appeal: bool
    fault: Fault | None
    """Why the dictionary refused the word, if that is what was appealed."""


class Reading(Struct, frozen=True):
    """What a word means as a noun; empty if the dictionary does not say."""

    word: str
    means: str


class Settled(Phase, frozen=True):
    """A finished round: winners, their words, how many words there were, and some of them, everyday ones first."""

    winners: tuple[Seat, ...]
    words: tuple[str, ...]
    possible: int
    some: tuple[str, ...]
    by_ear: bool
    """Whether the winning word was only heard (BOT-39)."""
    rare: tuple[Reading, ...] = ()
    """What winning words mean as nouns that are hardly ever meant so (BOT-44)."""


class RoundView(Struct, frozen=True):
    letters: tuple[str, ...]
    effect: Effect | None
    winners: tuple[Seat, ...]
    words: tuple[str, ...]
    by_ear: bool
    points: int


class Over(Phase, frozen=True):
    """The winners, and all rounds."""

    winners: tuple[Seat, ...]
    rounds: tuple[RoundView, ...]


PhaseView = Shaking | Open | Claimed | Denied | ToBeat | Covering | Speaking | Voting | Settled | Over


class RulingView(Struct, frozen=True):
    """A ruling that may still be appealed."""

    word: str
    seat: Seat
    right: bool
    until: Millis


class DayView(Struct, frozen=True):
    """The daily roll (BOT-41): the number of shakes, and the points of those that are over."""

    shakes: int
    points: tuple[int, ...]


class View(Struct, frozen=True):
    you: Seat | None
    round: int
    dice: tuple[DieView, ...]
    effect: Effect | None
    phase: PhaseView
    diamonds: tuple[int, ...]
    reserve: int
    out: tuple[Seat, ...]
    passed: tuple[Seat, ...]
    gone: tuple[Seat, ...]
    used: tuple[str, ...]
    hint: Hint | None
    """What this seat has asked for (BOT-36)."""
    rulings: tuple[RulingView, ...]
    allowed: tuple[str, ...]
    refused: tuple[str, ...]
    """The rulings of the table, which can be kept as house words."""
    day: DayView | None
    take_back_until: Millis | None = None
    """How long the last ruling by ear can be taken back (BOT-39)."""

    def _repr_html_(self) -> str:
        said = [f"{seat + 1}: {'◆' * count or '–'}" for seat, count in enumerate(self.diamonds)]
        return picture(["".join(die.letter for die in self.dice).upper()] if self.dice else [], said)


def roll_of(view: View) -> Shaken:
    """Return the roll as far as it matters: only *neck* needs the distances."""
    shown = tuple(die.letter for die in view.dice)
    distances = tuple(die.distance if view.effect == "neck" else 0 for die in view.dice)
    return Shaken(shown, distances, view.effect or "base")


def view(referee: Referee, state: State, seat: Seat | None) -> View:
    """Return what a seat may see. Most of it is the same for all seats, so it is made once."""
    shared = _shared(referee, state)
    return shared if seat is None else replace(shared, **own(referee, state, seat))


def own(referee: Referee, state: State, seat: Seat) -> dict[str, Any]:
    """Return what differs from a spectator's view: a word that is only claimed, and hints, are for one seat alone."""
    if is_common(state):
        return only_you(seat)
    return {"you": seat, "phase": _phase(referee, state, seat), "hint": _hint(referee, state, seat)}


def is_common(state: State) -> bool:
    return type(state.phase) is not phases.Claimed and not state.hints


@remembering_last
def _shared(referee: Referee, state: State) -> View:
    """Return what a spectator sees."""
    roll = None if type(state.phase) is Shaking else state.roll
    dice = _dice(roll.letters, roll.distances) if roll else ()
    shown = () if type(state.phase) is phases.Claimed else state.rulings
    settings = referee.settings
    return View(  # by position: matching 18 names takes msgspec four times as long
        None,
        state.round,
        dice,
        roll.effect if roll and settings.with_effect else None,
        _phase(referee, state, None),
        state.diamonds,
        max(0, DIAMONDS - sum(state.diamonds)),
        state.out,
        state.passed,
        state.gone,
        state.used,
        None,
        tuple([RulingView(ruling.word, ruling.seat, ruling.right, ruling.until) for ruling in shown]),
        state.allowed,
        state.refused,
        DayView(referee.shakes, tuple(one.points for one in state.played)) if state.is_solo else None,
        None if state.heard is None else state.heard.at + TO_TAKE_BACK,
    )


def _hint(referee: Referee, state: State, seat: Seat) -> Hint | None:
    """Return the hint of a seat that asked for one, while the round runs."""
    asked = state.hints.count(seat)
    if not asked or isinstance(state.phase, Shaking | phases.Settled | events.Over):
        return None
    return Hint(analysis.shapes(referee, state, asked), HINTS - asked)


@lru_cache(maxsize=1024)
def _dice(letters: tuple[str, ...], distances: tuple[int, ...]) -> tuple[DieView, ...]:
    """Cached, because all seats see the same dice again and again."""
    return tuple(map(DieView, COLOURS, letters, distances))


def _phase(referee: Referee, state: State, seat: Seat | None) -> PhaseView:
    match state.phase:
        case phases.Open() as phase:
            return Open(phase.since + OFFER if phase.taken is None else None, phase.taken, referee.settings.spoken)
        case Shaking():
            return Shaking()
        case phases.Reaching() | phases.DrawingLots():
            return Open(None, None, referee.settings.spoken)
        case phases.Claimed(claims=claims, race=before):
            own = next((claim.word for claim in claims if claim.seat == seat), None)
            to_beat = before.length if isinstance(before, phases.ToBeat) else None
            return Claimed(tuple(claim.seat for claim in claims), own, to_beat)
        case phases.Denied(caller=caller):
            return Denied(caller)
        case phases.ToBeat(claims=claims) as phase:
            return ToBeat(phase.holders, tuple(claim.word for claim in claims), phase.length)
        case phases.Covering(seat=covering, words=words):
            return Covering(covering, words)
        case phases.Speaking(seat=speaking, race=before):
            return Speaking(speaking, before.length if isinstance(before, phases.ToBeat) else None)
        case phases.Voting(vote=vote, word=word, speakers=speakers):
            return Voting(word, speakers, VoteView.of(vote), appeal=False, fault=None)
        case Appealed(vote=vote, ruling=ruling, speakers=speakers):
            return Voting(ruling.word, speakers, VoteView.of(vote), appeal=True, fault=ruling.fault)
        case phases.Settled(winners=winners, words=words, by_ear=by_ear):
            possible = analysis.possible(referee, state)
            return Settled(winners, words, possible.count, possible.some, by_ear, _rare(referee, words))
        case events.Over(winners=winners):
            return Over(winners, _rounds(referee, state))


def _rare(referee: Referee, words: Iterable[str]) -> tuple[Reading, ...]:
    """Return the rare readings among these words. Rude ones are left unexplained."""
    lexicon = referee.words
    rare = (word for word in words if lexicon.is_rare_noun(word) and lexicon.is_polite(word))
    return tuple(Reading(word, noun_sense(word, lexicon.language)) for word in rare)


def _rounds(referee: Referee, state: State) -> tuple[RoundView, ...]:
    effects = referee.settings.with_effect
    return tuple(
        RoundView(
            one.roll.letters, one.roll.effect if effects else None, one.winners, one.words, one.by_ear, one.points
        )
        for one in state.played
    )
