"""A Message from the Stars: exchange words with an Alien, and find out what their scores mean."""

from parlour.core import Entry
from parlour.games.stars.bot import Bot
from parlour.games.stars.cards import Card, Cards, read_cards, shipped_cards
from parlour.games.stars.cipher import Cipher, alphabet_of, read_cipher, score
from parlour.games.stars.components import Dealt, Hand
from parlour.games.stars.deduction.belief import Belief
from parlour.games.stars.deduction.sheet import deduce
from parlour.games.stars.game import Stars
from parlour.games.stars.model import (
    Agree,
    Began,
    CardShown,
    CipherScored,
    CipherSet,
    GameEnded,
    GuessLetters,
    GuessWords,
    HandOver,
    Mark,
    MessageScored,
    Note,
    Propose,
    RoundBegan,
    SeatLeft,
    SetCipher,
    State,
    Talk,
    Transmit,
    Transmitted,
    Wrote,
)
from parlour.games.stars.settings import Settings
from parlour.games.stars.solver import review
from parlour.games.stars.text import tell, text
from parlour.games.stars.typed import read_move
from parlour.games.stars.view import View

ENTRY = Entry(
    package=__name__,
    id="stars",
    name="A Message from the Stars",
    name_uk="Послання із зірок",
    players=(2, 8),
    minutes=40,
    modes=("coop", "teams"),
    settings=Settings,
    game=Stars,
    bot=Bot,
    text=text,
    tell=tell,
    read_move=read_move,
    review=review,
)

__all__ = [
    "ENTRY",
    "Agree",
    "Began",
    "Belief",
    "Bot",
    "Card",
    "CardShown",
    "Cards",
    "Cipher",
    "CipherScored",
    "CipherSet",
    "Dealt",
    "GameEnded",
    "GuessLetters",
    "GuessWords",
    "Hand",
    "HandOver",
    "Mark",
    "MessageScored",
    "Note",
    "Propose",
    "RoundBegan",
    "SeatLeft",
    "SetCipher",
    "Settings",
    "Stars",
    "State",
    "Talk",
    "Transmit",
    "Transmitted",
    "View",
    "Wrote",
    "alphabet_of",
    "deduce",
    "read_cards",
    "read_cipher",
    "read_move",
    "review",
    "score",
    "shipped_cards",
    "tell",
    "text",
]
