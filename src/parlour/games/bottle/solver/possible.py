"""The words that were possible, for the pause after a round."""

from functools import lru_cache
from itertools import chain, islice

from msgspec import Struct

from parlour.games.bottle.components import Shaken
from parlour.games.bottle.model.state import State
from parlour.games.bottle.rules import Referee, roll_fault
from parlour.games.bottle.solver.answers import answers
from parlour.games.bottle.solver.everyday import common_nouns, is_likely
from parlour.lexicon import Lexicon

SHOWN = 5


class Possible(Struct, frozen=True):
    """How many words there were, and some to show: the shortest everyday ones, then others that people have met."""

    count: int
    some: tuple[str, ...]


def possible(referee: Referee, state: State) -> Possible:
    """Return the answers that were left in this round."""
    assert state.roll is not None
    if state.roll.effect == "cover":
        return Possible(0, ())
    settings = referee.settings
    return _left(referee.words, state.roll, state.used, settings.double_letters, settings.everyday_nouns)


@lru_cache(maxsize=256)  # cached, because every seat asks
def _left(words: Lexicon, roll: Shaken, used: tuple[str, ...], double_letters: str, everyday_nouns: bool) -> Possible:
    found = answers(words, roll, double_letters=double_letters)
    found = found - words.rare_nouns() if everyday_nouns else found
    taken = sum(words.is_singular_noun(word) and roll_fault(word, roll, double_letters) is None for word in used)
    common = found & common_nouns(words)
    known = found & words.shown(nouns=True) - common
    left = (word for word in chain(common, known) if word not in used and is_likely(words, word))
    return Possible(len(found) - taken, tuple(islice(left, SHOWN)))
