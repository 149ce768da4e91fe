"""Lone Words: everyone writes in secret, and a word scores only when nobody else has it."""

from parlour.core import Entry, Extras, Lobby, Review, Terminal, WordLimits
from parlour.core.court.events import Finished
from parlour.core.court.vote import Appeal, CastVote, CastVotes, Finish, GoOn
from parlour.core.round.phases import TakeDevice
from parlour.games.lone import solver
from parlour.games.lone.analysis import feats, lesson, review, totals, words
from parlour.games.lone.bot import Bot
from parlour.games.lone.box import BOX
from parlour.games.lone.components import Rolled, shipped_sheet
from parlour.games.lone.day import DAY
from parlour.games.lone.game import Lone
from parlour.games.lone.model import Erase, GiveUp, HandIn, Jot, Line, Settings, TimeUp, Write
from parlour.games.lone.moves import moves
from parlour.games.lone.printed import prints
from parlour.games.lone.read_move import read_move
from parlour.games.lone.text import tell, text
from parlour.games.lone.view import View

ENTRY = Entry(
    id="lone",
    players=(2, 8),
    minutes=15,
    settings=Settings,
    game=Lone,
    bot=Bot,
    text=text,
    tell=tell,
    package=__name__,
    components=("dice.json",),
    extras=Extras(
        moves=moves,
        words=WordLimits(shortest=3, longest=7),
        lobby=Lobby(
            presets={
                "standard": {"judge": "appeal"},
                "first": {"judge": "appeal", "seconds": 120},
                "party": {"judge": "appeal", "seconds": 90, "results_stay": True},
                "kids": {"judge": "table", "seconds": 180},
                "purist": {},
                "quick": {"judge": "appeal", "seconds": 40},
            },
            hidden=("day", "roll"),
        ),
        terminal=Terminal(read_move=read_move, after={(Finished, TimeUp): "lone-event-all-done"}),
        review=Review(find=review, lesson=lesson, words=words, totals=totals, is_open=True),
        feats=feats,
        day=DAY,
        box=BOX,
        prints=prints,
    ),
)

__all__ = [
    "ENTRY",
    "Appeal",
    "Bot",
    "CastVote",
    "CastVotes",
    "Erase",
    "Finish",
    "GiveUp",
    "GoOn",
    "HandIn",
    "Jot",
    "Line",
    "Lone",
    "Rolled",
    "Settings",
    "TakeDevice",
    "View",
    "Write",
    "read_move",
    "review",
    "shipped_sheet",
    "solver",
    "tell",
    "text",
]
