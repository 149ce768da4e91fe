"""What a table may choose, where every default plays the printed rule, and the moves of the game."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from parlour.core import Move, says
from parlour.core import Settings as CoreSettings
from parlour.core.extras.kindness import Family
from parlour.core.ways import OWN_BOX, REAL_DICE, RESULTS_STAY, Offers, Terms, house_words
from parlour.games.bookworm.components import Card, Dice, Side
from parlour.lexicon import HouseWords


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
        ways={"one_device": Terms(), "tomorrow": Terms(), "day": Terms()},
        options=(RESULTS_STAY, REAL_DICE, OWN_BOX, house_words(HouseWords)),
    )


class Pick(Move, frozen=True):
    """One of the card's categories, 0 the easiest."""

    line: int


class TurnSide(Move, frozen=True):
    side: Side


class Say(Move, frozen=True):
    """Name a word for a die, or without a die for the only one it can take. `sure`: overrule the category data."""

    word: str
    die: int | None = None
    sure: bool = False


class NoWord(Move, frozen=True):
    """Give up at once instead of waiting for the end of the time (BKW-31)."""


class ChangeCategory(Move, frozen=True):
    """Take the *new category* die instead of naming a word (BKW-24)."""


class Doubt(Move, frozen=True):
    """Let the table vote on whether the last word fits (BKW-12)."""

    is_free: ClassVar[bool] = True


class CastVote(Move, frozen=True):
    fits: bool


class Keep(Move, frozen=True):
    """Suggest the opposite of what the lists decided as a house answer, or agree to it (BKW-40)."""

    is_free: ClassVar[bool] = True


class Swap(Move, frozen=True):
    """Ask for another die than the one taken by mistake (BKW-27)."""

    is_free: ClassVar[bool] = True
    die: int


class Agree(Move, frozen=True):
    """Let the player take the other die."""


class Object(Move, frozen=True):
    """Object to another die."""


class GoOn(Move, frozen=True):
    """Ready for the next round."""


Moves = Pick | TurnSide | Say | NoWord | ChangeCategory | Doubt | CastVote | Keep | Swap | Agree | Object | GoOn
