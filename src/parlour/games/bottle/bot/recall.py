"""How well a bot knows its words: which ones, how quickly it thinks of them, and which mistakes it makes."""

import math
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice
from random import Random

from msgspec import Struct

from parlour.core import Millis
from parlour.core.bot import at_level
from parlour.games.bottle import solver
from parlour.games.bottle.analysis import hardly_nouns
from parlour.games.bottle.components import SHORTEST
from parlour.languages.found import language as installed
from parlour.lexicon import Lexicon, letters

KEPT = 512
"""How many rolls' answers to cache: every bot at a table thinks about the same roll, and more than once."""
READY = 300
"""Nobody could name more words than this for one roll."""


class Vocabulary:
    """`zipf`: how common each known noun is; `words`: the same nouns as a small dictionary to search in."""

    def __init__(self, zipf: dict[str, float], words: Lexicon) -> None:
        self.zipf = zipf
        self.words = words
        self.answers = lru_cache(KEPT)(lambda roll: self._ranked(solver.answers(words, roll)))
        self.beginning = lru_cache(KEPT)(lambda letter: self._ranked(solver.cover_answers(words, letter)))

    def _ranked(self, words: Iterable[str]) -> tuple[str, ...]:
        return tuple(sorted(words, key=self.zipf.__getitem__, reverse=True)[:READY])


@lru_cache(maxsize=32)
def vocabulary(lexicon: Lexicon, rarest: float) -> Vocabulary:
    """All polite nouns down to a Zipf frequency, shared by all bots of a level."""
    more = installed(lexicon.language).inflected
    unlikely = hardly_nouns(lexicon.language)
    nouns = (noun for noun in lexicon.common(rarest - more, nouns=True) if len(letters(noun)) >= SHORTEST)
    polite = (noun for noun in nouns if noun not in unlikely and lexicon.is_polite(noun))
    known = {noun: lexicon.zipf(noun) + more for noun in polite}
    return Vocabulary(known, Lexicon.of(known, language=lexicon.language))


class Skill(Struct, frozen=True):
    rarest: float
    """Words below this Zipf frequency are unknown."""
    pace: float
    """How long thinking takes, relative to an adult who plays now and then."""
    typing: float
    """Seconds to type a letter."""
    slips: float
    """The chance that a word it says is wrong."""
    wait: Millis = 0
    """A head start for people: how long a bot stays silent after the dice have landed, for each letter die."""
    patience: float = 18
    """Seconds after which it gives up looking."""
    nerve: float = 0.0
    """How often it weighs when to say "no word". Otherwise it waits until it knows none and is out of patience."""


# From the second level on, each level beats the one below in about two games of three, in every mode and language
# (bench/levels.py). The first is for newcomers, and the step from it is larger: somebody who thinks three times as long
# as a fair player wins about a third of the games against two beginners.
SKILLS = (
    Skill(rarest=3.9, pace=2.35, typing=0.38, slips=0.11, wait=1_250, patience=30),
    Skill(rarest=3.5, pace=1.525, typing=0.29, slips=0.066, nerve=0.1),
    Skill(rarest=3.3, pace=1.385, typing=0.25, slips=0.05, nerve=0.3),
    Skill(rarest=3.08, pace=1.25, typing=0.21, slips=0.034, nerve=0.62),
    Skill(rarest=2.85, pace=1.12, typing=0.185, slips=0.02, nerve=1.0),
)
AT_ONCE = 24
"""How many words a bot has in mind for a roll: the most common ones."""

SEEING: Millis = 1_200
"""The time until the dice have landed and a person has read them. Nobody is quicker."""


class Found(Struct, frozen=True):
    """A word that came to mind, and when it was said."""

    word: str
    after: Millis


class Recall:
    """The vocabulary and the speed of one level."""

    def __init__(self, lexicon: Lexicon, level: int, skill: Skill | None = None) -> None:
        self.lexicon = lexicon
        self.skill = skill or at_level(SKILLS, level)
        self.known = vocabulary(lexicon, self.skill.rarest)

    # When a word is found.

    def first(self, words: Iterable[str], rng: Random, haste: float = 1.0) -> Found | None:
        """Return the word that it thinks of first, and when it has typed it."""
        times = {word: self._search(word, rng) for word in islice(words, AT_ONCE)}
        if not times:
            return None
        word = min(times, key=times.__getitem__)
        return Found(word, self.pause(times[word] * haste, rng) + int(1000 * self.skill.typing * len(word)))

    def _search(self, word: str, rng: Random) -> float:
        """Return the seconds to think of a word: log-normal as reaction times are, longer for rare and long words."""
        rarity, length = 5.0 - self.known.zipf[word], len(letters(word)) - 6.0
        return 14.0 * math.pow(1.5, rarity) * math.pow(1.15, length) * rng.lognormvariate(0, 0.8)

    def pause(self, seconds: float, rng: Random) -> Millis:
        """Return how long something takes this bot if it takes others this many seconds. Now and then it is slow."""
        return int(1000 * seconds * self.skill.pace * rng.lognormvariate(0, 0.65))

    # How it goes wrong.

    def is_wrong(self, of_many: int, rng: Random) -> bool:
        """Whether it makes a mistake. The chance is the same for one word as for several that must all be right."""
        return rng.random() * of_many < self.skill.slips

    def plural(self, word: str) -> str | None:
        """Return the plural of a word if it is regular. It is the most common mistake."""
        words = self.lexicon
        known = (form for form in _plurals(word) if words.is_word(form) and not words.is_singular_noun(form))
        return next(filter(words.is_polite, known), None)


def _plurals(word: str) -> Iterator[str]:
    stem = word[:-1]
    match word[-1]:
        case "y":
            yield stem + "ies"
        case "а":
            yield stem + "и"
        case "я" | "ь" | "й":
            yield from (stem + "і", stem + "ї")
        case "о":
            yield stem + "а"
        case last if last.isascii():
            yield from (word + "s", word + "es")
        case _:
            yield from (word + "и", word + "і")
