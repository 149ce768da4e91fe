"""The events of the game."""

from msgspec import Struct

from parlour.core import Event, Millis, Seat
from parlour.core.court.events import GameEnded, SeatLeft, VoteEnded
from parlour.games.bottle.components import Shaken


class Fault(Struct, frozen=True):
    """Why a word is wrong: a stable code, and the word or letter it is about."""

    code: str
    of: str = ""


class Shook(Event, frozen=True):
    round: int
    roll: Shaken


class Spoke(Event, frozen=True):
    """A seat named a word that may win. The word is shown when the moment is over."""

    seat: Seat


class Said(Event, frozen=True):
    seat: Seat
    word: str
    at: Millis


class Erred(Event, frozen=True):
    """A mistake: the seat is out for the round and loses a diamond if it has one (BOT-09, BOT-10). In the daily roll it
    costs seconds instead."""

    # `parlour simulate` counts the rules that a docstring names, so the one of the daily roll is named elsewhere.

    seat: Seat
    word: str
    fault: Fault
    cost: int
    seconds: int = 0


class Passed(Event, frozen=True):
    seat: Seat


class OfferTaken(Event, frozen=True):
    """A seat accepts the table's offer to shake again (BOT-35)."""

    seat: Seat


class HintGiven(Event, frozen=True):
    """A seat got a hint, which only it sees (BOT-36)."""

    seat: Seat


class CalledNoWord(Event, frozen=True):
    seat: Seat


class Refuted(Event, frozen=True):
    """Somebody found a word: the caller of "no word" pays (BOT-16)."""

    seat: Seat
    cost: int


class CoveredBottle(Event, frozen=True):
    seat: Seat


class Buzzed(Event, frozen=True):
    """A seat was first to press the buzzer, and speaks (BOT-37)."""

    seat: Seat


class RuledByEar(Event, frozen=True):
    """A listener ruled on a spoken word that nobody typed (BOT-39)."""

    seat: Seat
    by: Seat
    right: bool


class RulingTakenBack(Event, frozen=True):
    """A ruling by ear was taken back: the speaker has the word again, and everybody the diamonds they had (BOT-39)."""

    seat: Seat
    by: Seat
    diamonds: tuple[int, ...]


class Named(Event, frozen=True):
    """A right word of the player who covers the bottle, and its die."""

    seat: Seat
    word: str
    die: int


class Contested(Event, frozen=True):
    """A right word may be beaten by a shorter one (BOT-20)."""

    seats: tuple[Seat, ...]
    length: int


class Awarded(Event, frozen=True):
    seat: Seat
    diamonds: int


class RoundEnded(Event, frozen=True):
    winners: tuple[Seat, ...]


class VoteCalled(Event, frozen=True):
    word: str
    seat: Seat
    by: Seat | None = None


class Overturned(Event, frozen=True):
    word: str
    valid: bool


_OfRaces = Shook | Spoke | Said | Erred | Passed | OfferTaken | HintGiven | CalledNoWord | Refuted | CoveredBottle
_ByEar = Buzzed | RuledByEar | RulingTakenBack
_OfRounds = Named | Contested | Awarded | RoundEnded
Events = _OfRaces | _ByEar | _OfRounds | VoteCalled | VoteEnded | Overturned | SeatLeft | GameEnded
