"""Message in a Bottle: race to name a word that contains every letter in the bottle."""

from parlour.core import Entry
from parlour.games.bottle.bot import Bot
from parlour.games.bottle.components import Dice, Lot, Shaken, read_dice, shipped_dice
from parlour.games.bottle.game import Bottle
from parlour.games.bottle.model import (
    Appeal,
    Awarded,
    CalledNoWord,
    CallNoWord,
    CastVote,
    Contested,
    Cover,
    CoveredBottle,
    Erred,
    Fault,
    GameEnded,
    Named,
    Overturned,
    Pass,
    Passed,
    Refuted,
    RoundEnded,
    Said,
    Say,
    SeatLeft,
    Settings,
    Shook,
    Spoke,
    State,
    VoteCalled,
    VoteEnded,
)
from parlour.games.bottle.telling import tell
from parlour.games.bottle.text import text
from parlour.games.bottle.typed import read_move
from parlour.games.bottle.view import View

ENTRY = Entry(
    id="bottle",
    name="Message in a Bottle",
    name_uk="Послання в пляшці",
    players=(2, 6),
    minutes=20,
    modes=("classic", "easy", "effects", "party"),
    settings=Settings,
    game=Bottle,
    bot=Bot,
    text=text,
    tell=tell,
    read_move=read_move,
)

__all__ = [
    "ENTRY",
    "Appeal",
    "Awarded",
    "Bot",
    "Bottle",
    "CallNoWord",
    "CalledNoWord",
    "CastVote",
    "Contested",
    "Cover",
    "CoveredBottle",
    "Dice",
    "Erred",
    "Fault",
    "GameEnded",
    "Lot",
    "Named",
    "Overturned",
    "Pass",
    "Passed",
    "Refuted",
    "RoundEnded",
    "Said",
    "Say",
    "SeatLeft",
    "Settings",
    "Shaken",
    "Shook",
    "Spoke",
    "State",
    "View",
    "VoteCalled",
    "VoteEnded",
    "read_dice",
    "read_move",
    "shipped_dice",
    "tell",
    "text",
]
