"""The values of the game: settings, moves, events, phases and the state."""

from typing import Annotated, Literal

from msgspec import Struct

from parlour.core import Event, Millis, Move, Phase, Rolls, Seat, says
from parlour.core import Settings as CoreSettings
from parlour.core.court.ballots import Ballots
from parlour.core.court.ending import Over
from parlour.core.court.events import Finished, GameEnded, SeatLeft, VoteCalled, VoteEnded
from parlour.core.court.rulings import Appeal, CastVote, Finish, GoOn, Judge
from parlour.core.extras.box.kit import BoxName
from parlour.core.extras.family_words import HOUSE_WORDS
from parlour.core.extras.handing_over import Handing, TakeDevice
from parlour.core.extras.later import Look, Looked
from parlour.games.rebus.components.dice import Dice
from parlour.games.rebus.components.layout import Placed
from parlour.lexicon import HouseWords

Islands = Literal["none", "printed"]
Pace = Literal["turns", "together", "duplicate", "tomorrow"]
RunFault = Literal["no-word", "too-short", "twice"]


class Settings(CoreSettings, frozen=True):
    hourglass_seconds: Annotated[
        int, says(en="How long the hourglass runs, in seconds.", uk="Скільки секунд сиплеться пісок.", within=(10, 600))
    ] = 90
    turns_of_the_glass: Annotated[
        int,
        says(
            en="How often the glass is turned in a turn.",
            uk="Скільки разів за хід перевертають годинник.",
            within=(1, 5),
        ),
    ] = 1
    islands: Annotated[
        Islands,
        says(
            en="Printed: words that share no letter may stand apart. None: one connected crossword.",
            uk="Як надруковано: слова без спільних літер можуть стояти окремо. Без острівців: один суцільний кросворд.",
        ),
    ] = "printed"
    shortest: Annotated[
        int, says(en="The fewest letters of a word.", uk="Найменша кількість літер у слові.", within=(2, 5))
    ] = 2
    star_letter: Annotated[
        Literal["fixed", "free"],
        says(
            en="A star keeps the letter it is first laid as for the whole turn, or may change it.",
            uk="Зірка весь хід лишається тією літерою, якою її поклали вперше, або може змінюватися.",
        ),
    ] = "fixed"
    negative_turns: Annotated[
        Literal["zero", "keep"],
        says(
            en="A turn below zero is entered as 0, or as it is.",
            uk="Хід із мінусом записують як 0 або таким, яким він є.",
        ),
    ] = "zero"
    pace: Annotated[
        Pace,
        says(
            en="In turns while the others watch; together, each with their own roll; the same roll; "
            "or it until tomorrow.",
            uk="По черзі, решта дивиться; разом, кожен зі своїм кидком; той самий кидок; або він же, але до завтра.",
        ),
    ] = "turns"
    rounds: Annotated[
        Literal[1, 3, 5, 10],
        says(en="How many rounds are played: ten are printed.", uk="Скільки раундів грають: надруковано десять."),
    ] = 10
    live: Annotated[
        bool,
        says(
            en="Words light up as they become valid, and their points are shown; off: only when the time is up.",
            uk="Слова світяться, щойно стають правильними, і видно бали; вимкнено: лише коли вийде час.",
        ),
    ] = True
    one_device: Annotated[
        bool,
        says(
            en="All play on one device: the dice are rolled once the next player holds it.",
            uk="Усі грають на одному пристрої: кубики котяться, щойно він у наступного гравця.",
        ),
    ] = False
    mercy: Annotated[
        bool,
        says(
            en="A roll with at most one vowel may be rolled again while the glass runs.",
            uk="Кидок із щонайбільше однією голосною можна повторити, поки сиплеться пісок.",
        ),
    ] = False
    judge: Judge = "dictionary"
    rolls: Rolls = "table"
    house: Annotated[HouseWords, HOUSE_WORDS] = HouseWords()
    dice: Annotated[
        Dice | None, says(en="Dice faces and values of your own box.", uk="Грані й вартості кубиків із вашої коробки.")
    ] = None
    box: BoxName = ""


class Arrange(Move, frozen=True):
    """The whole layout. The last one sent counts (REB-10)."""

    dice: tuple[Placed, ...]


class RollAgain(Move, frozen=True):
    """Roll again a roll with at most one vowel (REB-17)."""


Moves = TakeDevice | Look | Arrange | RollAgain | Finish | GoOn | CastVote | Appeal


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


class Build(Struct, frozen=True):
    """What one seat builds from its roll."""

    seat: Seat
    roll: str
    reading: Reading
    placed: tuple[Placed, ...] = ()
    stars: tuple[tuple[int, str], ...] = ()
    """The letters that stars were first used as (REB-09)."""
    finished: bool = False
    again: bool = False
    """Wants to roll again, if all share one roll."""
    until: Millis | None = None
    """When this seat's own time is up (COM-19). None: it has not begun, or all share one time."""


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
    rolls: tuple[tuple[Seat, str], ...]


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


Events = (
    DiceRolled
    | Looked
    | AskedToRollAgain
    | Finished
    | GlassEmpty
    | Scored
    | VoteCalled
    | VoteEnded
    | Overturned
    | RoundEnded
    | SeatLeft
    | GameEnded
)


class Rolling(Phase, frozen=True):
    """`rolled`: the rolls typed in so far, if everyone rolls real dice (COM-13)."""

    seats: tuple[Seat, ...]
    rolled: tuple[tuple[Seat, str], ...] = ()


class Building(Phase, frozen=True):
    """The hourglass runs. Until tomorrow every seat has its own, from when it looks at the roll (REB-21)."""

    builds: tuple[Build, ...]
    until: Millis


class RollingAgain(Phase, frozen=True):
    """Some builders roll again. The hourglass stops only while real dice are typed in (REB-17, COM-13)."""

    seats: tuple[Seat, ...]
    building: Building
    since: Millis = 0


class Settled(Phase, frozen=True):
    """All layouts are shown with their points."""

    turns: tuple[Turn, ...]
    since: Millis
    until: Millis
    ready: tuple[Seat, ...] = ()


class Voting(Phase, frozen=True):
    """The table votes on words while all clocks are stopped (COM-06). `then`: the result before an appeal."""

    ballots: Ballots
    builds: tuple[Build, ...]
    since: Millis
    then: Settled | None = None

    @property
    def until(self) -> Millis:
        return self.ballots.until


Phases = Handing | Rolling | Building | RollingAgain | Voting | Settled | Over


class State(Struct, frozen=True):
    table: tuple[tuple[int | None, ...], ...]
    """The scoring table: a row per seat, a column per round (REB-14). None: a turn that was not played."""
    phase: Phases
    round: int = 1
    gone: tuple[Seat, ...] = ()
    allowed: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    """Words that the table has voted on, as their letters."""
    last: tuple[Turn, ...] = ()
    """The layouts of the last round, for players who come later (REB-21)."""
    absent: tuple[Seat, ...] = ()
    """The seats that let the last round pass: this one does not wait for them (COM-20)."""

    @property
    def present(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(len(self.table)) if seat not in self.gone)

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(sum(points or 0 for points in row) for row in self.table)


Step = tuple[State, tuple[Event, ...]]
