"""The events of the game. All are public, so none holds a secret of one side."""

from parlour.core import Event, Seat
from parlour.core.court.events import SeatJoined, SeatLeft
from parlour.games.stars.components.cards import Side
from parlour.games.stars.components.cipher import Cipher


class Began(Event, frozen=True):
    """Cards are dealt and messages rolled; each side sees only its own."""


class CipherSet(Event, frozen=True):
    pass


class RoundBegan(Event, frozen=True):
    round: int


class Wrote(Event, frozen=True):
    """A side wrote down a word or a guess, which is shown later."""

    team: int
    side: Side
    seats: tuple[Seat, ...]


class LetPass(Event, frozen=True):
    """A side did not answer within its day (STA-37)."""

    team: int
    side: Side
    seats: tuple[Seat, ...]


class Transmitted(Event, frozen=True):
    """A word was sent with its score. Both are None if only its team may know them."""

    team: int
    side: Side
    seats: tuple[Seat, ...]
    word: str | None
    score: int | None


class CardShown(Event, frozen=True):
    """A side's card is shown to its partners, who guess."""

    side: Side


class MessageScored(Event, frozen=True):
    """A side guessed the message of its partners. An empty guess: nobody was left to make one."""

    team: int
    side: Side
    seats: tuple[Seat, ...]
    guess: tuple[str, ...]
    message: tuple[str, ...]
    points: int


class CipherScored(Event, frozen=True):
    team: int
    seats: tuple[Seat, ...]
    guess: Cipher | None
    points: int


class GameEnded(Event, frozen=True):
    cipher: Cipher
    points: tuple[int, ...]
    """Of each team."""


_OfRounds = Began | CipherSet | RoundBegan | Wrote | LetPass | Transmitted | CardShown
Events = _OfRounds | MessageScored | CipherScored | SeatJoined | SeatLeft | GameEnded
