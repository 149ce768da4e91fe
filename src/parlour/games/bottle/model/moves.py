"""The moves of the game."""

from typing import ClassVar

from parlour.core import Move
from parlour.core.court.rulings import GoOn


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
