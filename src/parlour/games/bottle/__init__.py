"""Message in a Bottle: race to name a word that contains every letter in the bottle."""

from parlour.core import Entry, Wanted
from parlour.games.bottle import solver
from parlour.games.bottle.bot import Bot
from parlour.games.bottle.box import BOX
from parlour.games.bottle.components import Lot, Shaken, shipped_dice
from parlour.games.bottle.day import DAY
from parlour.games.bottle.game import Bottle
from parlour.games.bottle.lesson import lesson
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
    ShakeNow,
)
from parlour.games.bottle.model.settings import Settings
from parlour.games.bottle.model.state import State
from parlour.games.bottle.printed import prints
from parlour.games.bottle.read_move import read_move
from parlour.games.bottle.text import tell, text
from parlour.games.bottle.view import View

ENTRY = Entry(
    package=__name__,
    wanted=Wanted(nouns=True, shortest=4),
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
    lesson=lesson,
    read_move=read_move,
    prints=prints,
    box=BOX,
    alone={"hints": True},
    first={"mode": "easy"},
    undrawn=("day",),
    day=DAY,
    host_rules=frozenset({Heard}),
    paint={
        r"\([A-ZА-ЯҐЄІЇ]\)": "bold black on bright_yellow",
        r"\[[A-ZА-ЯҐЄІЇ]\]": "bold black on turquoise2",
        r"<[A-ZА-ЯҐЄІЇ]>": "bold white on blue3",
        "◆+": "bright_cyan",
    },
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
    "Lot",
    "Pass",
    "Say",
    "Settings",
    "ShakeNow",
    "Shaken",
    "State",
    "View",
    "read_move",
    "shipped_dice",
    "solver",
    "tell",
    "text",
]
