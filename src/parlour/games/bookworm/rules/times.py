"""The times of the rules, in milliseconds. The time for a word is a setting (BKW-11)."""

from parlour.core import Millis
from parlour.core.court import ballots
from parlour.core.extras.later import day_or, is_later
from parlour.games.bookworm.model.phases import Ending, Naming, Picking, Scored, Swapping, TurningSide, Voting
from parlour.games.bookworm.model.settings import Settings

PICKING = 20_000
"""The time for choosing a category or a side (BKW-05)."""
COUNTING = 5_000
"""The last seconds of a turn are counted down for all to see (BKW-11)."""
DOUBTING = 5_000
"""How long a word may be doubted (BKW-12)."""
HANDING_ON = 5_000
"""Extra time if the players share one device (BKW-33)."""
GOING_ON = 5_000
"""The least time for a speaker after a word was voted down (BKW-12)."""
SWAPPING = 5_000
"""How long anybody may object to another die (BKW-27)."""
SCORES = 12_000
"""The time for reading the scores. All can go on sooner (BKW-28)."""
LAST_WORD = 3_600_000
"""How long the last word of a round may be doubted until tomorrow: an hour (BKW-36)."""


def picking(settings: Settings) -> Millis:
    return day_or(settings, PICKING)


def naming(settings: Settings) -> Millis:
    return day_or(settings, 1000 * settings.seconds + _on_its_way(settings))


def doubting(settings: Settings) -> Millis:
    """Return the time for doubts. Until tomorrow the next word ends it (BKW-36)."""
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
    """Return the whole length of a phase's countdown."""
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
