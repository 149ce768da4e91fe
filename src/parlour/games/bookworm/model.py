"""The values of the game: moves, phases and the state."""

from msgspec import Struct

from parlour.core import Event, Millis, Move, Phase, Seat, Vote
from parlour.games.bookworm.components import Face, Side
from parlour.games.bookworm.events import RoundScore, Spoken
from parlour.games.bookworm.spread import Spread


class Pick(Move, frozen=True):
    """One of the card's categories, 0 the easiest."""

    line: int


class TurnSide(Move, frozen=True):
    side: Side


class Say(Move, frozen=True):
    """A word and the die it takes; without a die, the only one it can take. `sure`: it fits, whatever the data say."""

    word: str
    die: int | None = None
    sure: bool = False


class ChangeCategory(Move, frozen=True):
    """Take the *new category* die instead of naming a word (BKW-24)."""


class Doubt(Move, frozen=True):
    """Does the last word fit? The table votes (BKW-12)."""


class CastVote(Move, frozen=True):
    fits: bool


class Swap(Move, frozen=True):
    """The finger slipped: this die was meant."""

    die: int


class Agree(Move, frozen=True):
    pass


class Object(Move, frozen=True):
    pass


class GoOn(Move, frozen=True):
    """Ready for the next round."""


Moves = Pick | TurnSide | Say | ChangeCategory | Doubt | CastVote | Swap | Agree | Object | GoOn


class Choosing(Phase, frozen=True):
    """Who is the first Bookworm?"""


class TurningCard(Phase, frozen=True):
    """`changing`: in the middle of a round (BKW-24)."""

    seat: Seat
    changing: bool = False


class Picking(Phase, frozen=True):
    seat: Seat
    until: Millis
    changing: bool = False


class Rolling(Phase, frozen=True):
    pass


class TurningSide(Phase, frozen=True):
    """The special die shows *turn*: the Bookworm must choose another side."""

    seat: Seat
    until: Millis


class DrawingSide(Phase, frozen=True):
    seat: Seat


class Naming(Phase, frozen=True):
    """A turn: a word for a die, in time."""

    seat: Seat
    until: Millis


class Ending(Phase, frozen=True):
    """The last letter die is taken; the end waits for doubts about its word."""

    seat: Seat
    until: Millis


class Voting(Phase, frozen=True):
    """All clocks stand still."""

    vote: Vote
    by: Seat
    since: Millis
    then: Naming | Ending

    @property
    def until(self) -> Millis:
        return self.vote.until


class Swapping(Phase, frozen=True):
    """Someone asks for another die than the one they took; silence is consent. All clocks stand still."""

    seat: Seat
    die: int
    agreed: tuple[Seat, ...]
    since: Millis
    until: Millis
    then: Naming | Ending


class Scored(Phase, frozen=True):
    """A breath between two rounds."""

    until: Millis
    ready: tuple[Seat, ...] = ()


class Over(Phase, frozen=True):
    winners: tuple[Seat, ...]


Phases = (
    Choosing
    | TurningCard
    | Picking
    | Rolling
    | TurningSide
    | DrawingSide
    | Naming
    | Ending
    | Voting
    | Swapping
    | Scored
    | Over
)


class Last(Struct, frozen=True):
    """The word that may still be doubted, or taken with another die: how everything lay before it."""

    spoken: Spoken
    before: Spread
    left: Millis
    """Time that its speaker still had."""
    doubt_until: Millis
    may_doubt: bool = True
    may_swap: bool = True


class State(Struct, frozen=True):
    spread: Spread
    left: tuple[int, ...]
    """Category cards in the deck."""
    phase: Phases = Choosing()
    out: tuple[int, ...] = ()
    """Category cards that left the game."""
    card: int | None = None
    line: int | None = None
    round: int = 0
    bookworm: Seat = 0
    faces: tuple[Face, ...] = ()
    side: Side | None = None
    said: tuple[Spoken, ...] = ()
    """Words that stand, in this round."""
    refused: tuple[str, ...] = ()
    """Words that were voted down in this round."""
    last: Last | None = None
    sheet: tuple[RoundScore, ...] = ()
    gone: tuple[Seat, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.spread.worms)

    @property
    def present(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(self.seats) if seat not in self.gone)

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(sum(score.points[seat] for score in self.sheet) for seat in range(self.seats))

    def after(self, seat: Seat) -> Seat:
        """The next seat to the left that is still in the game."""
        order = ((seat + step) % self.seats for step in range(1, self.seats + 1))
        return next(other for other in order if other not in self.gone)


Step = tuple[State, tuple[Event, ...]]
