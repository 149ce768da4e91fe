"""How well a bot knows its words: which ones, how soon they come to it, and how it gets them wrong."""

import math
from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random

from msgspec import Struct

from parlour.core import Millis
from parlour.core.bot import at_level
from parlour.games.bottle.bot.vocabulary import vocabulary
from parlour.lexicon import Lexicon, letters


class Skill(Struct, frozen=True):
    """What makes a level."""

    rarest: float
    """Words below this Zipf frequency are unknown."""
    pace: float
    """How long everything takes, against a grown-up who plays now and then."""
    slips: float
    """How often what is said is wrong."""


# Each level beats the one below in about two games of three. Measured with bench/bottle_bots.py: wins of the better one
# in per cent, in games of two (200 a pair in English, 120 in Ukrainian; one standard error is 3 to 4).
#              2:1  3:2  4:3  5:4
# en classic    70   67   71   64
# en easy       70   69   71   69
# en effects    76   71   65   70
# en party      70   68   64   73
# uk classic    65   65   68   68
# uk easy       78   71   68   62
# uk effects    64   78   68   68
# uk party      68   62   63   67
SKILLS = (
    Skill(rarest=3.8, pace=1.38, slips=0.10),
    Skill(rarest=3.55, pace=1.18, slips=0.07),
    Skill(rarest=3.3, pace=1.02, slips=0.05),
    Skill(rarest=3.05, pace=0.90, slips=0.03),
    Skill(rarest=2.65, pace=0.78, slips=0.015),
)
AT_ONCE = 24
"""As many words as one has in mind for a roll: the most common ones."""

READING = 1.0
TYPING = 0.12
"""Seconds to take in the dice, and to type a letter."""


class Found(Struct, frozen=True):
    """A word that came to mind, and when it was said."""

    word: str
    after: Millis


class Recall:
    """The vocabulary and the quickness of one level."""

    def __init__(self, lexicon: Lexicon, level: int) -> None:
        self.lexicon = lexicon
        self.skill = at_level(SKILLS, level)
        self.known = vocabulary(lexicon, self.skill.rarest)

    # When it comes to mind.

    def first(self, words: Iterable[str], rng: Random, haste: float = 1.0) -> Found | None:
        """Of words that would do, the one that is thought of first."""
        times = {word: self._search(word, rng) for word in islice(words, AT_ONCE)}
        if not times:
            return None
        word = min(times, key=times.__getitem__)
        return Found(word, self.pause(READING + times[word] * haste + TYPING * len(word), rng))

    def _search(self, word: str, rng: Random) -> float:
        """Log-normal, as people's reaction times are. Rare and long words come later."""
        rarity, length = 5.0 - self.known.zipf[word], len(letters(word)) - 6.0
        return 14.0 * math.pow(1.5, rarity) * math.pow(1.15, length) * rng.lognormvariate(0, 0.8)

    def pause(self, seconds: float, rng: Random) -> Millis:
        """How long something takes that takes others so long. Some moments one is just not awake."""
        return int(1000 * seconds * self.skill.pace * rng.lognormvariate(0, 0.65))

    # How it goes wrong.

    def is_wrong(self, of_many: int, rng: Random) -> bool:
        """Whether this word is a slip: as often with one word as with many that must all be right."""
        return rng.random() * of_many < self.skill.slips

    def plural(self, word: str) -> str | None:
        """The plural of a word, if it is a regular one: the mistake people make most."""
        return next((form for form in _plurals(word) if self._may_slip_out(form)), None)

    def _may_slip_out(self, form: str) -> bool:
        lexicon = self.lexicon
        return lexicon.is_word(form) and not lexicon.is_singular_noun(form) and lexicon.is_polite(form)


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
