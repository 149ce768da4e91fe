"""What a bot does in a secret round besides its work."""

from collections.abc import Callable
from typing import Any

from parlour.core.bot import Thought
from parlour.core.court.vote import CastVote, GoOn
from parlour.core.game import Asks, Millis
from parlour.core.round.phases import Look, TakeDevice

Pause = Callable[[float], Millis]
"""Returns how long a bot takes for something that takes a person this many seconds."""


def routine(view: Any, asks: Asks, is_word: Callable[[str], bool], pause: Pause, reading: float = 5) -> Thought | None:
    """Take the device, look, vote or go on, whatever is asked. `reading`: the seconds for looking at a result."""
    if TakeDevice in asks:
        return Thought(TakeDevice(), pause(1))
    if Look in asks:
        return Thought(Look(), pause(1))
    if CastVote in asks:
        votes = ((one.word, one.vote) for one in view.phase.ballots)
        word = next(word for word, vote in votes if view.you in vote.voters and view.you not in vote.voted)
        return Thought(CastVote(is_word(word), word), pause(1.5))
    return Thought(GoOn(), pause(reading)) if GoOn in asks else None
