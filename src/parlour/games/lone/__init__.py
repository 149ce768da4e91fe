"""Lone Words: everyone writes in secret, and a word scores only when nobody else has it."""

from parlour.core import Entry, Wanted
from parlour.core.court.events import Finished, GameEnded, SeatLeft, VoteCalled, VoteEnded
from parlour.core.court.rulings import Appeal, CastVote, GoOn
from parlour.core.extras.handing_over import Handing, TakeDevice
from parlour.games.lone import solver
from parlour.games.lone.bot import Bot
from parlour.games.lone.box import BOX
from parlour.games.lone.components import Dice, Rolled, Row, read_dice, read_sheet, shipped_dice, shipped_sheet
from parlour.games.lone.day import DAY
from parlour.games.lone.game import Lone
from parlour.games.lone.lesson import lesson
from parlour.games.lone.model import (
    DiceRolled,
    Erase,
    Finish,
    GaveUp,
    GiveUp,
    HandIn,
    Line,
    Outcome,
    Overturned,
    PencilsDown,
    RoundEnded,
    Settings,
    State,
    TimeUp,
    Unveiled,
    Write,
)
from parlour.games.lone.printed import prints
from parlour.games.lone.read_move import read_move
from parlour.games.lone.review import RoundReview, review
from parlour.games.lone.text import tell, text
from parlour.games.lone.view import View

ENTRY = Entry(
    package=__name__,
    wanted=Wanted(shortest=3, longest=7),
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
    lesson=lesson,
    read_move=read_move,
    prints=prints,
    box=BOX,
    review=review,
    open_review=True,
    undrawn=("day",),
    day=DAY,
)

__all__ = [
    "ENTRY",
    "Appeal",
    "Bot",
    "CastVote",
    "Dice",
    "DiceRolled",
    "Erase",
    "Finish",
    "Finished",
    "GameEnded",
    "GaveUp",
    "GiveUp",
    "GoOn",
    "HandIn",
    "Handing",
    "Line",
    "Lone",
    "Outcome",
    "Overturned",
    "PencilsDown",
    "Rolled",
    "RoundEnded",
    "RoundReview",
    "Row",
    "SeatLeft",
    "Settings",
    "State",
    "TakeDevice",
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
    "solver",
    "tell",
    "text",
]
