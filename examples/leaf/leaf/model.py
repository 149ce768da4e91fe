"""The values of the game: settings, moves, events, draws and the state."""

from typing import Annotated, ClassVar

from msgspec import Meta, Struct

from parlour.core import Draw, Event, Millis, Move, Seat, says
from parlour.core import Settings as CoreSettings


class Settings(CoreSettings, frozen=True):
    seconds: Annotated[int, says(within=(15, 120))] = 45
    rounds: Annotated[int, says(within=(1, 12))] = 8


class Open(Move, frozen=True):
    """Open the book at a word."""

    is_secret: ClassVar[bool] = True
    word: Annotated[str, Meta(max_length=64)]


class RoundEnded(Event, frozen=True):
    words: tuple[str, ...]
    nearest: tuple[Seat, ...]
    low: str
    high: str
    """Where the bookmarks lie now."""


class SeatLeft(Event, frozen=True):
    seat: Seat


class GameEnded(Event, frozen=True):
    leaf: str
    winners: tuple[Seat, ...]


class Pressed(Draw, frozen=True):
    is_secret: ClassVar[bool] = True
    leaf: str


class State(Struct, frozen=True):
    low: str
    high: str
    """The bookmarks: the leaf lies between them."""
    scores: tuple[int, ...]
    words: tuple[str, ...]
    """Where each seat has opened the book in this round: secret until it ends."""
    leaf: str = ""
    """Secret until the game ends."""
    round: int = 1
    last: RoundEnded | None = None
    """What the last round has shown."""
    until: Millis = 0
    gone: tuple[Seat, ...] = ()
    winners: tuple[Seat, ...] = ()

    @property
    def present(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(len(self.scores)) if seat not in self.gone)
