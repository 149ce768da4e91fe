"""What a seat may do."""

from typing import ClassVar

from parlour.core import Move
from parlour.games.bookworm.components import Side


class Pick(Move, frozen=True):
    """One of the card's categories, 0 the easiest."""

    line: int


class TurnSide(Move, frozen=True):
    side: Side


class Say(Move, frozen=True):
    """A word and the die it takes; without a die, the only one it can take. `sure`: it fits, whatever the data say."""

    word: str
    die: int | None = None
    sure: bool = False


class NoWord(Move, frozen=True):
    """Nothing comes to mind: fail at once rather than sit the time out (BKW-31)."""


class ChangeCategory(Move, frozen=True):
    """Take the *new category* die instead of naming a word (BKW-24)."""


class Doubt(Move, frozen=True):
    """Does the last word fit? The table votes (BKW-12)."""

    is_free: ClassVar[bool] = True


class CastVote(Move, frozen=True):
    fits: bool


class Swap(Move, frozen=True):
    """The finger slipped: this die was meant (BKW-27)."""

    is_free: ClassVar[bool] = True
    die: int


class Agree(Move, frozen=True):
    """Yes, take the other die."""


class Object(Move, frozen=True):
    """No, the die stays."""


class GoOn(Move, frozen=True):
    """Ready for the next round."""


Moves = Pick | TurnSide | Say | NoWord | ChangeCategory | Doubt | CastVote | Swap | Agree | Object | GoOn
