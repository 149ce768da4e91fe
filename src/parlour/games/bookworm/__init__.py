"""Bookworm: The Dice Game: name words of a category, take dice, and take them from each other."""

from parlour.core import Entry, Extras, Lobby, Review, Terminal, WordLimits
from parlour.core.real_dice import Lot
from parlour.games.bookworm.beside import beside
from parlour.games.bookworm.bot import Bot
from parlour.games.bookworm.box import BOX
from parlour.games.bookworm.components import SIDES, SPECIAL, Face, shipped_cards, shipped_dice
from parlour.games.bookworm.day import DAY
from parlour.games.bookworm.game import Bookworm
from parlour.games.bookworm.model.draws import Rolled, SideByLot, Turned
from parlour.games.bookworm.model.moves import (
    Agree,
    CastVote,
    ChangeCategory,
    Doubt,
    GoOn,
    Keep,
    NoWord,
    Object,
    Pick,
    Say,
    Settings,
    Swap,
    TurnSide,
)
from parlour.games.bookworm.moves import moves
from parlour.games.bookworm.printed import prints
from parlour.games.bookworm.read_move import read_move
from parlour.games.bookworm.review import feats, lesson, review, totals, words
from parlour.games.bookworm.text import tell, text
from parlour.games.bookworm.view import View

ENTRY = Entry(
    id="bookworm",
    players=(2, 6),
    minutes=20,
    settings=Settings,
    game=Bookworm,
    bot=Bot,
    text=text,
    tell=tell,
    package=__name__,
    components=("dice.json",),
    extras=Extras(
        moves=moves,
        words=WordLimits(unlisted=True),
        lobby=Lobby(
            has_secrets=False,
            alone={"judge": "data"},
            first={"special_die": False, "first_seconds": 40},
            presets={
                "standard": {},
                "first": {"special_die": False, "seconds": 30, "first_seconds": 40},
                "party": {"seconds": 20, "results_stay": True},
                "kids": {"special_die": False, "green_only": True, "seconds": 40, "family": True},
                "quick": {"seconds": 10, "special_die": False},
            },
            hidden=("day",),
        ),
        terminal=Terminal(read_move=read_move),
        review=Review(find=review, lesson=lesson, words=words, totals=totals),
        feats=feats,
        day=DAY,
        box=BOX,
        prints=prints,
        printed_box=beside,
    ),
)

__all__ = [
    "ENTRY",
    "SIDES",
    "SPECIAL",
    "Agree",
    "Bookworm",
    "Bot",
    "CastVote",
    "ChangeCategory",
    "Doubt",
    "Face",
    "GoOn",
    "Keep",
    "Lot",
    "NoWord",
    "Object",
    "Pick",
    "Rolled",
    "Say",
    "Settings",
    "SideByLot",
    "Swap",
    "TurnSide",
    "Turned",
    "View",
    "read_move",
    "review",
    "shipped_cards",
    "shipped_dice",
    "text",
]
