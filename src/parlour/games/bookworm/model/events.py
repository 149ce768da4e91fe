"""The events of the game, and the records of words and scores."""

from msgspec import Struct

from parlour.core import Event, Seat
from parlour.core.court.events import GameEnded, SeatJoined, SeatLeft
from parlour.games.bookworm.components import Face, Line, Side
from parlour.lexicon.categories import Fit


class Mark(Struct, frozen=True):
    """The verdict of the category data on a word, and the word that was probably meant."""

    fit: Fit
    meant: str | None = None


class Spoken(Struct, frozen=True):
    """A word, and the die it took from another seat or from the display."""

    seat: Seat
    word: str
    die: int
    source: Seat | None
    mark: Mark


class HouseAnswer(Struct, frozen=True):
    """What two players may agree on after the lists decided otherwise: it counts once both did (BKW-40)."""

    category: Line
    word: str
    fits: bool
    agreed: tuple[Seat, ...]

    @property
    def is_kept(self) -> bool:
        return len(self.agreed) > 1


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
    by: Seat | None
    """None for somebody at a shared device (BKW-33)."""
    speaker: Seat
    word: str


class VoteEnded(Event, frozen=True):
    word: str
    fits: bool
    votes: tuple[tuple[Seat, bool], ...]


class HouseAnswered(Event, frozen=True):
    """A seat suggests a house answer, or agrees to it."""

    seat: Seat
    category: Line
    word: str
    fits: bool
    agreed: bool


class TakenBack(Event, frozen=True):
    """A word was voted down, and its die goes back."""

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


_OfTurns = BookwormChosen | CardTurned | Picked | DiceRolled | SideTurned | Took | CategoryChanged
_OfDoubts = Doubted | VoteEnded | HouseAnswered | TakenBack | SwapAsked | SwapRefused
Events = _OfTurns | _OfDoubts | Failed | RoundEnded | SeatJoined | SeatLeft | GameEnded
