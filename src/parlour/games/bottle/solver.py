"""Every right answer to a roll, shortest first. Conditions are set algebra over the lexicon's answers."""

from functools import reduce
from operator import or_

from parlour.games.bottle.components import SHORTEST, Shaken
from parlour.games.bottle.rules import neck_pairs
from parlour.lexicon import Found, Lexicon


def answers(words: Lexicon, roll: Shaken, *, double_letters: str = "each") -> Found:
    """Return all nouns that meet a roll's condition. Not for *cover*, which needs a word for each die."""
    match roll.effect:
        case "yellow":
            found = _with_yellow(words, *roll.letters)
        case "neck":
            pairs = sorted(neck_pairs(roll))
            ends = (words.starting(first, nouns=True) & words.ending(last, nouns=True) for first, last in pairs)
            found = reduce(or_, ends)
        case _:
            shown = roll.letters if double_letters == "each" else tuple(dict.fromkeys(roll.letters))
            found = words.containing("".join(shown), nouns=True)
    return found.at_least(SHORTEST)


def cover_answers(words: Lexicon, letter: str) -> Found:
    """Return all nouns for one die of a covered bottle."""
    return words.starting(letter, nouns=True).at_least(SHORTEST)


def _with_yellow(words: Lexicon, yellow: str, *others: str) -> Found:
    found = words.containing(yellow, nouns=True)
    found = found - words.starting(yellow, nouns=True) - words.ending(yellow, nouns=True)
    return reduce(lambda left, other: left - words.containing(other, nouns=True), others, found)
