"""Legal moves that a game offers to random players (`core/extras/legal.py`)."""

from itertools import islice
from random import Random

from parlour.core import Refused
from parlour.core.extras.legal import Asked
from parlour.testing.law import Broken, law, require
from parlour.testing.run import Moment
from parlour.testing.wording import value_in_words

TRIES = 4
"""How many moves of each seat are tried at one moment."""


@law("odd", "Moves that a game offers to random players are legal.")
def offered(moment: Moment) -> None:
    variant = moment.variant
    moves = variant.entry.extras.moves
    if moves is None:
        return
    for seat, asks in moment.wait.asks.items():
        view = variant.game.view(moment.state, seat)
        asked = Asked(view, asks, moment.at, variant.lexicon, Random(moment.number))
        for move in islice(moves(asked), TRIES):
            tried = f"seat {seat}: {value_in_words(move)}"
            require(type(move) in asks, "a move is offered that nobody asks for", tried)
            try:
                moment.table().act(seat, move, moment.at)
            except Refused as refused:
                raise Broken(f"a move that the game offers is refused: {refused}", (tried,)) from None
