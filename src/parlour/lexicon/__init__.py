"""Words, and nothing of games: what is a word, what is a singular noun, how common it is."""

from parlour.languages.alphabet import Unreadable, letters
from parlour.lexicon.found import Found
from parlour.lexicon.house_words import HouseWords
from parlour.lexicon.lexicon import Lexicon
from parlour.lexicon.verdict import Reason, Verdict

__all__ = ["Found", "HouseWords", "Lexicon", "Reason", "Unreadable", "Verdict", "letters"]
