"""Games of Bookworm that rarely happen by chance: its ways to play, one for each side of the special die, and one
full of doubts."""

from random import Random

import msgspec

from parlour.core import Bot as CoreBot
from parlour.core import Move, Thought
from parlour.games import bookworm
from parlour.games.bookworm import SIDES, Bot, Say, Swap
from parlour.games.bookworm.day import DAY
from parlour.lexicon import Lexicon
from parlour.lexicon.categories import Categories
from parlour.testing.plays import Recipe


class Clumsy(Bot):
    """Sometimes names a word of another category, or takes the wrong die."""

    def think(self, view: bookworm.View, asks: tuple[type[Move], ...], rng: Random) -> Thought | None:
        if Swap in asks and view.last and view.last.swaps and rng.random() < 0.5:
            return Thought(Swap(rng.choice(view.last.swaps)), 700)
        thought = super().think(view, asks, rng)
        if thought and isinstance(thought.move, Say) and rng.random() < 0.25:
            return Thought(_misfit(thought.move, rng), thought.delay)
        return thought


def _misfit(said: Say, rng: Random) -> Say:
    others = [word for word in Categories.load("en").words("weather") if word[0] == said.word[0]]
    return Say(rng.choice(others), said.die) if others else said


def _clumsy(words: Lexicon) -> list[CoreBot]:
    return [Clumsy(words, 3), Clumsy(words, 4), Bot(words, 5), Bot(words, 2)]


def _side(side: str) -> Recipe:
    """A special die that always shows the same side."""
    white = msgspec.to_builtins(bookworm.shipped_dice("en"))["white"]
    return Recipe(settings={"dice": {"white": white, "special": [side] * 6}})


RECIPES = {
    "green_only": Recipe(settings={"green_only": True}),
    "without_special_die": Recipe(settings={"special_die": False}),
    "data": Recipe(settings={"judge": "data"}),
    "one-device": Recipe(settings={"one_device": True}, bots=_clumsy),
    "tomorrow": Recipe(settings={"pace": "tomorrow"}),
    "day": Recipe(settings=dict(DAY.settings)),
    "doubts": Recipe(bots=_clumsy),
    **{f"side-{side}": _side(side) for side in SIDES},
}
