"""Legal moves by chance, so that a random player can play any game."""

from collections.abc import Iterator
from copy import deepcopy
from functools import cache

from parlour.core import Asks, Bot, Entry, Move, Seat
from parlour.core.extras.legal import Asked
from parlour.core.game import kebab


class Sampler:
    """The random players of one game. A game that offers no `moves` gets the moves of its weakest bot."""

    def __init__(self, entry: Entry) -> None:
        self._entry = entry
        self._bots: dict[Seat, Bot] = {}
        """Bots remember their plans, so each seat keeps its own."""

    def clone(self) -> "Sampler":
        twin = Sampler(self._entry)
        twin._bots = deepcopy(self._bots)
        return twin

    def moves(self, seat: Seat, asked: Asked) -> Iterator[Move]:
        """Yield moves that the rules take now; nothing if there are none."""
        if self._entry.extras.moves is not None:
            yield from self._entry.extras.moves(asked)
            return
        bot = self._bots.setdefault(seat, self._entry.bot(asked.lexicon, 1))
        thought = bot.think(asked.view, asked.asks, asked.rng)
        if thought is not None:
            yield thought.move


@cache
def names_of(asks: Asks) -> tuple[str, ...]:
    """Return kinds of move by the names that they have on the wire: `("say", "call-no-word")`."""
    return tuple(kebab(kind.__name__) for kind in asks)
