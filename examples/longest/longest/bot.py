"""Bots that know more or fewer of the words in the letters."""

from random import Random

from parlour.core import Asks, Thought
from parlour.core.bot import at_level
from parlour.core.court.vote import Finish
from parlour.core.round.bot import routine
from parlour.core.round.views import Working
from parlour.lexicon import Lexicon

from .game import View, Write

RAREST = (5.0, 4.6, 4.2, 3.8, 3.4)
"""The Zipf frequency of the rarest words that a bot of each level knows."""


class Bot:
    def __init__(self, lexicon: Lexicon, level: int) -> None:
        self.lexicon = lexicon
        self.rarest = at_level(RAREST, level)

    def think(self, view: View, asks: Asks, rng: Random) -> Thought | None:
        if not isinstance(view.phase, Working) or Write not in asks:
            return routine(view, asks, self.lexicon.is_word, lambda seconds: int(1000 * seconds))
        if view.you in view.phase.finished:
            return None
        found = self.lexicon.spellable(view.letters) & self.lexicon.common(self.rarest)
        if view.word or not found:
            return Thought(Finish(), delay=2_000)
        return Thought(Write(max(found, key=len)), delay=int(1000 * rng.uniform(5, 12)))
