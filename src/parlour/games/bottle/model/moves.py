"""What a table can choose, and the game's moves. Settings are explained by `bottle-setting-NAME` or `setting-NAME`."""

from typing import Annotated, ClassVar, Literal

from parlour.core import Move, says
from parlour.core import Settings as CoreSettings
from parlour.core.court.vote import GoOn, Judge
from parlour.core.ways import OWN_BOX, REAL_DICE, Offers, Option, Terms, house_words
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
    patience_s: Annotated[int, says(within=(0, 600))] = 0
    hints: bool = False
    spoken: bool = False
    dice: Dice | None = None
    offers: ClassVar[Offers] = Offers(
        ways={
            "one_device": Terms(suggests={"judge": "dictionary", "spoken": True}),
            "day": Terms(),
            "shared_roll": Terms(),
        },
        options=(REAL_DICE, OWN_BOX, house_words(HouseWords), Option("roll", Shaken | None, None)),
    )

    @property
    def letter_dice(self) -> int:
        return 4 if self.mode in ("classic", "effects") else 3

    @property
    def with_effect(self) -> bool:
        return self.mode in ("effects", "party")


class Say(Move, frozen=True):
    word: str


class CallNoWord(Move, frozen=True):
    pass


class Pass(Move, frozen=True):
    """Offer to shake again (BOT-13)."""


class ShakeNow(Move, frozen=True):
    """Accept the table's offer to shake again (BOT-35)."""


class AskHint(Move, frozen=True):
    """Ask for a hint, if the table gives hints (BOT-36)."""


class Cover(Move, frozen=True):
    """Put a hand on the bottle (BOT-24)."""


class Buzz(Move, frozen=True):
    """Press the buzzer before saying a word aloud (BOT-37)."""


class Heard(Move, frozen=True):
    """Rule on a word said aloud (BOT-39)."""

    right: bool


class TakeBack(Move, frozen=True):
    """Take back the last ruling on a word said aloud (BOT-39)."""

    is_free: ClassVar[bool] = True


class CastVote(Move, frozen=True):
    valid: bool


class Appeal(Move, frozen=True):
    """Ask the table to vote on a ruling (COM-06)."""

    word: str


Moves = Say | CallNoWord | Pass | ShakeNow | AskHint | Cover | Buzz | Heard | TakeBack | CastVote | Appeal | GoOn
