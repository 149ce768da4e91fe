"""Whose time runs when: the clocks of a round, one for each way to meet."""

from enum import Enum, auto

from parlour.core.ways import TableOptions


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
