"""The state of a game. Rulings that may be appealed keep the state before them."""

from msgspec import Struct

from parlour.core import Act, Drawn, Event, Left, Millis, Seat
from parlour.core.court.ending import Over
from parlour.core.court.vote import Hearing
from parlour.core.real_dice import Lot
from parlour.games.bottle.components import Shaken
from parlour.games.bottle.model.events import Fault
from parlour.games.bottle.model.moves import Moves
from parlour.games.bottle.model.phases import (
    Claimed,
    Covering,
    Denied,
    DrawingLots,
    Open,
    Reaching,
    Settled,
    Shaking,
    Speaking,
    ToBeat,
    Voting,
)


class Appealed(Hearing, frozen=True):
    """The table votes on a ruling of the dictionary."""

    ruling: "Ruling"
    speakers: tuple[Seat, ...]
    held: "State"


Timed = Open | Denied | ToBeat | Claimed | Reaching | Covering | Speaking | Voting | Appealed | Settled
"""The phases that a clock may end."""
Phases = Shaking | DrawingLots | Timed | Over


class Stamped(Struct, frozen=True):
    at: Millis
    what: Act[Moves] | Drawn[Shaken | Lot] | Left


class Ruling(Struct, frozen=True):
    """A ruling that may be appealed, with everything needed to replay the game from before it."""

    word: str
    seat: Seat
    right: bool
    until: Millis
    before: "State"
    inputs: tuple[Stamped, ...]
    fault: Fault | None = None
    """Why the word is wrong."""


class Heard(Struct, frozen=True):
    """The last ruling by ear, which can be taken back until something else happens (BOT-39)."""

    before: "State"
    at: Millis


class Played(Struct, frozen=True):
    """A finished round: the roll, its winners and their words, and everybody's diamonds after it."""

    roll: Shaken
    winners: tuple[Seat, ...]
    words: tuple[str, ...]
    diamonds: tuple[int, ...]
    by_ear: bool = False
    points: int = 0
    """The points of somebody alone (BOT-41)."""


class State(Struct, frozen=True):
    diamonds: tuple[int, ...]
    phase: Phases = Shaking()
    round: int = 0
    roll: Shaken | None = None
    used: tuple[str, ...] = ()
    """All right words of this game, in order (BOT-14)."""
    out: tuple[Seat, ...] = ()
    passed: tuple[Seat, ...] = ()
    hints: tuple[Seat, ...] = ()
    """The seats that asked for a hint in this round, once for each time (BOT-36)."""
    gone: tuple[Seat, ...] = ()
    allowed: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    """The rulings of the table's votes in this game."""
    rulings: tuple[Ruling, ...] = ()
    played: tuple[Played, ...] = ()
    """The rounds so far, shown at the end."""
    heard: Heard | None = None

    @property
    def is_solo(self) -> bool:
        """Whether one person plays, for time and not for diamonds (BOT-41)."""
        return len(self.diamonds) == 1


Step = tuple[State, tuple[Event, ...]]
