"""The values of the game: settings, moves, events, phases and the state."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from parlour.core import Event, Millis, Move, Phase, Seat, Vote, says
from parlour.core import Settings as CoreSettings
from parlour.games.bookworm.components import Card, Dice, Face, Line, Side
from parlour.games.bookworm.spread import Spread
from parlour.lexicon.categories import Fit


class Settings(CoreSettings, frozen=True):
    special_die: Annotated[
        bool,
        says(
            "Play with the green special die. Leave it out in your first games.",
            "Грати із зеленим особливим кубиком. У перших іграх краще без нього.",
        ),
    ] = True
    green_only: Annotated[
        bool,
        says(
            "For play with children: only the easiest category of each card.",
            "Для гри з дітьми: лише найлегша категорія кожної картки.",
        ),
    ] = False
    seconds: Annotated[
        int,
        says(
            "Seconds for a word; the last five are counted down.",
            "Секунд на слово; останні п'ять відлічуються вголос.",
            ge=8,
            le=120,
        ),
    ] = 15
    judge: Annotated[
        Literal["table", "data"],
        says(
            "Who judges a doubted word: the table by vote, or the category data, which the speaker may overrule "
            "(for one person with bots).",
            "Хто судить сумнівне слово: стіл голосуванням чи дані категорій, яким мовець може заперечити "
            "(для однієї людини з ботами).",
        ),
    ] = "table"
    first_bookworm: Annotated[
        int,
        says(
            "Which seat is the first Bookworm (0: by lot).",
            "Яке місце — перший книжковий хробак (0: жеребом).",
            ge=0,
            le=6,
        ),
    ] = 0
    dice: Annotated[Dice | None, says("Dice faces of your own box.", "Грані кубиків із вашої коробки.")] = None
    cards: Annotated[
        Annotated[tuple[Card, ...], Meta(min_length=1)] | None,
        says("Category cards of your own box.", "Картки категорій із вашої коробки."),
    ] = None


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


class Mark(Struct, frozen=True):
    """What the category data think of a word, and the word that was probably meant."""

    fit: Fit
    meant: str | None = None


class Spoken(Struct, frozen=True):
    """A word that was named, and the die it took: from whom, or from the display."""

    seat: Seat
    word: str
    key: str
    die: int
    source: Seat | None
    mark: Mark


class RoundScore(Struct, frozen=True):
    """One line of the score sheet."""

    round: int
    category: Line
    bookworm: Seat
    points: tuple[int, ...]
    ended_by: Seat
    has_failed: bool


class BookwormChosen(Event, frozen=True):
    seat: Seat


class CardTurned(Event, frozen=True):
    seat: Seat
    lines: tuple[Line, ...]


class Picked(Event, frozen=True):
    seat: Seat
    category: Line


class DiceRolled(Event, frozen=True):
    round: int
    faces: tuple[Face, ...]
    side: Side | None


class SideTurned(Event, frozen=True):
    seat: Seat
    side: Side


class Took(Event, frozen=True):
    spoken: Spoken
    special_too: bool = False


class CategoryChanged(Event, frozen=True):
    seat: Seat


class Doubted(Event, frozen=True):
    by: Seat
    speaker: Seat
    word: str


class VoteEnded(Event, frozen=True):
    word: str
    fits: bool
    votes: tuple[tuple[Seat, bool], ...]


class TakenBack(Event, frozen=True):
    """A word voted down: its die goes back where it was."""

    seat: Seat
    word: str
    die: int


class SwapAsked(Event, frozen=True):
    seat: Seat
    word: str
    die: int


class SwapRefused(Event, frozen=True):
    by: Seat


class Failed(Event, frozen=True):
    seat: Seat


class RoundEnded(Event, frozen=True):
    score: RoundScore
    totals: tuple[int, ...]


class SeatLeft(Event, frozen=True):
    seat: Seat


class GameEnded(Event, frozen=True):
    winners: tuple[Seat, ...]


Events = (
    BookwormChosen
    | CardTurned
    | Picked
    | DiceRolled
    | SideTurned
    | Took
    | CategoryChanged
    | Doubted
    | VoteEnded
    | TakenBack
    | SwapAsked
    | SwapRefused
    | Failed
    | RoundEnded
    | SeatLeft
    | GameEnded
)


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
    """Keys of words that were voted down in this round."""
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
