"""Words that nobody named, and words for the dice of a round, the easiest first (BKW-31)."""

from collections.abc import Iterable
from itertools import islice

from msgspec import Struct

from parlour.games.bookworm.model.state import State
from parlour.games.bookworm.rules.referee import Referee
from parlour.games.bookworm.rules.taking import letters_of
from parlour.lexicon.categories import Categories, forms, identity

SHOWN = 3


class Could(Struct, frozen=True):
    """A letter die of the round, and words that could have taken it, the most common first."""

    die: int
    words: tuple[str, ...]


def by_letter(words: Iterable[str]) -> dict[str, list[str]]:
    """Return words by their first letter, in the order given."""
    found: dict[str, list[str]] = {}
    for word in words:
        found.setdefault(word[0], []).append(word)
    return found


def unsaid(categories: Categories, category: str, named: Iterable[str]) -> list[str]:
    """Return words of a category that were not named yet, the most common first."""
    language = categories.language
    taken = frozenset().union(*(forms(word, language) for word in named))
    return [word for word in categories.words(category) if identity(word, language) not in taken]


def left(referee: Referee, state: State) -> list[str]:
    """Return the words that nobody has named in this round; none for a category without data."""
    category = referee.category(state)
    if category is None or category.id is None:
        return []
    return unsaid(referee.categories, category.id, (*(said.word for said in state.said), *state.refused))


def could_have_said(referee: Referee, state: State) -> tuple[Could, ...]:
    """Return words for each die of the round, the die with the easiest word first."""
    fresh = left(referee, state)
    letters = [letters_of(die, state.faces, state.side, referee.language) for die in range(len(state.faces))]
    dice = (Could(die, _some(fresh, shown)) for die, shown in enumerate(letters))
    easiness = {word: at for at, word in enumerate(fresh)}
    return tuple(sorted((could for could in dice if could.words), key=lambda could: easiness[could.words[0]]))


def _some(words: Iterable[str], letters: str) -> tuple[str, ...]:
    return tuple(islice((word for word in words if word[0] in letters), SHOWN))
