"""The phases of the game."""

from parlour.core import Millis, Phase, Seat
from parlour.core.court.ending import Over
from parlour.core.court.vote import Hearing


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


Phases = (
    Choosing
    | TurningCard
    | Picking
    | Rolling
    | TurningSide
    | DrawingSide
    | Naming
    | Ending
    | Voting
    | Swapping
    | Scored
    | Over
)
