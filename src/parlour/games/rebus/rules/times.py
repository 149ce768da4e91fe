"""The times of the rules, in milliseconds, and who shares a roll."""

from parlour.core import Millis
from parlour.games.rebus.model import Settings


def glass(settings: Settings) -> Millis:
    """Return the time of the hourglass, turned as often as the table chose (REB-04)."""
    return 1000 * settings.hourglass_seconds * settings.turns_of_the_glass


def is_same_roll(pace: str) -> bool:
    """Return whether all build from one roll: at once, or when they like (REB-16, REB-21)."""
    return pace not in ("turns", "together")
