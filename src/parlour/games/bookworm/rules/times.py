"""The times of the rules, in milliseconds. The time for a word is a setting (BKW-11)."""

from parlour.core import Millis
from parlour.core.court.procedure import VOTE_TIME
from parlour.core.ways import UNHURRIED
from parlour.games.bookworm.model.spread import Ending, Naming, Picking, Scored, Swapping, TurningSide, Voting
from parlour.games.bookworm.model.state import State
from parlour.games.bookworm.rules.referee import Referee

PICKING = 20_000
"""The time for choosing a category or a side (BKW-05)."""
COUNTING = 5_000
"""The last seconds of a turn are counted down for all to see (BKW-11)."""
DOUBTING = 5_000
"""How long a word may be doubted (BKW-12). Until tomorrow the next word ends it (BKW-36)."""
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
    return UNHURRIED if referee.goes_round else referee.options.day_or(PICKING)


def naming(referee: Referee, state: State) -> Millis:
    seconds = referee.settings.seconds
    if state.round == 1 and len(state.said) < state.seats:  # everybody's first turn (BKW-39)
        seconds = max(seconds, referee.settings.first_seconds)
    return referee.options.day_or(1000 * seconds + _on_its_way(referee))


def ending(referee: Referee) -> Millis:
    return LAST_WORD if referee.options.is_later else DOUBTING


def round_ends(referee: Referee, doubt_until: Millis, at: Millis) -> Millis:
    """Return when a round ends: once its last word can't be doubted any more (BKW-12, BKW-36)."""
    return at + LAST_WORD if referee.options.is_later else max(at, doubt_until)


def voting(referee: Referee) -> Millis:
    return referee.options.day_or(VOTE_TIME)


def going_on(referee: Referee, state: State) -> Millis:
    """Return the least time after a refused word: on one device, which was away for the vote, the whole time again."""
    return naming(referee, state) if referee.goes_round else referee.options.day_or(GOING_ON + _on_its_way(referee))


def scores(referee: Referee) -> Millis:
    return UNHURRIED if referee.is_unhurried else SCORES


def _on_its_way(referee: Referee) -> Millis:
    return HANDING_ON if referee.options.is_one_device else 0


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


def span(phase: Timed, referee: Referee, state: State) -> Millis:
    """Return the whole length of a phase's countdown."""
    match phase:
        case Picking() | TurningSide():
            return picking(referee)
        case Naming():
            return naming(referee, state)
        case Ending():
            return ending(referee)
        case Voting():
            return voting(referee)
        case Swapping():
            return SWAPPING
        case Scored():
            return scores(referee)
