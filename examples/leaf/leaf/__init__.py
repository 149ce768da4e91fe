"""The Pressed Leaf: somewhere in the dictionary lies a leaf, and everyone opens the book where they think it is."""

from parlour.core import Entry

from .bot import Bot
from .game import Leaf
from .model import Open, Pressed, Settings
from .text import tell, text

ENTRY = Entry(
    id="leaf",
    players=(2, 6),
    minutes=5,
    settings=Settings,
    game=Leaf,
    bot=Bot,
    text=text,
    tell=tell,
    package=__name__,
)

__all__ = ["ENTRY", "Leaf", "Open", "Pressed"]
