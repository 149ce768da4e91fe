"""The Longest Word: everyone looks for the longest word in the same nine letters."""

from parlour.core import Entry

from .bot import Bot
from .game import Longest, Rolled, Settings, Write
from .text import tell, text

ENTRY = Entry(
    id="longest",
    players=(2, 6),
    minutes=5,
    settings=Settings,
    game=Longest,
    bot=Bot,
    text=text,
    tell=tell,
    package=__name__,
)

__all__ = ["ENTRY", "Longest", "Rolled", "Write"]
