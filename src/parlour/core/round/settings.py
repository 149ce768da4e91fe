"""The settings of a table that plays secret rounds, and what they mean for the machine."""

from enum import Enum, auto
from typing import Any, ClassVar

from parlour.core.court.rulings import Judge
from parlour.core.settings import Settings
from parlour.core.ways import RESULTS_STAY, Offers, TableOptions, Terms


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
