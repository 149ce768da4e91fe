"""Every right answer to a roll, shortest first."""

from collections.abc import Iterator

from msgspec import Struct

from parlour.games.bottle.components import SHORTEST, Shaken
from parlour.games.bottle.model import State
from parlour.games.bottle.rules import Referee, meets_yellow, neck_pairs
from parlour.lexicon import Lexicon, letters

SHOWN = 5


class Possible(Struct, frozen=True):
    """What could have been said: how many words, and the shortest that are fit to be shown."""

    count: int
    shortest: tuple[str, ...]


def answers(words: Lexicon, roll: Shaken, *, double_letters: str = "each") -> list[str]:
    """All words that meet a roll's condition, shortest first, then alphabetical. Not for *cover*."""
    match roll.effect:
        case "yellow":
            return [word for word in _nouns_with(words, roll.letters[0]) if meets_yellow(word, roll)]
        case "neck":
            found = {word for first, last in neck_pairs(roll) for word in _between(words, first, last)}
            return sorted(found, key=lambda word: (len(letters(word)), word))
        case _:
            shown = roll.letters if double_letters == "each" else tuple(dict.fromkeys(roll.letters))
            return _nouns_with(words, "".join(shown))


def cover_answers(words: Lexicon, letter: str) -> list[str]:
    """All words for one die of a covered bottle."""
    found = (word for word in words.starting(letter, nouns=True) if len(letters(word)) >= SHORTEST)
    return sorted(found, key=lambda word: (len(letters(word)), word))


def possible(referee: Referee, state: State) -> Possible:
    """The answers that were left in this round, for the pause after it."""
    assert state.roll is not None
    if state.roll.effect == "cover":
        return Possible(0, ())
    found = answers(referee.words, state.roll, double_letters=referee.settings.double_letters)
    left = [word for word in found if word not in state.used]
    polite = (word for word in left if referee.words.is_polite(word))
    return Possible(len(left), tuple(word for word, _ in zip(polite, range(SHOWN), strict=False)))


def _nouns_with(words: Lexicon, shown: str) -> list[str]:
    return [word for word in words.containing(shown, nouns=True) if len(letters(word)) >= SHORTEST]


def _between(words: Lexicon, first: str, last: str) -> Iterator[str]:
    for word in words.starting(first, nouns=True):
        spelling = letters(word)
        if spelling[-1] == last and len(spelling) >= SHORTEST:
            yield word
