"""How long things take by the rules, in ms."""

from parlour.core import Millis
from parlour.core.court import ballots
from parlour.core.extras.handing_over import HAND_OVER, Handing
from parlour.core.extras.later import DAY
from parlour.games.rebus.model import Building, Pace, Settings, Settled, Voting

READING = 15_000
"""For looking at the result. All can go on sooner."""


def glass(settings: Settings) -> Millis:
    """The hourglass, turned as often as the table chose (REB-04)."""
    return 1000 * settings.hourglass_seconds * settings.turns_of_the_glass


def is_same_roll(pace: Pace) -> bool:
    """All build from one roll: at once, or each when they like (REB-16, REB-21)."""
    return pace in ("duplicate", "tomorrow")


def building(settings: Settings) -> Millis:
    """One glass for all; or a day, in which everyone turns a glass of their own (COM-18)."""
    return DAY if settings.pace == "tomorrow" else glass(settings)


def span(phase: Handing | Building | Voting | Settled, settings: Settings) -> Millis:
    """The whole of the time whose end a phase waits for."""
    match phase:
        case Handing():
            return HAND_OVER
        case Building():
            return glass(settings)
        case Voting():
            return ballots.VOTE_TIME
        case Settled():
            return READING
