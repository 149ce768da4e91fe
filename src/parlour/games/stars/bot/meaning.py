"""How close words are in meaning: how a clue is read on a card (STA-18, STA-19), and which clues there are for a
word."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

import numpy as np

from parlour.games.stars.components.cards import shipped_clues
from parlour.games.stars.solver.belief import Floats
from parlour.lexicon import Lexicon
from parlour.lexicon.association import Association

SHARPNESS = 14.0
"""How strongly a reader prefers the word that is closest to a clue."""
DOUBT = 0.02
"""The chance that a clue is about nothing on the card, so that no single clue rules a word out."""
LOOKED_AT, CLOSE, KNOWN = 60, 0.5, 3.3
"""Which associations are good clues: among the first 60, at least this close, and at least this common (Zipf)."""
CHOSEN, FADING = 0.85, 0.03
"""The closeness of the first clue in a clue table, and how much each further one loses."""
KEPT = 1 << 16
"""How many closenesses are cached."""

Columns = Sequence[Sequence[str]]
Nearness = Callable[[str, str], float]


@lru_cache(maxsize=8)
def meaning_of(lexicon: Lexicon) -> "Meaning":
    """Return the one Meaning that all bots of a language share."""
    return Meaning(lexicon)


class Meaning:
    """How close clues and words are: from the clue table for the shipped cards, otherwise from the lexicon's
    association data. Without that data bots understand only the clues of the table."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._association = Association.load(lexicon.language)
        self._clues = shipped_clues(lexicon.language)
        self._zipf = lexicon.zipf
        self.nearness = lru_cache(KEPT)(self._nearness)

    def _nearness(self, clue: str, word: str) -> float:
        """Return a number from 0 (unrelated) to 1."""
        chosen = self._clues.get(word, ())
        if clue in chosen:
            return CHOSEN - FADING * chosen.index(clue)
        similar = self._association.similarity(clue, word) if self._association else None
        return max(0.0, similar or 0.0)

    def clues(self, word: str) -> list[str]:
        """Return words that hint at a word, the best first: those of the table, then common words that are close to
        it."""
        near = self._association.near(word, LOOKED_AT) if self._association else []
        close = (other for other, how in near if how >= CLOSE and self._zipf(other) >= KNOWN)
        return list(dict.fromkeys([*self._clues.get(word, ()), *close]))


def read_message(columns: Columns, clues: Iterable[str], nearness: Nearness) -> Floats:
    """Return the probability of each word to be part of the message (columns, rows). Each clue is for one secret
    word."""
    return understood(sum((read_clue(columns, clue, nearness) for clue in clues), nothing_read(columns)))


def nothing_read(columns: Columns) -> Floats:
    return np.zeros((len(columns[0]),) * len(columns))


def read_clue(columns: Columns, clue: str, nearness: Nearness) -> Floats:
    """Return the log likelihood of a clue for each possible message (rows, rows, rows). For several clues, add them
    up."""
    chances = _meant(columns, clue, nearness)
    first, second, third = chances
    hinted = first[:, None, None] + second[None, :, None] + third[None, None, :]
    likely: Floats = np.log(hinted / len(columns) + DOUBT / chances.size)
    return likely


def understood(likely: Floats) -> Floats:
    """Return the probability of each word to be part of the message (columns, rows)."""
    chances = np.exp(likely - likely.max())
    chances /= chances.sum()
    return np.stack([chances.sum(axis=(1, 2)), chances.sum(axis=(0, 2)), chances.sum(axis=(0, 1))])


def _meant(columns: Columns, clue: str, nearness: Nearness) -> Floats:
    """Return the probability of each word of the card to be the one that a clue is for."""
    near = np.array([[nearness(clue, word) for word in column] for column in columns])
    pull = np.exp(SHARPNESS * (near - near.max()))
    read: Floats = pull / pull.sum()
    return read
