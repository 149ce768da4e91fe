"""The words that a bot of some level knows, the most common ones first."""

from collections.abc import Iterable
from functools import lru_cache

from parlour.games.bottle import solver
from parlour.games.bottle.analysis.rolls import hardly_nouns
from parlour.games.bottle.components import SHORTEST, Shaken
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
        self.answers = lru_cache(KEPT)(self._answers)
        self.beginning = lru_cache(KEPT)(self._beginning)

    def _answers(self, roll: Shaken) -> tuple[str, ...]:
        return self._ranked(solver.answers(self.words, roll))

    def _beginning(self, letter: str) -> tuple[str, ...]:
        return self._ranked(solver.cover_answers(self.words, letter))

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
