"""The answers to a roll, the review of a game, and hints for players who are stuck."""

from parlour.games.bottle.solver.answers import answers, cover_answers
from parlour.games.bottle.solver.hints import shapes
from parlour.games.bottle.solver.possible import Possible, possible

__all__ = ["Possible", "answers", "cover_answers", "possible", "shapes"]
