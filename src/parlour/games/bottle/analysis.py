"""What was possible with a roll, and hints (BOT-36). Views, reviews and `parlour solve` ask here, so all agree."""

from collections.abc import Collection, Iterable, Iterator
from functools import cache, lru_cache
from itertools import chain, islice

from msgspec import Struct

from parlour.games.bottle.components import Shaken
from parlour.games.bottle.model.state import State
from parlour.games.bottle.rules import Referee, roll_fault
from parlour.games.bottle.solver import answers, cover_answers
from parlour.languages.found import language as installed
from parlour.lexicon import Found, Lexicon, letters

EVERYDAY = 3.5
"""The Zipf frequency of a noun that everybody knows."""
SHOWN = 5


class Possible(Struct, frozen=True):
    """How many words there were, and some to show: the shortest everyday ones, then others that people have met."""

    count: int
    some: tuple[str, ...]


@cache
def hardly_nouns(language: str) -> frozenset[str]:
    """Words that are nouns in the dictionary, but that nobody thinks of as nouns. No bot says THEN or LIKE."""
    file = installed(language).path("games", "bottle", "hardly-nouns.txt")
    return frozenset(file.read_text("utf-8").split()) if file.exists() else frozenset()


def left(words: Lexicon, roll: Shaken, used: Collection[str] = ()) -> dict[str, list[str]]:
    """Return every answer that nobody has used, shortest first: for each letter of a covered bottle, else together."""
    covered = {letter: cover_answers(words, letter) for letter in roll.letters} if roll.effect == "cover" else None
    found = covered or {"": answers(words, roll)}
    return {letter: [word for word in some if word not in used] for letter, some in found.items()}


def everyday(words: Lexicon, roll: Shaken, double_letters: str = "each", used: Collection[str] = ()) -> list[str]:
    """Return the nouns for a roll that everybody knows and nobody has used, short ones first."""
    return list(_likely(words, answers(words, roll, double_letters=double_letters) & common_nouns(words), used))


def easiest(words: Lexicon, found: Found, used: Collection[str]) -> list[str]:
    """Return the everyday words among answers or, if there are none, those that people have met, or all."""
    some = found & common_nouns(words) or found & words.shown(nouns=True) or found
    return list(_likely(words, some, used))


def possible(referee: Referee, state: State) -> Possible:
    """Return the answers that were left in this round."""
    assert state.roll is not None
    if state.roll.effect == "cover":
        return Possible(0, ())
    settings = referee.settings
    return _possible(referee.words, state.roll, state.used, settings.double_letters, settings.everyday_nouns)


@lru_cache(maxsize=256)  # cached, because every seat asks
def _possible(
    words: Lexicon, roll: Shaken, used: tuple[str, ...], double_letters: str, everyday_nouns: bool
) -> Possible:
    found = answers(words, roll, double_letters=double_letters)
    found = found - words.rare_nouns() if everyday_nouns else found
    taken = sum(
        words.is_singular_noun(word) and roll_fault(words.letters(word), roll, double_letters) is None for word in used
    )
    common = found & common_nouns(words)
    known = found & words.shown(nouns=True) - common
    return Possible(len(found) - taken, tuple(islice(_likely(words, chain(common, known), used), SHOWN)))


def common_nouns(words: Lexicon) -> Found:
    return words.common(EVERYDAY - installed(words.language).inflected, nouns=True)


def _likely(words: Lexicon, found: Iterable[str], used: Collection[str]) -> Iterator[str]:
    """Yield the words that may be shown as answers that somebody could have found."""
    hardly = hardly_nouns(words.language)
    for word in found:
        if word not in used and word not in hardly and words.is_polite(word) and not words.is_rare_noun(word):
            yield word


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
    """Return a common and short word. Three more letters weigh as much as being ten times as rare."""
    ease = {word: (words.zipf(word) - len(letters(word)) / 3, word) for word in easiest(words, found, used)}
    return max(ease, key=ease.__getitem__, default=None)


def _shape(word: str, asked: int, *, ends: bool, dice: str) -> str:
    """Return a pattern: first the length and the first letter, then the letters of the dice, or every second letter."""
    spelling = letters(word)

    def is_shown(at: int, letter: str) -> bool:
        if at == 0 or (ends and at == len(spelling) - 1):
            return True
        return asked > 1 and (letter in dice if dice else at % 2 == 0)

    return "".join(letter if is_shown(at, letter) else "_" for at, letter in enumerate(spelling))
