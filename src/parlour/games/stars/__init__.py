"""A Message from the Stars: exchange words with an Alien, and find out what their scores mean."""

from parlour.core import Entry, Extras, Lobby, Review, Terminal, WordLimits
from parlour.games.stars.analysis import words
from parlour.games.stars.beside import beside, data
from parlour.games.stars.bot import Bot
from parlour.games.stars.box import BOX
from parlour.games.stars.components.cards import shipped_cards
from parlour.games.stars.components.cipher import Cipher, alphabet_of
from parlour.games.stars.day import DAY
from parlour.games.stars.game import Stars
from parlour.games.stars.model.moves import (
    Agree,
    GuessLetters,
    GuessWords,
    HandOver,
    Mark,
    Note,
    Point,
    Propose,
    SetCipher,
    Settings,
    Talk,
    Transmit,
)
from parlour.games.stars.moves import moves
from parlour.games.stars.printed import prints
from parlour.games.stars.read_move import read_move
from parlour.games.stars.review import lesson, review
from parlour.games.stars.rules.scores import score
from parlour.games.stars.rules.sides import PARTS, watchers
from parlour.games.stars.solver.belief import Belief
from parlour.games.stars.solver.sheet import deduce
from parlour.games.stars.text import tell, text
from parlour.games.stars.view import View

ENTRY = Entry(
    id="stars",
    players=(2, 12),
    minutes=40,
    settings=Settings,
    game=Stars,
    bot=Bot,
    text=text,
    tell=tell,
    package=__name__,
    components=("cards.json", "letters.json"),
    extras=Extras(
        moves=moves,
        words=WordLimits(shortest=2, longest=30, unlisted=True),
        lobby=Lobby(
            bot_level=3,
            presets={
                "standard": {},
                "first": {"deduction_aid": True},
                "party": {"mode": "teams", "deduction_aid": True},
                "kids": {"deduction_aid": True, "family": True},
                "quick": {"hard": True},
            },
            parts=PARTS,
            hidden=("alien", "consent_s", "day"),
        ),
        terminal=Terminal(read_move=read_move),
        review=Review(find=review, lesson=lesson, words=words),
        watchers=watchers,
        day=DAY,
        box=BOX,
        data=data,
        prints=prints,
        printed_box=beside,
    ),
)

__all__ = [
    "ENTRY",
    "Agree",
    "Belief",
    "Bot",
    "Cipher",
    "GuessLetters",
    "GuessWords",
    "HandOver",
    "Mark",
    "Note",
    "Point",
    "Propose",
    "SetCipher",
    "Settings",
    "Stars",
    "Talk",
    "Transmit",
    "View",
    "alphabet_of",
    "deduce",
    "read_move",
    "review",
    "score",
    "shipped_cards",
    "text",
]
