"""What a seat may see, built by allow-list (COM-03). Only the votes of a running vote are secret."""

from msgspec import Struct
from msgspec.structs import replace

from parlour.core import Millis, Phase, Seat, VoteView, remembering_last
from parlour.core.court.events import Over
from parlour.core.extras.notebook import picture
from parlour.core.views import only_you
from parlour.games.bookworm.analysis import Could, could_have_said
from parlour.games.bookworm.components import SPECIAL, Line, Side
from parlour.games.bookworm.model import spread
from parlour.games.bookworm.model.events import HouseAnswer, RoundScore, Spoken
from parlour.games.bookworm.model.spread import Choosing, Rolling, Scored
from parlour.games.bookworm.model.state import State
from parlour.games.bookworm.rules import times
from parlour.games.bookworm.rules.referee import Referee
from parlour.games.bookworm.rules.taking import letters_of, shows, takeable


class DieView(Struct, frozen=True):
    """A die; its `id` never changes."""

    id: int
    letters: str
    """The letters that a word may start with to take it; `*`: any; empty: no word takes it."""
    dots: int
    holder: Seat | None
    """None: the display."""
    is_takeable: bool
    """Whether the seat whose turn it is can take it with a word."""


class LastView(Struct, frozen=True):
    """The last word: until when it may be doubted, and whether its die may be swapped."""

    word: Spoken
    doubt_until: Millis | None
    may_swap: bool
    swaps: tuple[int, ...]
    """The dice that the word could take instead."""


class TurningCard(Phase, frozen=True):
    seat: Seat


class Picking(Phase, frozen=True):
    seat: Seat
    changing: bool


class TurningSide(Phase, frozen=True):
    seat: Seat


class Naming(Phase, frozen=True):
    """`count_from`: when the visible countdown from 5 to 0 begins."""

    seat: Seat
    until: Millis
    count_from: Millis
    may_change_category: bool


class Ending(Phase, frozen=True):
    seat: Seat


class Voting(Phase, frozen=True):
    by: Seat | None
    vote: VoteView


class Swapping(Phase, frozen=True):
    seat: Seat
    die: int
    agreed: tuple[Seat, ...]


PhaseView = (
    Choosing | TurningCard | Picking | Rolling | TurningSide | Naming | Ending | Voting | Swapping | Scored | Over
)


class View(Struct, frozen=True):
    you: Seat | None
    round: int
    bookworm: Seat
    phase: PhaseView
    card: tuple[Line, ...]
    """The open category card, the easiest line first."""
    category: Line | None
    side: Side | None
    """The side of the special die."""
    dice: tuple[DieView, ...]
    display: tuple[int, ...]
    stacks: tuple[tuple[int, ...], ...]
    """By seat: its dice in the order they were taken. With *stack* the last one is on top."""
    worms: tuple[int, ...]
    middle: int
    """Bookworm cards in the middle."""
    said: tuple[Spoken, ...]
    voted_down: tuple[str, ...]
    last: LastView | None
    house: HouseAnswer | None
    """What two players may agree on, or have agreed on (BKW-40)."""
    could: tuple[Could, ...]
    """After a round: words that could have taken its dice, the easiest first."""
    sheet: tuple[RoundScore, ...]
    totals: tuple[int, ...]
    gone: tuple[Seat, ...]

    def _repr_html_(self) -> str:
        said = [f"{seat + 1}: {total}" for seat, total in enumerate(self.totals)]
        return picture(["".join(die.letters[:1] for die in self.dice).upper()] if self.dice else [], said)


def view(referee: Referee, state: State, seat: Seat | None) -> View:
    return replace(_shared(referee, state), **only_you(seat))


@remembering_last
def _shared(referee: Referee, state: State) -> View:
    """Return what a spectator sees."""
    has_rolled = bool(state.faces)
    return View(
        you=None,
        round=state.round,
        bookworm=state.bookworm,
        phase=_phase(state),
        card=referee.card(state),
        category=referee.category(state),
        side=state.side,
        dice=_dice(referee, state) if has_rolled else (),
        display=state.spread.display if has_rolled else (),
        stacks=state.spread.stacks,
        worms=state.spread.worms,
        middle=state.spread.middle,
        said=state.said,
        voted_down=state.refused,
        last=_last(referee, state),
        house=state.house[-1] if state.house else None,
        could=could_have_said(referee, state) if isinstance(state.phase, Scored | Over) else (),
        sheet=state.sheet,
        totals=state.totals,
        gone=state.gone,
    )


def _dice(referee: Referee, state: State) -> tuple[DieView, ...]:
    turn = state.phase.seat if isinstance(state.phase, spread.Naming) else None
    free = () if turn is None else takeable(state.spread, turn, state.side)
    numbers = [*range(len(state.faces)), *([SPECIAL] if state.side else [])]
    return tuple(
        DieView(
            die,
            letters_of(die, state.faces, state.side, referee.language),
            0 if die == SPECIAL else state.faces[die].dots,
            state.spread.holder(die),
            die in free,
        )
        for die in numbers
    )


def _last(referee: Referee, state: State) -> LastView | None:
    last = state.last
    if last is None:
        return None
    first = referee.first_letter(last.spoken.word)
    free = takeable(last.before, last.spoken.seat, state.side) if last.may_swap else ()
    showing = (die for die in free if shows(letters_of(die, state.faces, state.side, referee.language), first))
    swaps = tuple(die for die in showing if die != last.spoken.die)
    return LastView(last.spoken, last.doubt_until if last.may_doubt else None, bool(swaps), swaps)


def _phase(state: State) -> PhaseView:
    match state.phase:
        case spread.TurningCard(seat=seat):
            return TurningCard(seat)
        case spread.Picking(seat=seat, changing=changing):
            return Picking(seat, changing)
        case spread.TurningSide(seat=seat) | spread.DrawingSide(seat=seat):
            return TurningSide(seat)
        case spread.Naming(seat=seat, until=until):
            may_change = state.side == "new-category" and SPECIAL in state.spread.display
            return Naming(seat, until, until - times.COUNTING, may_change)
        case spread.Ending(seat=seat):
            return Ending(seat)
        case spread.Voting(vote=vote, by=by):
            return Voting(by, VoteView.of(vote))
        case spread.Swapping(seat=seat, die=die, agreed=agreed):
            return Swapping(seat, die, agreed)
        case phase:
            return phase
