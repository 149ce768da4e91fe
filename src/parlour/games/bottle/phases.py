"""The phases of a round, and all there is to know of a game."""

from msgspec import Struct

from parlour.core import Act, Drawn, Event, Left, Millis, Phase, Seat, Vote
from parlour.games.bottle.components import Lot, Shaken
from parlour.games.bottle.moves import Moves
from parlour.lexicon import letters


class Claim(Struct, frozen=True):
    seat: Seat
    word: str
    at: Millis
    stood: Millis = 0
    """For so long the clocks have stood still since, while the table voted (COM-06)."""


class Shaking(Phase, frozen=True):
    pass


class Open(Phase, frozen=True):
    """The race is on."""

    until: Millis | None = None


class Denied(Phase, frozen=True):
    """Someone said "no word", and the others have 10 s to find one."""

    caller: Seat
    until: Millis


class ToBeat(Phase, frozen=True):
    """A right word lies there; a shorter one beats it."""

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
    """The same moment: a right word is in, and others may be just as quick (BOT-12)."""

    claims: tuple[Claim, ...]
    until: Millis
    race: Race


class Reaching(Phase, frozen=True):
    """Hands reach for the bottle within the same millisecond (BOT-25)."""

    seats: tuple[Seat, ...]
    until: Millis
    race: Race


class DrawingLots(Phase, frozen=True):
    seats: tuple[Seat, ...]
    race: Race


class Covering(Phase, frozen=True):
    """One hand covers the bottle: a word for each die."""

    seat: Seat
    words: tuple[str | None, ...]
    since: Millis
    until: Millis
    race: Race


class Voting(Phase, frozen=True):
    """The table judges a word; all clocks stand still (COM-06)."""

    vote: Vote
    word: str
    speakers: tuple[Seat, ...]
    since: Millis
    then: Claimed | Covering

    @property
    def until(self) -> Millis:
        return self.vote.until


class Appealed(Phase, frozen=True):
    """The table votes on a ruling of the dictionary."""

    vote: Vote
    ruling: "Ruling"
    speakers: tuple[Seat, ...]
    since: Millis
    held: "State"

    @property
    def until(self) -> Millis:
        return self.vote.until


class Settled(Phase, frozen=True):
    """A round is over; a breath before the next shake."""

    winners: tuple[Seat, ...]
    words: tuple[str, ...]
    until: Millis


class Over(Phase, frozen=True):
    winners: tuple[Seat, ...]


Timed = Open | Denied | ToBeat | Claimed | Reaching | Covering | Voting | Appealed | Settled
Phases = Shaking | DrawingLots | Timed | Over


class Stamped(Struct, frozen=True):
    at: Millis
    what: Act[Moves] | Drawn[Shaken | Lot] | Left


class Ruling(Struct, frozen=True):
    """A ruling that may be appealed, with all that is needed to go back and let the game take the other way."""

    word: str
    seat: Seat
    right: bool
    until: Millis
    before: "State"
    inputs: tuple[Stamped, ...]


class State(Struct, frozen=True):
    diamonds: tuple[int, ...]
    phase: Phases = Shaking()
    round: int = 0
    roll: Shaken | None = None
    used: tuple[str, ...] = ()
    """Words that were named rightly in this game, in order (BOT-14)."""
    out: tuple[Seat, ...] = ()
    passed: tuple[Seat, ...] = ()
    gone: tuple[Seat, ...] = ()
    allowed: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    """What the table's votes have ruled in this game."""
    rulings: tuple[Ruling, ...] = ()


Step = tuple[State, tuple[Event, ...]]
