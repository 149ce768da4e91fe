"""The words that a bot of some level knows, the most common ones first."""

import json
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path

from parlour.games.bottle import solver
from parlour.games.bottle.components import SHORTEST, Shaken
from parlour.lexicon import Lexicon, letters

INFLECTED = {"uk": 0.5}
"""Where a noun's uses are shared out among its cases, each form is rarer than the noun is."""
KEPT = 512
"""Rolls whose answers are kept: every bot at a table thinks about the same one, and more than once."""
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


@cache
def hardly_nouns(language: str) -> frozenset[str]:
    """Words that a dictionary calls nouns as well, but that nobody would think of: no bot says THEN or LIKE."""
    lists = json.loads(Path(__file__).with_name("hardly-nouns.json").read_text("utf-8"))
    return frozenset(lists.get(language, "").split())


@lru_cache(maxsize=32)
def vocabulary(lexicon: Lexicon, rarest: float) -> Vocabulary:
    """All polite nouns down to a Zipf frequency, shared by all bots of a level."""
    more = INFLECTED.get(lexicon.language, 0.0)
    unlikely = hardly_nouns(lexicon.language)
    nouns = (noun for noun in lexicon.words(nouns=True) if len(letters(noun)) >= SHORTEST and noun not in unlikely)
    zipf = {noun: lexicon.zipf(noun) + more for noun in nouns}
    known = {noun: common for noun, common in zipf.items() if common >= rarest and lexicon.is_polite(noun)}
    return Vocabulary(known, Lexicon.of(known, language=lexicon.language))
