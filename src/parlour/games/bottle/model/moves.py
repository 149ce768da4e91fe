"""What a seat can do."""

from parlour.core import Move


class Say(Move, frozen=True):
    word: str


class CallNoWord(Move, frozen=True):
    pass


class Pass(Move, frozen=True):
    """An offer to shake again (BOT-13)."""


class ShakeNow(Move, frozen=True):
    """The table's own offer to shake again, taken (BOT-35)."""


class AskHint(Move, frozen=True):
    """Help, where the table gives it (BOT-36)."""


class Cover(Move, frozen=True):
    """A hand on the bottle (BOT-24)."""


class Buzz(Move, frozen=True):
    """A hand on the buzzer: I have a word, and I am about to say it (BOT-37)."""


class Heard(Move, frozen=True):
    """What somebody said aloud was right, or it was not (BOT-39)."""

    right: bool


class CastVote(Move, frozen=True):
    valid: bool


class Appeal(Move, frozen=True):
    """Ask the table to vote on a ruling (COM-06)."""

    word: str


Moves = Say | CallNoWord | Pass | ShakeNow | AskHint | Cover | Buzz | Heard | CastVote | Appeal
