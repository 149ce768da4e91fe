"""Where everything is: the display, the dice in front of each player, the Bookworm cards."""

from msgspec import Struct
from msgspec.structs import replace

from parlour.core import Millis, Phase, Seat
from parlour.core.court.events import Over
from parlour.core.court.vote import Hearing
from parlour.games.bookworm.components import BOOKWORM_CARDS, SPECIAL, WHITE


class Spread(Struct, frozen=True):
    display: tuple[int, ...]
    stacks: tuple[tuple[int, ...], ...]
    """By seat: the dice in front of it, the one taken last on top, which is at the end."""
    worms: tuple[int, ...]
    """By seat: Bookworm cards."""

    @classmethod
    def fresh(cls, seats: int, with_special: bool) -> "Spread":
        """All dice in the display, all Bookworm cards in the middle (BKW-04, BKW-05)."""
        display = (*WHITE, SPECIAL) if with_special else WHITE
        return cls(display, ((),) * seats, (0,) * seats)

    def with_seat(self) -> "Spread":
        """Return the spread with one more seat, which has nothing yet (COM-32)."""
        return replace(self, stacks=(*self.stacks, ()), worms=(*self.worms, 0))

    @property
    def middle(self) -> int:
        """Bookworm cards that nobody has yet."""
        return BOOKWORM_CARDS - sum(self.worms)

    @property
    def white_display(self) -> tuple[int, ...]:
        """When it is empty the round is over: the special die does not count (BKW-25)."""
        return tuple(die for die in self.display if die != SPECIAL)

    def holder(self, die: int) -> Seat | None:
        """None for the display."""
        return next((seat for seat, stack in enumerate(self.stacks) if die in stack), None)

    def taken(self, die: int, by: Seat) -> "Spread":
        """Move a die on top of the taker's. Its former owner gets a Bookworm card (BKW-06, BKW-07)."""
        victim = self.holder(die)
        stacks = tuple(
            (*stack, die) if seat == by else tuple(other for other in stack if other != die)
            for seat, stack in enumerate(self.stacks)
        )
        worms = tuple(count + (seat == victim) for seat, count in enumerate(self.worms))
        return replace(self, display=tuple(other for other in self.display if other != die), stacks=stacks, worms=worms)


class Choosing(Phase, frozen=True):
    """The first Bookworm is chosen by lot."""


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
    """A turn: a word for a die, in time (BKW-06, BKW-11)."""

    seat: Seat
    until: Millis


class Ending(Phase, frozen=True):
    """The last letter die is taken; its word may still be doubted (BKW-12, BKW-14)."""

    seat: Seat
    until: Millis


class Voting(Hearing, frozen=True):
    """The table votes on whether the last word fits, while all clocks are stopped (BKW-12)."""

    by: Seat | None
    """None for somebody at a shared device (BKW-33)."""
    then: Naming | Ending


class Swapping(Phase, frozen=True):
    """A seat asks for another die than the one it took; silence is consent. All clocks are stopped (BKW-27)."""

    seat: Seat
    die: int
    agreed: tuple[Seat, ...]
    since: Millis
    until: Millis
    then: Naming | Ending


class Scored(Phase, frozen=True):
    """The pause between two rounds (BKW-28)."""

    until: Millis
    ready: tuple[Seat, ...] = ()


_BeforeTurns = Choosing | TurningCard | Picking | Rolling | TurningSide | DrawingSide
Phases = _BeforeTurns | Naming | Ending | Voting | Swapping | Scored | Over
