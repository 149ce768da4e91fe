"""What a seat may see, built by allow-list (COM-03). The only secrets are words claimed within the running moment."""

from functools import lru_cache

from msgspec import Struct

from parlour.core import Millis, Phase, Seat, VoteView
from parlour.games.bottle import solver
from parlour.games.bottle.components import COLOURS, DIAMONDS, Colour, Effect
from parlour.games.bottle.model import phases
from parlour.games.bottle.model.state import Appealed, State
from parlour.games.bottle.rules import Referee


class DieView(Struct, frozen=True):
    colour: Colour
    letter: str
    distance: int


class Shaking(Phase, frozen=True):
    pass


class Open(Phase, frozen=True):
    pass


class Claimed(Phase, frozen=True):
    """Who has claimed; `word` is your own. `to_beat`: only a word of fewer letters counts (BOT-21)."""

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


class Voting(Phase, frozen=True):
    word: str
    speakers: tuple[Seat, ...]
    vote: VoteView
    appeal: bool


class Settled(Phase, frozen=True):
    """A round is over: who won with what, how many words there were, and the shortest of them."""

    winners: tuple[Seat, ...]
    words: tuple[str, ...]
    possible: int
    shortest: tuple[str, ...]


class Over(Phase, frozen=True):
    winners: tuple[Seat, ...]


PhaseView = Shaking | Open | Claimed | Denied | ToBeat | Covering | Voting | Settled | Over


class RulingView(Struct, frozen=True):
    """A ruling that may still be appealed."""

    word: str
    seat: Seat
    right: bool
    until: Millis


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
    rulings: tuple[RulingView, ...]
    allowed: tuple[str, ...]
    refused: tuple[str, ...]
    """What the table has voted on: rulings that can be kept as house words."""


def view(referee: Referee, state: State, seat: Seat | None) -> View:
    roll = None if isinstance(state.phase, phases.Shaking) else state.roll
    dice = _dice(roll.letters, roll.distances) if roll else ()
    shown = () if isinstance(state.phase, phases.Claimed) else state.rulings
    return View(
        you=seat,
        round=state.round,
        dice=dice,
        effect=roll.effect if roll and referee.settings.with_effect else None,
        phase=_phase(referee, state, seat),
        diamonds=state.diamonds,
        reserve=max(0, DIAMONDS - sum(state.diamonds)),
        out=state.out,
        passed=state.passed,
        gone=state.gone,
        used=state.used,
        rulings=tuple([RulingView(ruling.word, ruling.seat, ruling.right, ruling.until) for ruling in shown]),
        allowed=state.allowed,
        refused=state.refused,
    )


@lru_cache(maxsize=1024)
def _dice(letters: tuple[str, ...], distances: tuple[int, ...]) -> tuple[DieView, ...]:
    """Every seat at a table sees the same ones, again and again."""
    return tuple(map(DieView, COLOURS, letters, distances))


def _phase(referee: Referee, state: State, seat: Seat | None) -> PhaseView:
    match state.phase:
        case phases.Shaking():
            return Shaking()
        case phases.Open() | phases.Reaching() | phases.DrawingLots():
            return Open()
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
        case phases.Voting(vote=vote, word=word, speakers=speakers):
            return Voting(word, speakers, VoteView.of(vote), appeal=False)
        case Appealed(vote=vote, ruling=ruling, speakers=speakers):
            return Voting(ruling.word, speakers, VoteView.of(vote), appeal=True)
        case phases.Settled(winners=winners, words=words):
            possible = solver.possible(referee, state)
            return Settled(winners, words, possible.count, possible.shortest)
        case phases.Over(winners=winners):
            return Over(winners)
