"""A Message from the Stars: exchange words with an Alien, and find out what their scores mean."""

from parlour.core import Entry, Extras, Lobby, Review, Terminal, WordLimits
from parlour.games.stars.analysis import words
from parlour.games.stars.beside import beside, data
from parlour.games.stars.bot import Bot as Bot
from parlour.games.stars.box import BOX
from parlour.games.stars.components.cards import shipped_cards as shipped_cards
from parlour.games.stars.components.cipher import Cipher as Cipher
from parlour.games.stars.components.cipher import alphabet_of as alphabet_of
from parlour.games.stars.day import DAY
from parlour.games.stars.game import Stars as Stars
from parlour.games.stars.model.moves import *  # noqa: F403 - the moves of the game
from parlour.games.stars.model.moves import Settings as Settings
from parlour.games.stars.moves import moves
from parlour.games.stars.printed import prints
from parlour.games.stars.read_move import read_move as read_move
from parlour.games.stars.review import lesson
from parlour.games.stars.review import review as review
from parlour.games.stars.rules.scores import score as score
from parlour.games.stars.rules.sides import PARTS, watchers
from parlour.games.stars.solver.belief import Belief as Belief
from parlour.games.stars.solver.sheet import deduce as deduce
from parlour.games.stars.text import tell
from parlour.games.stars.text import text as text
from parlour.games.stars.view import View as View

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
