"""Bots guess a letter that a player's words have in common, and write a common word with their own."""

from random import Random

from parlour.core import Asks, Seat, Thought
from parlour.core.bot import at_level
from parlour.lexicon import Lexicon

from .game import Guess, View, Write, hidden, words_with

MEMORY = (0, 1, 2, 3, 8)
"""How many rounds a bot of each level remembers."""


class Bot:
    def __init__(self, lexicon: Lexicon, level: int) -> None:
        self.words = words_with(lexicon)
        self.memory = at_level(MEMORY, level)

    def think(self, view: View, asks: Asks, rng: Random) -> Thought | None:
        if Write not in asks:
            return None
        delay = int(1000 * rng.uniform(3, 9))
        others = hidden(view.present, view.found, view.you)
        if view.guess is None and others:
            _, seat, letter = min(self._guess(view, other, rng) for other in others)
            return Thought(Guess(seat, letter), delay)
        return Thought(Write(rng.choice(self.words[view.letter])), delay)

    def _guess(self, view: View, seat: Seat, rng: Random) -> tuple[int, Seat, str]:
        """Return how many letters a player can still have, the player, and one of these letters."""
        written = [words[seat] for words in view.shown[max(0, len(view.shown) - self.memory) :] if words[seat]]
        left = [letter for letter in self.words if all(letter in word for word in written)]
        return len(left), seat, rng.choice(left)
