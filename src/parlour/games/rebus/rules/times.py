"""Durations of the rules, in milliseconds."""

from parlour.core import Millis
from parlour.core.court import ballots
from parlour.core.extras.handing_over import HAND_OVER, Handing
from parlour.core.extras.later import day_or
from parlour.games.rebus.model import Building, Pace, Settings, Settled, Voting

READING = 15_000
"""How long a result is shown. It ends sooner if all players are ready."""


def glass(settings: Settings) -> Millis:
    """Return the time to build: all turns of the hourglass (REB-04)."""
    return 1000 * settings.hourglass_seconds * settings.turns_of_the_glass


def is_same_roll(pace: Pace) -> bool:
    """Do all players build from the same roll (REB-16, REB-21)?"""
    return pace in ("duplicate", "tomorrow")


def building(settings: Settings) -> Millis:
    """One glass for all; or a day, in which everyone turns a glass of their own (COM-18)."""
    return day_or(settings, glass(settings))


def span(phase: Handing | Building | Voting | Settled, settings: Settings) -> Millis:
    """Return the full length of the time that a phase waits for."""
    match phase:
        case Handing():
            return HAND_OVER
        case Building():
            return glass(settings)
        case Voting():
            return ballots.VOTE_TIME
        case Settled():
            return READING
