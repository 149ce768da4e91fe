"""Hints for players who are stuck: the pattern of an easy word, never the word itself (BOT-36)."""

from functools import lru_cache

from parlour.games.bottle.analysis.rolls import easiest
from parlour.games.bottle.components import Shaken
from parlour.games.bottle.model.state import State
from parlour.games.bottle.rules import Referee
from parlour.games.bottle.solver import answers, cover_answers
from parlour.lexicon import Found, Lexicon, letters

HIDDEN = "_"


def shapes(referee: Referee, state: State, asked: int) -> tuple[str, ...]:
    """Return the pattern of the easiest word that would win. More letters are shown each time a player asks.

    For *cover* there is a pattern for each die. Empty: there is no word.
    """
    assert state.roll is not None
    roll, words = state.roll, referee.words
    if roll.effect == "cover":
        easy = (_first(words, cover_answers(words, letter), state.used) for letter in roll.letters)
        return tuple(_shape(word, asked, ends=True, dice="") for word in easy if word)
    word = _easiest_of_roll(words, roll, state.used, referee.settings.double_letters)
    return (_shape(word, asked, ends=False, dice="".join(roll.letters)),) if word else ()


@lru_cache(maxsize=256)  # cached, because a view is made after every input
def _easiest_of_roll(words: Lexicon, roll: Shaken, used: tuple[str, ...], double_letters: str) -> str | None:
    return _first(words, answers(words, roll, double_letters=double_letters), used)


def _first(words: Lexicon, found: Found, used: tuple[str, ...]) -> str | None:
    return max(easiest(words, found, used), key=lambda word: (_ease(words, word), word), default=None)


def _ease(words: Lexicon, word: str) -> float:
    """Return how easy a word is: common and short words first. Three more letters weigh as much as being ten times as
    rare."""
    return words.zipf(word) - len(letters(word)) / 3


def _shape(word: str, asked: int, *, ends: bool, dice: str) -> str:
    """Return a pattern: first the length and the first letter, then the letters of the dice, or every second letter."""
    spelling = letters(word)
    last = len(spelling) - 1

    def is_shown(at: int, letter: str) -> bool:
        if at == 0 or (ends and at == last):
            return True
        return asked > 1 and (letter in dice if dice else at % 2 == 0)

    return "".join(letter if is_shown(at, letter) else HIDDEN for at, letter in enumerate(spelling))
