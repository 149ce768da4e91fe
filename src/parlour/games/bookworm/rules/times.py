"""The times of the rules, in milliseconds. The time for a word is a setting (BKW-11)."""

from parlour.core import Millis
from parlour.core.court import ballots
from parlour.core.extras.later import day_or, is_later
from parlour.core.extras.unhurried import UNHURRIED
from parlour.games.bookworm.model.phases import Ending, Naming, Picking, Scored, Swapping, TurningSide, Voting
from parlour.games.bookworm.model.settings import Settings
from parlour.games.bookworm.rules.referee import Referee

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


def picking(referee: Referee) -> Millis:
    return UNHURRIED if referee.goes_round else day_or(referee.settings, PICKING)


def naming(settings: Settings) -> Millis:
    return day_or(settings, 1000 * settings.seconds + _on_its_way(settings))


def doubting(settings: Settings) -> Millis:
    """Return the time for doubts. Until tomorrow the next word ends it (BKW-36)."""
    return day_or(settings, DOUBTING)


def ending(settings: Settings) -> Millis:
    return LAST_WORD if is_later(settings) else DOUBTING


def voting(settings: Settings) -> Millis:
    return day_or(settings, ballots.VOTE_TIME)


def going_on(referee: Referee) -> Millis:
    """Return the least time after a refused word: on one device, which was away for the vote, the whole time again."""
    settings = referee.settings
    return naming(settings) if referee.goes_round else day_or(settings, GOING_ON + _on_its_way(settings))


def scores(referee: Referee) -> Millis:
    return UNHURRIED if referee.is_unhurried else SCORES


def _on_its_way(settings: Settings) -> Millis:
    return HANDING_ON if settings.one_device else 0


Timed = Picking | TurningSide | Naming | Ending | Voting | Swapping | Scored


def is_shown(referee: Referee, phase: Timed) -> bool:
    """Return whether a phase's clock is shown: not where nobody is hurried (COM-24)."""
    match phase:
        case Picking() | TurningSide():
            return not referee.goes_round
        case Scored():
            return not referee.is_unhurried
        case _:
            return True


def span(phase: Timed, referee: Referee) -> Millis:
    """Return the whole length of a phase's countdown."""
    settings = referee.settings
    match phase:
        case Picking() | TurningSide():
            return picking(referee)
        case Naming():
            return naming(settings)
        case Ending():
            return ending(settings)
        case Voting():
            return voting(settings)
        case Swapping():
            return SWAPPING
        case Scored():
            return scores(referee)
