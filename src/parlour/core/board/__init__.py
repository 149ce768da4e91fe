"""What a plain table draws: a small vocabulary for games that have no client of their own.

`text(view, names, language)` may return a Board in place of a string. A browser draws it, a terminal prints it
(`in_words`).
"""

from parlour.core.board.parts import Board, Card, Cards, Dice, Hand, Part, Reveal, Row, Score, Sheet, Step, Tiles
from parlour.core.board.words import Drawing, in_words

__all__ = [
    "Board",
    "Card",
    "Cards",
    "Dice",
    "Drawing",
    "Hand",
    "Part",
    "Reveal",
    "Row",
    "Score",
    "Sheet",
    "Step",
    "Tiles",
    "in_words",
]
