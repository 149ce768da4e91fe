"""How long things take by the rules, in ms."""

from parlour.core import Millis, ballots
from parlour.core.handing import HAND_OVER, Handing
from parlour.games.rebus.model import Building, Settings, Settled, Voting

READING = 15_000
"""For looking at the result. All can go on sooner."""


def glass(settings: Settings) -> Millis:
    """The hourglass, turned as often as the table chose (REB-04)."""
    return 1000 * settings.hourglass_seconds * settings.turns_of_the_glass


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
