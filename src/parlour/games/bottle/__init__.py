"""Message in a Bottle: race to name a word that contains every letter in the bottle."""

from parlour.core import Entry, Extras, Lobby, Review, Terminal, WordLimits
from parlour.games.bottle import solver
from parlour.games.bottle.bot import Bot
from parlour.games.bottle.box import BOX
from parlour.games.bottle.components import Shaken, shipped_dice
from parlour.games.bottle.day import DAY
from parlour.games.bottle.game import Bottle
from parlour.games.bottle.model.moves import (
    Appeal,
    AskHint,
    Buzz,
    CallNoWord,
    CastVote,
    Cover,
    Heard,
    Pass,
    Say,
    Settings,
    ShakeNow,
)
from parlour.games.bottle.moves import moves
from parlour.games.bottle.printed import prints
from parlour.games.bottle.read_move import read_move
from parlour.games.bottle.review import feats, lesson, totals, words
from parlour.games.bottle.text import tell, text
from parlour.games.bottle.view import View

LETTER = r"[^\W\d_]"
PAINT = {
    rf"\({LETTER}\)": "bold black on bright_yellow",
    rf"\[{LETTER}\]": "bold black on turquoise2",
    rf"<{LETTER}>": "bold white on blue3",
    "◆+": "bright_cyan",
}

ENTRY = Entry(
    id="bottle",
    players=(2, 6),
    minutes=20,
    settings=Settings,
    game=Bottle,
    bot=Bot,
    text=text,
    tell=tell,
    package=__name__,
    components=("dice.json",),
    extras=Extras(
        moves=moves,
        words=WordLimits(nouns=True, shortest=4),
        lobby=Lobby(
            has_secrets=False,
            alone={"hints": True},
            first={"mode": "easy"},
            presets={
                "standard": {"judge": "appeal"},
                "first": {"judge": "appeal", "mode": "easy", "gentle": True, "hints": True, "everyday_nouns": True},
                "party": {"spoken": True, "mode": "party"},
                "kids": {
                    "judge": "table",
                    "mode": "easy",
                    "gentle": True,
                    "hints": True,
                    "double_letters": "once",
                    "everyday_nouns": True,
                },
                "purist": {},
                "quick": {"judge": "appeal", "mode": "easy", "patience_s": 30},
            },
            hidden=("day", "roll", "same_moment_ms"),
            host_rules=frozenset({Heard}),
        ),
        terminal=Terminal(read_move=read_move, paint=PAINT),
        review=Review(lesson=lesson, words=words, totals=totals),
        feats=feats,
        day=DAY,
        box=BOX,
        prints=prints,
    ),
)

__all__ = [
    "ENTRY",
    "Appeal",
    "AskHint",
    "Bot",
    "Bottle",
    "Buzz",
    "CallNoWord",
    "CastVote",
    "Cover",
    "Heard",
    "Pass",
    "Say",
    "Settings",
    "ShakeNow",
    "Shaken",
    "View",
    "read_move",
    "shipped_dice",
    "solver",
    "tell",
    "text",
]
