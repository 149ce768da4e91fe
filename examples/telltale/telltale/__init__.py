"""Telltale: every word you write contains your secret letter. Find out the others' letters first."""

from parlour.core import Entry

from .bot import Bot
from .game import Dealt, Guess, Settings, Telltale, Write
from .text import tell, text

ENTRY = Entry(
    id="telltale",
    players=(2, 6),
    minutes=6,
    settings=Settings,
    game=Telltale,
    bot=Bot,
    text=text,
    tell=tell,
    package=__name__,
)

__all__ = ["ENTRY", "Dealt", "Guess", "Telltale", "Write"]
