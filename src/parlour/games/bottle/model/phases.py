"""The phases of a round."""

from msgspec import Struct

from parlour.core import Millis, Phase, Seat
from parlour.core.court.vote import Hearing
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
