"""The values of the game: settings, moves, events, phases and the state."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from parlour.core import Event, Millis, Move, Phase, Seat, says
from parlour.core import Settings as CoreSettings
from parlour.core.court.events import Over
from parlour.core.court.vote import Judge
from parlour.core.round.phases import Handing, LiesOpen, RoundEvents, RoundMoves, RoundState, Voting, Working
from parlour.core.ways import OWN_BOX, REAL_DICE, RESULTS_STAY, Offers, Option, Terms, house_words
from parlour.games.lone.components import LETTER_DICE, Dice, Sheet
from parlour.lexicon import HouseWords

Letters = Annotated[str, Meta(max_length=LETTER_DICE)]


class Settings(CoreSettings, frozen=True):
    """Messages explain each of them: `lone-setting-NAME`, or the shared `setting-NAME`."""

    seconds: Annotated[int, says(within=(30, 180))] = 60
    own_repeats: Literal["score", "zero"] = "score"
    paper: bool = False
    copy_s: Annotated[int, says(within=(15, 300))] = 60
    judge: Judge = "dictionary"
    dice: Dice | None = None
    sheet: Sheet | None = None
    offers: ClassVar[Offers] = Offers(
        ways={
            "one_device": Terms(suggests={"judge": "dictionary"}),
            "tomorrow": Terms(needs={"judge": "dictionary", "paper": False}),
            "day": Terms(),
            "shared_roll": Terms(),
        },
        options=(RESULTS_STAY, REAL_DICE, OWN_BOX, house_words(HouseWords), Option("roll", Letters, "")),
    )


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A word on a row of the sheet; rows are counted from 0."""

    row: int
    word: str


class Write(Move, frozen=True):
    """Write a word on a row, or replace the one there. Nobody else learns of it (LON-08)."""

    row: int
    word: str


class Erase(Move, frozen=True):
    row: int


class Jot(Move, frozen=True):
    """Letters typed for a row and not entered yet: a draft that only its own seat sees (LON-14).

    Each one replaces the one before. One that fits neither the row nor the dice is forgotten.
    """

    is_free: ClassVar[bool] = True
    row: int
    word: str


class HandIn(Move, frozen=True):
    """Type in a whole sheet of paper, in place of everything written before (LON-10)."""

    lines: tuple[Line, ...]


class GiveUp(Move, frozen=True):
    """The rows that get a 0 for missing words (LON-12)."""

    rows: tuple[int, ...]


Moves = RoundMoves | Write | Erase | Jot | HandIn | GiveUp

Why = Literal["alone", "shared", "earlier", "own-repeat", "no-word", "not-on-dice", "given-up", "too-many"]


class Outcome(Struct, frozen=True):
    """What one line of a sheet scored, and why."""

    row: int | None
    """None for a word too many, which uses no row (LON-10)."""
    round: int
    word: str | None
    points: int
    why: Why
    by: tuple[Seat, ...] = ()
    """The other seats that wrote it, now or earlier."""
    reason: str = ""
    """Why the dictionary refuses the word: a code of the lexicon."""

    @property
    def is_written(self) -> bool:
        """Only a legal word counts as written for later rounds (LON-13, LON-19)."""
        return self.why in ("alone", "shared", "earlier", "own-repeat")


Outcomes = tuple[Outcome, ...]


class DiceRolled(Event, frozen=True):
    round: int
    letters: str


class PencilsDown(Event, frozen=True):
    """The time for writing on paper is up: the sheets are typed in (LON-24)."""

    round: int


class TimeUp(Event, frozen=True):
    """The writing is over. Writing itself makes no events, because their number would be a hint."""

    round: int


class Unveiled(Event, frozen=True):
    """All sheets are compared: what each seat wrote, and what it scores."""

    round: int
    lines: tuple[Outcomes, ...]


class GaveUp(Event, frozen=True):
    seat: Seat
    rows: tuple[int, ...]


class Overturned(Event, frozen=True):
    word: str
    valid: bool
    lines: tuple[Outcomes, ...]


class RoundEnded(Event, frozen=True):
    round: int
    scores: tuple[int, ...]


Events = RoundEvents | DiceRolled | PencilsDown | TimeUp | Unveiled | GaveUp | Overturned | RoundEnded


class Rolling(Phase, frozen=True):
    pass


class Pencil(Phase, frozen=True):
    """The timer runs and everyone writes on paper (LON-24)."""

    until: Millis


class Compared(LiesOpen, frozen=True):
    """All sheets are shown: players give up rows, appeal rulings and go on. At `since` the last row is shown."""

    lines: tuple[Outcomes, ...]
    given: tuple[tuple[int, ...], ...]


Phases = Rolling | Pencil | Handing | Working | Voting[Compared] | Compared | Over


class State(RoundState, frozen=True, kw_only=True):
    sheets: tuple[Outcomes, ...]
    """What each seat wrote in earlier rounds."""
    drafts: tuple[tuple[Line, ...], ...]
    """What each seat has written in this round, secret until the time is up."""
    extras: tuple[tuple[str, ...], ...]
    """Words beyond the allowed number, from sheets typed in as a whole."""
    phase: Phases = Rolling()
    round: int = 0
    letters: str = ""
    jots: tuple[Line | None, ...] = ()
    """What each seat has typed and not entered, secret like its draft (LON-14)."""
    last: Compared | None = None


Step = tuple[State, tuple[Event, ...]]
