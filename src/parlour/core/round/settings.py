"""The settings of a table that plays secret rounds, and what they mean for the machine."""

from typing import Any, ClassVar

from parlour.core.court.rulings import Judge
from parlour.core.round.clock import clock_of
from parlour.core.settings import Settings
from parlour.core.ways import RESULTS_STAY, Offers, TableOptions, Terms


class RoundSettings(Settings, frozen=True):
    """A game adds its own rules to these, and can be played in all ways that a secret round has."""

    judge: Judge = "dictionary"
    offers: ClassVar[Offers] = Offers(
        ways={"one_device": Terms(), "tomorrow": Terms(needs={"judge": "dictionary"})}, options=(RESULTS_STAY,)
    )


def at_table(settings: RoundSettings, options: TableOptions) -> dict[str, Any]:
    """Return what a `SecretRound` takes from the settings of its table."""
    return {"clock": clock_of(options), "judge": settings.judge, "is_unhurried": options.is_unhurried}
