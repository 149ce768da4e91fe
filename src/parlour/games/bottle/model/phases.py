"""The phases of a round."""

from msgspec import Struct

from parlour.core import Millis, Phase, Seat, Vote
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
    since: Millis = 0
    taken: Seat | None = None
    """Who took the table's offer to shake again (BOT-35)."""


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
    """Hands reach for the bottle, or a buzzer, within the same millisecond (BOT-25, BOT-37)."""

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


class Speaking(Phase, frozen=True):
    """Who was first at the buzzer says a word aloud, and types it or is ruled on by ear (BOT-38, BOT-39)."""

    seat: Seat
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


class Settled(Phase, frozen=True):
    """A round is over; a breath before the next shake."""

    winners: tuple[Seat, ...]
    words: tuple[str, ...]
    until: Millis
    by_ear: bool = False
    """It was won with what people heard, and no list has it (BOT-39)."""
