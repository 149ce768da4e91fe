"""What a table can choose. Messages explain each of them: `bottle-setting-NAME`, or the shared `setting-NAME`."""

from typing import Annotated, Literal

from parlour.core import Rolls, says
from parlour.core import Settings as CoreSettings
from parlour.core.court.rulings import Judge
from parlour.core.extras.box.kit import BoxName
from parlour.games.bottle.components import Dice, Shaken
from parlour.lexicon import HouseWords

Mode = Literal["classic", "easy", "effects", "party"]
DAY_SHAKES = 5
DAY_SECONDS = 60
"""The number of shakes in the roll of the day, and the time for each (BOT-41)."""


class Settings(CoreSettings, frozen=True):
    mode: Mode = "classic"
    shorter_word: bool = False
    double_letters: Literal["each", "once"] = "each"
    everyday_nouns: bool = False
    same_moment_ms: Annotated[int, says(within=(0, 2000))] = 300
    gentle: bool = False
    judge: Judge = "dictionary"
    rolls: Rolls = "table"
    patience_s: Annotated[int, says(within=(0, 600))] = 0
    hints: bool = False
    spoken: bool = False
    one_device: bool = False
    day: bool = False
    roll: Shaken | None = None
    house: HouseWords = HouseWords()
    dice: Dice | None = None
    box: BoxName = ""

    @property
    def letter_dice(self) -> int:
        return 4 if self.mode in ("classic", "effects") else 3

    @property
    def shakes(self) -> int:
        """How many shakes somebody alone plays: those of a day, or a single one that was shared (BOT-41, COM-29)."""
        return DAY_SHAKES if self.roll is None else 1

    @property
    def race_s(self) -> int:
        """How long a race lasts at most (BOT-33, BOT-41). 0: until somebody wins it."""
        return DAY_SECONDS if self.day else self.patience_s

    @property
    def with_effect(self) -> bool:
        return self.mode in ("effects", "party")
