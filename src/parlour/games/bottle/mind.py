"""How well a bot knows its words: which ones, how soon they come to it, and how it gets them wrong."""

from collections.abc import Iterable, Iterator
from functools import cache
from random import Random

from msgspec import Struct

from parlour.core import Millis
from parlour.games.bottle.components import SHORTEST
from parlour.lexicon import Lexicon, letters


class Skill(Struct, frozen=True):
    """What makes a level."""

    rarest: float
    """Words below this Zipf frequency are unknown."""
    pace: float
    """How long it takes to find a word, against a grown-up who plays now and then."""
    slips: float
    """How often what is said is wrong."""


SKILLS = (
    Skill(rarest=4.0, pace=1.60, slips=0.09),
    Skill(rarest=3.6, pace=1.25, slips=0.06),
    Skill(rarest=3.2, pace=1.00, slips=0.04),
    Skill(rarest=2.7, pace=0.80, slips=0.02),
    Skill(rarest=2.2, pace=0.62, slips=0.01),
)

AT_ONCE = 24
"""As many words as one has in mind for a roll: the most common ones."""


class Found(Struct, frozen=True):
    """A word that came to mind, and when."""

    word: str
    after: Millis


class Mind:
    """The vocabulary and the quickness of one level."""

    def __init__(self, lexicon: Lexicon, level: int) -> None:
        self.lexicon = lexicon
        self.skill = SKILLS[level - 1]
        self.words = vocabulary(lexicon, self.skill.rarest)

    def first(self, words: Iterable[str], rng: Random, haste: float = 1.0) -> Found | None:
        """Of words that would do, the one that comes to mind first."""
        known = sorted(words, key=self.words.zipf, reverse=True)[:AT_ONCE]
        found = (Found(word, self._time_for(word, haste, rng)) for word in known)
        return min(found, key=lambda one: one.after, default=None)

    def _time_for(self, word: str, haste: float, rng: Random) -> Millis:
        """Log-normal, as people's reaction times are: rare and long words take longer to find and to type."""
        length = len(letters(word))
        median = 9.0 * 1.6 ** (4.5 - self.words.zipf(word)) * 1.08 ** (length - 5)
        thinking = median * self.skill.pace * haste * rng.lognormvariate(0, 0.8)
        return self.pause(0.9, rng) + int(1000 * thinking) + int(110 * self.skill.pace * length)

    def pause(self, seconds: float, rng: Random) -> Millis:
        """The time of anything that needs no search: reading the dice, putting a hand out, judging a word."""
        return int(1000 * seconds * self.skill.pace * rng.lognormvariate(0, 0.3))

    def slips(self, rng: Random) -> bool:
        return rng.random() < self.skill.slips

    def plural(self, word: str) -> str | None:
        """The plural of a word, if it is a regular one: the mistake people make most."""
        return next((form for form in _plurals(word) if self._is_wrong(form)), None)

    def _is_wrong(self, word: str) -> bool:
        return self.lexicon.is_word(word) and not self.lexicon.is_singular_noun(word)


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
        case last if last in "abcdefghijklmnopqrstuvwxz":
            yield from (word + "s", word + "es")
        case _:
            yield from (word + "и", word + "і")


@cache
def vocabulary(lexicon: Lexicon, rarest: float) -> Lexicon:
    """The polite nouns that are common enough, as a small dictionary of their own: shared by all bots of a level."""
    zipf = {
        word: lexicon.zipf(word)
        for word in lexicon.words(nouns=True)
        if len(letters(word)) >= SHORTEST and lexicon.zipf(word) >= rarest and lexicon.is_polite(word)
    }
    return Lexicon.of(zipf, language=lexicon.language, zipf=zipf)
