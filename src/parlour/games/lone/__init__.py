"""Lone Words: everyone writes in secret, and a word scores only when nobody else has it."""

from parlour.core import Entry as CatalogueEntry
from parlour.core.rulings import Appeal, CastVote, GoOn, VoteCalled, VoteEnded
from parlour.games.lone.bot import Bot
from parlour.games.lone.components import Dice, Rolled, Row, read_dice, read_sheet, shipped_dice, shipped_sheet
from parlour.games.lone.game import Lone
from parlour.games.lone.model import (
    DiceRolled,
    Entry,
    Erase,
    Finish,
    Finished,
    GameEnded,
    GaveUp,
    GiveUp,
    HandIn,
    Line,
    Overturned,
    RoundEnded,
    SeatLeft,
    Settings,
    State,
    TimeUp,
    Unveiled,
    Write,
)
from parlour.games.lone.review import RoundReview, review
from parlour.games.lone.text import tell, text
from parlour.games.lone.typed import read_move
from parlour.games.lone.view import View

ENTRY = CatalogueEntry(
    package=__name__,
    id="lone",
    name="Lone Words",
    name_uk="Самотні слова",
    players=(2, 8),
    minutes=15,
    modes=(),
    settings=Settings,
    game=Lone,
    bot=Bot,
    text=text,
    tell=tell,
    read_move=read_move,
    review=review,
    open_review=True,
)

__all__ = [
    "ENTRY",
    "Appeal",
    "Bot",
    "CastVote",
    "Dice",
    "DiceRolled",
    "Entry",
    "Erase",
    "Finish",
    "Finished",
    "GameEnded",
    "GaveUp",
    "GiveUp",
    "GoOn",
    "HandIn",
    "Line",
    "Lone",
    "Overturned",
    "Rolled",
    "RoundEnded",
    "RoundReview",
    "Row",
    "SeatLeft",
    "Settings",
    "State",
    "TimeUp",
    "Unveiled",
    "View",
    "VoteCalled",
    "VoteEnded",
    "Write",
    "read_dice",
    "read_move",
    "read_sheet",
    "review",
    "shipped_dice",
    "shipped_sheet",
    "tell",
    "text",
]
