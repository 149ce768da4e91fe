"""Every right answer to a roll, shortest first. Conditions are set algebra over the lexicon's answers."""

from functools import lru_cache, reduce
from itertools import islice
from operator import or_

from msgspec import Struct

from parlour.games.bottle.components import SHORTEST, Shaken
from parlour.games.bottle.model.state import State
from parlour.games.bottle.rules import Referee, neck_pairs, roll_fault
from parlour.lexicon import Found, Lexicon

SHOWN = 5


class Possible(Struct, frozen=True):
    """What could have been said: how many words, and the shortest that are fit to be shown."""

    count: int
    shortest: tuple[str, ...]


def answers(words: Lexicon, roll: Shaken, *, double_letters: str = "each") -> Found:
    """All nouns that meet a roll's condition. Not for *cover*, which asks for a word a die."""
    match roll.effect:
        case "yellow":
            found = _with_yellow(words, *roll.letters)
        case "neck":
            found = reduce(or_, (_between(words, first, last) for first, last in sorted(neck_pairs(roll))))
        case _:
            shown = roll.letters if double_letters == "each" else tuple(dict.fromkeys(roll.letters))
            found = words.containing("".join(shown), nouns=True)
    return found.at_least(SHORTEST)


def cover_answers(words: Lexicon, letter: str) -> Found:
    """All nouns for one die of a covered bottle."""
    return words.starting(letter, nouns=True).at_least(SHORTEST)


def possible(referee: Referee, state: State) -> Possible:
    """The answers that were left in this round, for the pause after it."""
    assert state.roll is not None
    if state.roll.effect == "cover":
        return Possible(0, ())
    return _left(referee.words, state.roll, state.used, referee.settings.double_letters)


@lru_cache(maxsize=256)  # every seat at the table asks
def _left(words: Lexicon, roll: Shaken, used: tuple[str, ...], double_letters: str) -> Possible:
    found = answers(words, roll, double_letters=double_letters)
    taken = sum(words.is_singular_noun(word) and roll_fault(word, roll, double_letters) is None for word in used)
    left = (word for word in found if word not in used and words.is_polite(word))
    return Possible(len(found) - taken, tuple(islice(left, SHOWN)))


def _with_yellow(words: Lexicon, yellow: str, *others: str) -> Found:
    found = words.containing(yellow, nouns=True)
    found = found - words.starting(yellow, nouns=True) - words.ending(yellow, nouns=True)
    return reduce(lambda left, other: left - words.containing(other, nouns=True), others, found)


def _between(words: Lexicon, first: str, last: str) -> Found:
    return words.starting(first, nouns=True) & words.ending(last, nouns=True)
