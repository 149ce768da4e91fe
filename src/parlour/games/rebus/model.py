"""The values of the game: settings, moves, events, phases and the state."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from parlour.core import Event, Millis, Move, Phase, Seat, says
from parlour.core import Settings as CoreSettings
from parlour.core.court.events import Over
from parlour.core.court.vote import Judge
from parlour.core.round.phases import Handing, LiesOpen, RoundEvents, RoundMoves, RoundState, Voting, Working
from parlour.core.ways import OWN_BOX, REAL_DICE, RESULTS_STAY, Offers, Option, Terms, house_words
from parlour.games.rebus.components import DICE, Dice, Placed
from parlour.lexicon import HouseWords

Islands = Literal["none", "printed"]
Pace = Literal["turns", "together", "duplicate"]
RunFault = Literal["no-word", "too-short", "twice"]


Letters = Annotated[str, Meta(max_length=DICE)]


class Settings(CoreSettings, frozen=True):
    hourglass_seconds: Annotated[int, says(within=(10, 600))] = 90
    turns_of_the_glass: Annotated[int, says(within=(1, 5))] = 1
    islands: Islands = "printed"
    shortest: Annotated[int, says(within=(2, 5))] = 2
    star_letter: Literal["fixed", "free"] = "fixed"
    negative_turns: Literal["zero", "keep"] = "zero"
    unused: Literal["cost", "free"] = "cost"
    pace: Pace = "turns"
    rounds: Literal[1, 3, 5, 10] = 10
    live: bool = True
    mercy: bool = False
    judge: Judge = "dictionary"
    dice: Dice | None = None
    offers: ClassVar[Offers] = Offers(
        ways={
            "one_device": Terms(suggests={"judge": "dictionary", "pace": "turns"}),
            "tomorrow": Terms(needs={"judge": "dictionary", "pace": "duplicate", "mercy": False}),
            "shared_roll": Terms(needs={"pace": "duplicate", "rounds": 1}),
        },
        options=(RESULTS_STAY, REAL_DICE, OWN_BOX, house_words(HouseWords), Option("roll", Letters, "")),
    )

    @property
    def glass(self) -> Millis:
        """The time of the hourglass, turned as often as the table chose (REB-04)."""
        return 1000 * self.hourglass_seconds * self.turns_of_the_glass


def is_same_roll(pace: str) -> bool:
    """Return whether all build from one roll: at once, or when they like (REB-16, REB-21)."""
    return pace not in ("turns", "together")


class Arrange(Move, frozen=True):
    """The whole layout. The last one sent counts (REB-10)."""

    dice: tuple[Placed, ...]


class RollAgain(Move, frozen=True):
    """Roll again a roll with at most one vowel (REB-17)."""


Moves = RoundMoves | Arrange | RollAgain


class RunRead(Struct, frozen=True):
    """A run as the referee reads it: its dice, its fault if any, and its points."""

    word: str
    dice: tuple[int, ...]
    down: bool
    points: int
    fault: RunFault | None


class Reading(Struct, frozen=True):
    """A judged layout: every run, and the points if the time were up now (REB-11)."""

    runs: tuple[RunRead, ...]
    apart: tuple[int, ...]
    """The dice of islands that REB-07 forbids."""
    counted: tuple[int, ...]
    """The dice of the best legal part."""
    across: int
    down: int
    unused: int
    total: int


Rolls = tuple[tuple[Seat, str], ...]
"""What each seat has rolled."""


class Build(Struct, frozen=True):
    """What one seat builds from its roll."""

    seat: Seat
    roll: str
    reading: Reading
    placed: tuple[Placed, ...] = ()
    stars: tuple[tuple[int, str], ...] = ()
    """The letters that stars were first used as (REB-09)."""
    again: bool = False
    """Wants to roll again, if all share one roll."""


class Turn(Struct, frozen=True):
    """A finished turn: the layout, how it was judged, and its points."""

    seat: Seat
    round: int
    roll: str
    placed: tuple[Placed, ...]
    reading: Reading
    points: int


class DiceRolled(Event, frozen=True):
    """`rolls` is empty if only each seat itself may see its roll."""

    round: int
    seats: tuple[Seat, ...]
    rolls: Rolls


class AskedToRollAgain(Event, frozen=True):
    seat: Seat


class GlassEmpty(Event, frozen=True):
    """The time is up. Laying dice makes no events, because their number would be a hint."""

    seats: tuple[Seat, ...]


class Scored(Event, frozen=True):
    turns: tuple[Turn, ...]


class Overturned(Event, frozen=True):
    word: str
    valid: bool
    turns: tuple[Turn, ...]


class RoundEnded(Event, frozen=True):
    round: int
    totals: tuple[int, ...]


Events = RoundEvents | DiceRolled | AskedToRollAgain | GlassEmpty | Scored | Overturned | RoundEnded


class Rolling(Phase, frozen=True):
    """`rolled`: the rolls typed in so far, if everyone rolls real dice (COM-13)."""

    seats: tuple[Seat, ...]
    rolled: Rolls = ()


class RollingAgain(Phase, frozen=True):
    """Some builders roll again. The hourglass stops only while real dice are typed in (REB-17, COM-13)."""

    seats: tuple[Seat, ...]
    building: Working
    since: Millis = 0


class Settled(LiesOpen, frozen=True):
    """All layouts are shown with their points."""

    turns: tuple[Turn, ...]


Phases = Handing | Rolling | Working | RollingAgain | Voting[Settled] | Settled | Over


class State(RoundState, frozen=True, kw_only=True):
    table: tuple[tuple[int | None, ...], ...]
    """The scoring table: a row per seat, a column per round (REB-14). None: a turn that was not played."""
    phase: Phases
    round: int = 1
    builds: tuple[Build, ...] = ()
    """What is built from the rolls of this turn, or of this round if all build in it."""
    last: Settled | None = None

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(sum(points or 0 for points in row) for row in self.table)

    @property
    def moment(self) -> str:
        """The moment: a turn, or a round that all play together (COM-11).

        Rolling again starts no new one, because the others go on building.
        """
        played = sum(points is not None for row in self.table for points in row)
        return f"{self.round} {len(self.gone)} {played}"


Step = tuple[State, tuple[Event, ...]]
