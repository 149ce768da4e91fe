"""Bots make only moves that the rules allow."""

from random import Random

from parlour.core import Move, Refused
from parlour.testing.law import Broken, law, require
from parlour.testing.playing import RefusedBots
from parlour.testing.run import Moment

LEVELS = (1, 3)


@law("last", "No move of a bot is refused in a game between bots.")
def bots_in_games(moment: Moment) -> None:
    if isinstance(moment.run.failure, RefusedBots):
        raise Broken(str(moment.run.failure))


@law("odd", "Whatever happens at a table, a bot that is asked for a move has a legal one, or none.")
def bots_anywhere(moment: Moment) -> None:
    variant = moment.variant
    for seat, asks in moment.wait.asks.items():
        for level in LEVELS:
            bot = variant.entry.bot(variant.lexicon, level)
            thought = bot.think(variant.game.view(moment.state, seat), asks, Random(moment.number))
            if thought is None:
                continue
            tried = f"a bot of level {level} in seat {seat}: {thought.move}"
            require(
                isinstance(thought.move, Move) and type(thought.move) in asks, "a bot was not asked for this", tried
            )
            require(isinstance(thought.delay, int), "the delay of a thought is a number of milliseconds", tried)
            try:
                moment.table().act(seat, thought.move, moment.at)
            except Refused as refused:
                raise Broken(f"the move of a bot is refused: {refused}", (tried,)) from None
