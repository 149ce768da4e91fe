"""Lone Words: everyone writes in secret, and a word scores only when nobody else has it."""

from parlour.core import Entry, Extras, Lobby, Review, Terminal, WordLimits
from parlour.core.court.events import Finished
from parlour.core.court.vote import Appeal as Appeal
from parlour.core.court.vote import CastVote as CastVote
from parlour.core.court.vote import CastVotes as CastVotes
from parlour.core.court.vote import Finish as Finish
from parlour.core.court.vote import GoOn as GoOn
from parlour.core.round.phases import TakeDevice as TakeDevice
from parlour.games.lone import solver as solver
from parlour.games.lone.analysis import feats, totals, words
from parlour.games.lone.bot import Bot as Bot
from parlour.games.lone.box import BOX
from parlour.games.lone.components import Rolled as Rolled
from parlour.games.lone.components import shipped_sheet as shipped_sheet
from parlour.games.lone.day import DAY
from parlour.games.lone.game import Lone as Lone
from parlour.games.lone.model import Erase as Erase
from parlour.games.lone.model import GiveUp as GiveUp
from parlour.games.lone.model import HandIn as HandIn
from parlour.games.lone.model import Jot as Jot
from parlour.games.lone.model import Line as Line
from parlour.games.lone.model import Settings as Settings
from parlour.games.lone.model import TimeUp
from parlour.games.lone.model import Write as Write
from parlour.games.lone.moves import moves
from parlour.games.lone.printed import prints
from parlour.games.lone.read_move import read_move as read_move
from parlour.games.lone.review import lesson
from parlour.games.lone.review import review as review
from parlour.games.lone.text import tell as tell
from parlour.games.lone.text import text as text
from parlour.games.lone.view import View as View

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
