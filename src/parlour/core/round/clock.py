"""Whose time runs when: the clocks of a round, one for each way to meet."""

from enum import Enum, auto
from typing import Any

from parlour.core.extras.later import is_later


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


def clock_of(settings: Any) -> Clock:
    """Return the clock of a table."""
    if is_later(settings):
        return Clock.OWN_TIME
    return Clock.PASSED_ON if settings.one_device else Clock.TOGETHER
