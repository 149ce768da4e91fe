"""What a seat may see, built by allow-list (COM-03). The only secrets are words claimed within the running moment."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import repeat

from msgspec import Struct
from msgspec.structs import replace

from parlour.core import Millis, Phase, Seat, VoteView, remembering_last
from parlour.core.court import ending
from parlour.core.extras.notebook import picture
from parlour.games.bottle import solver
from parlour.games.bottle.components import COLOURS, DIAMONDS, Colour, Effect
from parlour.games.bottle.model import phases
from parlour.games.bottle.model.phases import Shaking
from parlour.games.bottle.model.settings import DAY_SHAKES
from parlour.games.bottle.model.state import Appealed, Played, State
from parlour.games.bottle.rules import Referee
from parlour.games.bottle.steps.asks import HINTS
from parlour.games.bottle.steps.race import OFFER

FINEST = 3
"""So many words are praised at the end."""


class DieView(Struct, frozen=True):
    colour: Colour
    letter: str
    distance: int


class Open(Phase, frozen=True):
    """From `offer_at` on the table offers to shake again; `taken`: by whom, and `until` says when (BOT-35)."""

    offer_at: Millis | None
    taken: Seat | None
    spoken: bool = False
    """Who has a word presses the buzzer (BOT-37)."""


class Hint(Struct, frozen=True):
    """The shape of an easy word, for *cover* one a die: `_` is a letter that is not shown. None: there is no word."""

    shapes: tuple[str, ...]
    left: int
    """So many times more one may ask in this round."""


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


class Speaking(Phase, frozen=True):
    """Who was first at the buzzer (BOT-37). `to_beat`: only a word of fewer letters counts (BOT-21)."""

    seat: Seat
    to_beat: int | None


class Voting(Phase, frozen=True):
    word: str
    speakers: tuple[Seat, ...]
    vote: VoteView
    appeal: bool


class Settled(Phase, frozen=True):
    """A round is over: who won with what, how many words there were, and some: everyday ones first."""

    winners: tuple[Seat, ...]
    words: tuple[str, ...]
    possible: int
    some: tuple[str, ...]
    by_ear: bool
    """What won was only heard (BOT-39)."""


class RoundView(Struct, frozen=True):
    """A round as it is told at the end."""

    letters: tuple[str, ...]
    effect: Effect | None
    winners: tuple[Seat, ...]
    words: tuple[str, ...]
    by_ear: bool
    points: int


class FineWord(Struct, frozen=True):
    seat: Seat
    word: str


class Over(Phase, frozen=True):
    """The winners; every round, the last of which decided; the words that were the hardest to find."""

    winners: tuple[Seat, ...]
    rounds: tuple[RoundView, ...]
    finest: tuple[FineWord, ...]


PhaseView = Shaking | Open | Claimed | Denied | ToBeat | Covering | Speaking | Voting | Settled | Over


class RulingView(Struct, frozen=True):
    """A ruling that may still be appealed."""

    word: str
    seat: Seat
    right: bool
    until: Millis


class DayView(Struct, frozen=True):
    """Of the roll of the day (BOT-41): how many shakes it has, and what those that are over were worth."""

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
    """What the table has voted on: rulings that can be kept as house words."""
    day: DayView | None

    def _repr_html_(self) -> str:
        said = [f"{seat + 1}: {'◆' * count or '–'}" for seat, count in enumerate(self.diamonds)]
        return picture(["".join(die.letter for die in self.dice).upper()] if self.dice else [], said)


def view(referee: Referee, state: State, seat: Seat | None) -> View:
    """Nearly all of it is the same for every seat, and a server makes it for all of them one after the other."""
    shared = _shared(referee, state)
    if isinstance(state.phase, phases.Claimed) or state.hints:
        return replace(shared, you=seat, phase=_phase(referee, state, seat), hint=_hint(referee, state, seat))
    return replace(shared, you=seat)


@remembering_last
def _shared(referee: Referee, state: State) -> View:
    """As a spectator sees it."""
    roll = None if isinstance(state.phase, Shaking) else state.roll
    dice = _dice(roll.letters, roll.distances) if roll else ()
    shown = () if isinstance(state.phase, phases.Claimed) else state.rulings
    return View(
        you=None,
        round=state.round,
        dice=dice,
        effect=roll.effect if roll and referee.settings.with_effect else None,
        phase=_phase(referee, state, None),
        diamonds=state.diamonds,
        reserve=max(0, DIAMONDS - sum(state.diamonds)),
        out=state.out,
        passed=state.passed,
        gone=state.gone,
        used=state.used,
        hint=None,
        rulings=tuple([RulingView(ruling.word, ruling.seat, ruling.right, ruling.until) for ruling in shown]),
        allowed=state.allowed,
        refused=state.refused,
        day=DayView(DAY_SHAKES, tuple(one.points for one in state.played)) if referee.settings.day else None,
    )


def _hint(referee: Referee, state: State, seat: Seat | None) -> Hint | None:
    """Only while the round runs, and only for who asked."""
    asked = 0 if seat is None else state.hints.count(seat)
    if not asked or isinstance(state.phase, Shaking | phases.Settled | ending.Over):
        return None
    return Hint(solver.shapes(referee, state, asked), HINTS - asked)


@lru_cache(maxsize=1024)
def _dice(letters: tuple[str, ...], distances: tuple[int, ...]) -> tuple[DieView, ...]:
    """Every seat at a table sees the same ones, again and again."""
    return tuple(map(DieView, COLOURS, letters, distances))


def _phase(referee: Referee, state: State, seat: Seat | None) -> PhaseView:
    match state.phase:
        case Shaking():
            return Shaking()
        case phases.Open(since=since, taken=taken):
            return Open(since + OFFER if taken is None else None, taken, referee.settings.spoken)
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
            return Voting(word, speakers, VoteView.of(vote), appeal=False)
        case Appealed(vote=vote, ruling=ruling, speakers=speakers):
            return Voting(ruling.word, speakers, VoteView.of(vote), appeal=True)
        case phases.Settled(winners=winners, words=words, by_ear=by_ear):
            possible = solver.possible(referee, state)
            return Settled(winners, words, possible.count, possible.some, by_ear)
        case ending.Over(winners=winners):
            return Over(winners, _rounds(referee, state), _finest(referee, state))


def _rounds(referee: Referee, state: State) -> tuple[RoundView, ...]:
    effects = referee.settings.with_effect
    return tuple(
        RoundView(
            one.roll.letters, one.roll.effect if effects else None, one.winners, one.words, one.by_ear, one.points
        )
        for one in state.played
    )


def _finest(referee: Referee, state: State) -> tuple[FineWord, ...]:
    """The rarest words that won a round, with who named them."""
    fine_words = dict.fromkeys(fine for one in state.played for fine in named(one))
    return tuple(sorted(fine_words, key=lambda fine: referee.words.zipf(fine.word))[:FINEST])


def named(played: Played) -> Iterator[FineWord]:
    """The words of a cover are all its one winner's; else each winner has a word."""
    seats = repeat(played.winners[0]) if len(played.winners) == 1 else played.winners
    return map(FineWord, seats, played.words)
