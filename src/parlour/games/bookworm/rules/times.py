"""How long things take by the rules, in ms. The time for a word is a setting (BKW-11)."""

from parlour.core import Millis
from parlour.core.court import ballots
from parlour.core.extras.later import day_or, is_later
from parlour.games.bookworm.model.phases import Ending, Naming, Picking, Scored, Swapping, TurningSide, Voting
from parlour.games.bookworm.model.settings import Settings

PICKING = 20_000
"""Every pick: a category, a turned side (BKW-05)."""
COUNTING = 5_000
"""The last seconds of a turn are counted down for all to see (BKW-11)."""
DOUBTING = 5_000
"""A word may be doubted so long (BKW-12)."""
HANDING_ON = 5_000
"""More of it where one device goes from hand to hand (BKW-33)."""
GOING_ON = 5_000
"""What a speaker has at least after a word was voted down (BKW-12)."""
SWAPPING = 5_000
"""So long anybody may object to another die (BKW-27)."""
SCORES = 12_000
"""For reading the scores; all can go on sooner (BKW-28)."""
LAST_WORD = 3_600_000
"""Until tomorrow the last word of a round may be doubted for an hour (BKW-36)."""


def picking(settings: Settings) -> Millis:
    return day_or(settings, PICKING)


def naming(settings: Settings) -> Millis:
    return day_or(settings, 1000 * settings.seconds + _on_its_way(settings))


def doubting(settings: Settings) -> Millis:
    """Until tomorrow it is the next word that ends the time for doubts (BKW-36)."""
    return day_or(settings, DOUBTING)


def ending(settings: Settings) -> Millis:
    return LAST_WORD if is_later(settings) else DOUBTING


def voting(settings: Settings) -> Millis:
    return day_or(settings, ballots.VOTE_TIME)


def going_on(settings: Settings) -> Millis:
    return day_or(settings, GOING_ON + _on_its_way(settings))


def _on_its_way(settings: Settings) -> Millis:
    return HANDING_ON if settings.one_device else 0


def span(phase: Picking | TurningSide | Naming | Ending | Voting | Swapping | Scored, settings: Settings) -> Millis:
    """The whole of the time whose end a phase waits for."""
    match phase:
        case Picking() | TurningSide():
            return picking(settings)
        case Naming():
            return naming(settings)
        case Ending():
            return ending(settings)
        case Voting():
            return voting(settings)
        case Swapping():
            return SWAPPING
        case Scored():
            return SCORES
