"""What a table may choose; every default plays the printed rule."""

from typing import Annotated, Literal

from msgspec import Meta

from parlour.core import Rolls, says
from parlour.core import Settings as CoreSettings
from parlour.core.extras.box.kit import BoxName
from parlour.core.extras.family_words import Family
from parlour.core.extras.later import Pace
from parlour.games.bookworm.components import Card, Dice


class Settings(CoreSettings, frozen=True):
    special_die: bool = True
    green_only: bool = False
    seconds: Annotated[int, says(within=(8, 120))] = 15
    pace: Pace = "now"
    judge: Literal["table", "data"] = "table"
    family: Family = False
    rolls: Rolls = "table"
    first_bookworm: Annotated[int, says(within=(0, 6))] = 0
    one_device: bool = False
    results_stay: bool = False
    day: bool = False
    dice: Dice | None = None
    cards: Annotated[tuple[Card, ...], Meta(min_length=1)] | None = None
    box: BoxName = ""
