"""The phases of a round and the state of a game. Rulings that may be appealed keep the state before them."""

from msgspec import Struct

from parlour.core import Act, Drawn, Event, Left, Millis, Phase, Seat
from parlour.core.court.events import Over
from parlour.core.court.vote import Hearing
from parlour.core.real_dice import Lot
from parlour.games.bottle.components import Shaken
from parlour.games.bottle.model.events import Fault
from parlour.games.bottle.model.moves import Moves
from parlour.lexicon import letters


class Claim(Struct, frozen=True):
    seat: Seat
    word: str
    at: Millis
    stood: Millis = 0
    """How long the clocks have been stopped since, for votes (COM-06)."""


class Shaking(Phase, frozen=True):
    pass


class Open(Phase, frozen=True):
    """The race is on."""

    until: Millis | None = None
    since: Millis = 0
    taken: Seat | None = None
    """The seat that accepted the table's offer to shake again (BOT-35)."""


class Denied(Phase, frozen=True):
    """Somebody said "no word", and the others have 10 seconds to find one."""

    caller: Seat
    until: Millis


class ToBeat(Phase, frozen=True):
    """There is a right word, which a shorter one beats."""

    claims: tuple[Claim, ...]
    until: Millis

    @property
    def holders(self) -> tuple[Seat, ...]:
        return tuple(claim.seat for claim in self.claims)

    @property
    def length(self) -> int:
        return len(letters(self.claims[0].word))


Race = Open | Denied | ToBeat


class Claimed(Phase, frozen=True):
    """A right word was named, and others may still name one at the same moment (BOT-12)."""

    claims: tuple[Claim, ...]
    until: Millis
    race: Race


class Reaching(Phase, frozen=True):
    """Seats reach for the bottle or a buzzer within the same millisecond (BOT-25, BOT-37)."""

    seats: tuple[Seat, ...]
    until: Millis
    race: Race


class DrawingLots(Phase, frozen=True):
    seats: tuple[Seat, ...]
    race: Race


class Covering(Phase, frozen=True):
    """A seat covers the bottle and names a word for each die."""

    seat: Seat
    words: tuple[str | None, ...]
    since: Millis
    until: Millis
    race: Race


class Speaking(Phase, frozen=True):
    """The first at the buzzer says a word aloud, and types it or is judged by a listener (BOT-38, BOT-39)."""

    seat: Seat
    since: Millis
    until: Millis
    race: Race


class Voting(Hearing, frozen=True):
    """The table votes on a word while all clocks are stopped (COM-06)."""

    word: str
    speakers: tuple[Seat, ...]
    then: Claimed | Covering


class Settled(Phase, frozen=True):
    """A round is over: a short pause before the next shake."""

    winners: tuple[Seat, ...]
    words: tuple[str, ...]
    until: Millis
    by_ear: bool = False
    """Whether the winning word was only heard, not typed (BOT-39)."""


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
