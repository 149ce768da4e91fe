"""Bots aim at the middle of the places where the leaf may still lie. Better bots aim better."""

from random import Random

from parlour.core import Asks, Thought
from parlour.core.bot import at_level
from parlour.lexicon import Lexicon

from .model import Open
from .rules import book
from .view import View

LOOKS = (1, 2, 3, 5, 9)
"""How many words a bot of each level considers. It takes the one nearest to the middle."""


class Bot:
    def __init__(self, lexicon: Lexicon, level: int) -> None:
        self.book = book(lexicon)
        self.looks = at_level(LOOKS, level)

    def think(self, view: View, asks: Asks, rng: Random) -> Thought | None:
        if Open not in asks:
            return None
        places = self.book.between(view.low, view.high)
        seen = [rng.randrange(len(places)) for _ in range(self.looks)]
        aim = min(seen, key=lambda place: abs(2 * place + 1 - len(places)))
        return Thought(Open(places[aim]), delay=int(1000 * rng.uniform(2, 8)))
