"""The moves of the game."""

from typing import ClassVar

from parlour.core import Move
from parlour.games.bookworm.components import Side


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


Moves = Pick | TurnSide | Say | NoWord | ChangeCategory | Doubt | CastVote | Swap | Agree | Object | GoOn
