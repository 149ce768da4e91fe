"""Letters Rebus: roll fifteen letter dice and build a crossword worth as much as possible before the glass is empty."""

from parlour.core import Entry, Extras, Lobby, Review, Terminal, WordLimits
from parlour.core.court.vote import Appeal, CastVote, CastVotes, Finish, GoOn
from parlour.core.round.phases import TakeDevice
from parlour.games.rebus import solver
from parlour.games.rebus.analysis import feats, totals, words
from parlour.games.rebus.beside import beside, data
from parlour.games.rebus.bot import Bot
from parlour.games.rebus.box import BOX
from parlour.games.rebus.components import Placed, Rolled, shipped_dice
from parlour.games.rebus.day import DAY
from parlour.games.rebus.game import Rebus
from parlour.games.rebus.model import Arrange, RollAgain, Settings
from parlour.games.rebus.moves import moves
from parlour.games.rebus.printed import prints
from parlour.games.rebus.read_move import read_move
from parlour.games.rebus.review import lesson, review
from parlour.games.rebus.text import tell, text
from parlour.games.rebus.view import View, watchers

SAME_ROLL = {"judge": "appeal", "pace": "duplicate"}
FREE = {"unused": "free"}
"""Nobody's first words are worth nothing (REB-22)."""

ENTRY = Entry(
    id="rebus",
    players=(1, 7),
    minutes=30,
    settings=Settings,
    game=Rebus,
    bot=Bot,
    text=text,
    tell=tell,
    package=__name__,
    components=("dice.json",),
    extras=Extras(
        moves=moves,
        words=WordLimits(shortest=2),
        lobby=Lobby(
            alone={"pace": "duplicate", "rounds": 5, "results_stay": True},
            first=FREE,
            presets={
                "standard": SAME_ROLL | {"rounds": 3},
                "first": SAME_ROLL | FREE | {"rounds": 3, "hourglass_seconds": 180, "mercy": True},
                "party": SAME_ROLL | {"rounds": 3, "results_stay": True},
                "kids": FREE
                | {"judge": "table", "pace": "together", "rounds": 3, "hourglass_seconds": 240, "mercy": True},
                "purist": {"live": False},
                "quick": SAME_ROLL | {"rounds": 1},
            },
            hidden=("roll",),
        ),
        terminal=Terminal(read_move=read_move),
        review=Review(find=review, lesson=lesson, words=words, totals=totals, is_open=True),
        watchers=watchers,
        feats=feats,
        day=DAY,
        box=BOX,
        data=data,
        prints=prints,
        printed_box=beside,
    ),
)

__all__ = [
    "ENTRY",
    "Appeal",
    "Arrange",
    "Bot",
    "CastVote",
    "CastVotes",
    "Finish",
    "GoOn",
    "Placed",
    "Rebus",
    "RollAgain",
    "Rolled",
    "Settings",
    "TakeDevice",
    "View",
    "read_move",
    "review",
    "shipped_dice",
    "solver",
    "tell",
    "text",
]
