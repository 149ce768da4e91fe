"""What a table may choose; every default plays the printed rule."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from parlour.core import Settings as CoreSettings
from parlour.core import says
from parlour.core.extras.family_words import Family
from parlour.core.ways import OWN_BOX, REAL_DICE, RESULTS_STAY, Offers, Terms
from parlour.games.bookworm.components import Card, Dice


class Settings(CoreSettings, frozen=True):
    special_die: bool = True
    green_only: bool = False
    seconds: Annotated[int, says(within=(8, 120))] = 15
    first_seconds: Annotated[int, says(within=(0, 120))] = 0
    judge: Literal["table", "data"] = "table"
    family: Family = False
    first_bookworm: Annotated[int, says(within=(0, 6))] = 0
    dice: Dice | None = None
    cards: Annotated[tuple[Card, ...], Meta(min_length=1)] | None = None
    offers: ClassVar[Offers] = Offers(
        ways={"one_device": Terms(), "tomorrow": Terms(), "day": Terms()}, options=(RESULTS_STAY, REAL_DICE, OWN_BOX)
    )
