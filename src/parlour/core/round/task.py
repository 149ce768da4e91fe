"""What a game says of its secret round, and what the settings of a table mean for the machine."""

from abc import ABC, abstractmethod
from collections.abc import Collection
from enum import Enum, auto
from typing import Any, ClassVar, Generic

from parlour.core.court.vote import Judge, Words
from parlour.core.game import Asks, Event, Millis, Seat, Step
from parlour.core.round.phases import P, S
from parlour.core.settings import Settings
from parlour.core.ways import RESULTS_STAY, Offers, TableOptions, Terms

READING: Millis = 15_000
"""The usual time for looking at a result. All can go on sooner."""


class Task(ABC, Generic[S, P]):
    """Four functions that every game has to say, and others that it may say. The machine calls them."""

    @abstractmethod
    def asks(self, state: S, seat: Seat) -> Asks:
        """Return the moves of a seat while it works. `Finish` is one of them."""

    @abstractmethod
    def show(self, state: S, at: Millis) -> Step[S]:
        """Lay all work open, in a phase of the game's own kind of `LiesOpen`."""

    @abstractmethod
    def enter(self, state: S, phase: P, at: Millis) -> Step[S]:
        """Score a result that everybody has seen, and open the next round or end the game."""

    @abstractmethod
    def end(self, state: S, shown: P | None) -> Step[S]:
        """End the game early: one player is left, or nobody came. `shown`: a result that still counts (COM-08)."""

    # While people work.

    def workers(self, state: S) -> tuple[Seat, ...]:
        return state.present

    def close(self, state: S, seat: Seat) -> S:
        """End the time of a seat: what it has begun counts, or does not."""
        return state

    def announced(self, state: S) -> tuple[Event, ...]:
        """Report what is asked in this round: at once, or when all have worked if nobody is to think ahead."""
        return ()

    def over(self, state: S, seats: Collection[Seat]) -> tuple[Event, ...]:
        """Report that the work is over. `seats`: whose time ends now; nobody's, if each had a time of their own."""
        return ()

    def seated(self, state: S, seat: Seat) -> S:
        """Return the state with what one more seat has, for a player who sits down while people work (COM-32). Where a
        game does not say this, nobody can sit down after the start."""
        return state

    def dropped(self, state: S, seat: Seat) -> S:
        """Return the state without the work of a seat that left while people work."""
        return state

    # The court.

    def reading(self, readers: int) -> Millis:
        """Return the time for looking at a result. `readers`: how many look one after another."""
        return READING

    def owes(self, state: S, phase: P, seat: Seat) -> Asks:
        """Return what a seat is asked besides going on. The host can't go on while anybody owes something."""
        return ()

    def used(self, state: S) -> Words:
        """Return the words of this round that people may argue about, and who used each."""
        return {}

    def is_word(self, word: str) -> bool:
        """Return what the dictionary says of a word. `is_valid` also knows what the table has voted."""
        return True

    def read(self, text: str) -> str:
        """Return a typed word as words are compared. Raises `Refused`."""
        return text.casefold()

    def reason(self, state: S, phase: P, word: str) -> str:
        """Return why the dictionary refuses a word, as a code of the lexicon."""
        return ""


class RoundSettings(Settings, frozen=True):
    """A game adds its own rules to these, and can be played in all ways that a secret round has."""

    judge: Judge = "dictionary"
    offers: ClassVar[Offers] = Offers(
        ways={"one_device": Terms(), "tomorrow": Terms(needs={"judge": "dictionary"})}, options=(RESULTS_STAY,)
    )


def at_table(settings: RoundSettings, options: TableOptions) -> dict[str, Any]:
    """Return what a `SecretRound` takes from the settings of its table."""
    return {"clock": clock_of(options), "judge": settings.judge, "is_unhurried": options.is_unhurried}


class Clock(Enum):
    TOGETHER = auto()
    """One time for all."""
    PASSED_ON = auto()
    """One device is handed from player to player, and the time of each begins when they take it."""
    OWN_TIME = auto()
    """Everybody looks within a day, and then has a time of their own (COM-19)."""

    @property
    def hides(self) -> bool:
        """Whether players see what is asked only in their own time, so that nobody thinks ahead."""
        return self is not Clock.TOGETHER


def clock_of(options: TableOptions) -> Clock:
    """Return the clock of a table, which follows from its way."""
    if options.is_later:
        return Clock.OWN_TIME
    return Clock.PASSED_ON if options.is_one_device else Clock.TOGETHER
