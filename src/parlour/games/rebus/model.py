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
        int, says("How long the hourglass runs, in seconds.", "Скільки секунд сиплеться пісок.", ge=10, le=600)
    ] = 90
    turns_of_the_glass: Annotated[
        int, says("How often the glass is turned in a turn.", "Скільки разів за хід перевертають годинник.", ge=1, le=5)
    ] = 1
    islands: Annotated[
        Islands,
        says(
            "Printed: words that share no letter may stand apart. None: one connected crossword.",
            "Як надруковано: слова без спільних літер можуть стояти окремо. Без острівців: один суцільний кросворд.",
        ),
    ] = "printed"
    shortest: Annotated[int, says("The fewest letters of a word.", "Найменша кількість літер у слові.", ge=2, le=5)] = 2
    star_letter: Annotated[
        Literal["fixed", "free"],
        says(
            "A star keeps the letter it is first laid as for the whole turn, or may change it.",
            "Зірка весь хід лишається тією літерою, якою її поклали вперше, або може змінюватися.",
        ),
    ] = "fixed"
    negative_turns: Annotated[
        Literal["zero", "keep"],
        says("A turn below zero is entered as 0, or as it is.", "Хід із мінусом записують як 0 або таким, яким він є."),
    ] = "zero"
    pace: Annotated[
        Pace,
        says(
            "In turns while the others watch; together, each with their own roll; the same roll; or it until tomorrow.",
            "По черзі, решта дивиться; разом, кожен зі своїм кидком; той самий кидок; або він же, але до завтра.",
        ),
    ] = "turns"
    rounds: Annotated[
        Literal[1, 3, 5, 10],
        says("How many rounds are played: ten are printed.", "Скільки раундів грають: надруковано десять."),
    ] = 10
    live: Annotated[
        bool,
        says(
            "Words light up as they become valid, and their points are shown; off: only when the time is up.",
            "Слова світяться, щойно стають правильними, і видно бали; вимкнено: лише коли вийде час.",
        ),
    ] = True
    one_device: Annotated[
        bool,
        says(
            "All play on one device: the dice are rolled once the next player holds it.",
            "Усі грають на одному пристрої: кубики котяться, щойно він у наступного гравця.",
        ),
    ] = False
    mercy: Annotated[
        bool,
        says(
            "A roll with at most one vowel may be rolled again while the glass runs.",
            "Кидок із щонайбільше однією голосною можна повторити, поки сиплеться пісок.",
        ),
    ] = False
    judge: Judge = "dictionary"
    rolls: Rolls = "table"
    house: Annotated[
        HouseWords,
        says(
            "Words that this table allows or refuses on top of the dictionary.",
            "Слова, які цей стіл дозволяє чи забороняє понад словник.",
        ),
    ] = HouseWords()
    dice: Annotated[
        Dice | None, says("Dice faces and values of your own box.", "Грані й вартості кубиків із вашої коробки.")
    ] = None
    box: BoxName = ""


class Arrange(Move, frozen=True):
    """The whole layout as it lies now; the last one sent counts (REB-10)."""

    dice: tuple[Placed, ...]


class RollAgain(Move, frozen=True):
    """Mercy for a roll with at most one vowel (REB-17)."""


Moves = TakeDevice | Look | Arrange | RollAgain | Finish | GoOn | CastVote | Appeal


class RunRead(Struct, frozen=True):
    """A run as the judge reads it: its dice, where it is wrong, and what it is worth."""

    word: str
    dice: tuple[int, ...]
    down: bool
    points: int
    fault: RunFault | None


class Reading(Struct, frozen=True):
    """A layout judged: every run, and the points of what would count if the glass were empty now (REB-11)."""

    runs: tuple[RunRead, ...]
    apart: tuple[int, ...]
    """Dice of islands that REB-07 forbids."""
    counted: tuple[int, ...]
    """Dice of the best legal part."""
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
    """The letters that stars were first laid as (REB-09)."""
    finished: bool = False
    again: bool = False
    """Asked to roll again, where all have the same roll."""
    until: Millis | None = None
    """When the glass of its own is empty, where everyone has one (COM-19). None: it was not turned yet, or is all's."""


class Turn(Struct, frozen=True):
    """A turn that is over: what lay, how it was judged, and the points entered."""

    seat: Seat
    round: int
    roll: str
    placed: tuple[Placed, ...]
    reading: Reading
    points: int


class DiceRolled(Event, frozen=True):
    """`rolls` is empty where each seat has a roll of its own that only it sees."""

    round: int
    seats: tuple[Seat, ...]
    rolls: tuple[tuple[Seat, str], ...]


class AskedToRollAgain(Event, frozen=True):
    seat: Seat


class GlassEmpty(Event, frozen=True):
    """The building is over. Events of the building itself there are none: their number would tell."""

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
    """`rolled`: what has come so far, where each rolls dice of their own (COM-13)."""

    seats: tuple[Seat, ...]
    rolled: tuple[tuple[Seat, str], ...] = ()


class Building(Phase, frozen=True):
    """The glass runs; or until tomorrow a glass of everyone's own, once they look at the roll (REB-21)."""

    builds: tuple[Build, ...]
    until: Millis


class RollingAgain(Phase, frozen=True):
    """Some of the builders roll again; the glass does not stop for it (REB-17), but for the time in which real dice are
    read (COM-13)."""

    seats: tuple[Seat, ...]
    building: Building
    since: Millis = 0


class Settled(Phase, frozen=True):
    """The layouts lie open with their points."""

    turns: tuple[Turn, ...]
    since: Millis
    until: Millis
    ready: tuple[Seat, ...] = ()


class Voting(Phase, frozen=True):
    """The table judges words; all clocks stand still (COM-06). `then`: the result an appeal came out of."""

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
    """The scoring table: a row a seat, a column a round (REB-14). None: a turn that was not played."""
    phase: Phases
    round: int = 1
    gone: tuple[Seat, ...] = ()
    allowed: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    """Words that the table has voted on, by their letters."""
    last: tuple[Turn, ...] = ()
    """The layouts of the last round, for who comes later (REB-21)."""
    absent: tuple[Seat, ...] = ()
    """Who let the last round pass: this one does not wait for them (COM-20)."""

    @property
    def present(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(len(self.table)) if seat not in self.gone)

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(sum(points or 0 for points in row) for row in self.table)


Step = tuple[State, tuple[Event, ...]]
