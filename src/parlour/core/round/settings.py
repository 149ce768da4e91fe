"""The settings of a table that plays secret rounds, and what they mean for the machine."""

from typing import Any

from parlour.core.court.rulings import Judge
from parlour.core.extras.later import Pace, check_later
from parlour.core.extras.unhurried import is_unhurried
from parlour.core.round.clock import clock_of
from parlour.core.settings import Settings


class RoundSettings(Settings, frozen=True):
    """A game adds its own settings to these."""

    one_device: bool = False
    pace: Pace = "now"
    results_stay: bool = False
    judge: Judge = "dictionary"


def at_table(settings: RoundSettings) -> dict[str, Any]:
    """Return what a `SecretRound` takes from the settings of its table. Raises `Refused` if they exclude each other."""
    check_later(settings, judge="dictionary", one_device=False)
    return {"clock": clock_of(settings), "judge": settings.judge, "is_unhurried": is_unhurried(settings)}
