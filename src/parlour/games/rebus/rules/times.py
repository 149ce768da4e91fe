"""The times of the rules, in milliseconds."""

from parlour.core import Millis
from parlour.core.court import ballots
from parlour.core.extras.handing_over import HAND_OVER, Handing
from parlour.core.extras.later import day_or
from parlour.core.extras.unhurried import UNHURRIED
from parlour.games.rebus.model import Building, Pace, Settings, Voting

READING = 15_000
"""The time for looking at the result. All can go on sooner."""


def glass(settings: Settings) -> Millis:
    """Return the time of the hourglass, turned as often as the table chose (REB-04)."""
    return 1000 * settings.hourglass_seconds * settings.turns_of_the_glass


def is_same_roll(pace: Pace) -> bool:
    """Return whether all build from one roll: at once, or when they like (REB-16, REB-21)."""
    return pace in ("duplicate", "tomorrow")


def building(settings: Settings) -> Millis:
    """Return the time for building: the hourglass, or a day in which everyone has their own (COM-18)."""
    return day_or(settings, glass(settings))


def reading(is_unhurried: bool) -> Millis:
    return UNHURRIED if is_unhurried else READING


def span(phase: Handing | Building | Voting, settings: Settings) -> Millis:
    """Return the whole length of a phase's countdown."""
    match phase:
        case Handing():
            return HAND_OVER
        case Building():
            return glass(settings)
        case Voting():
            return ballots.VOTE_TIME
