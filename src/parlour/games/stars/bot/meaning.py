"""What words have to do with each other: how a clue is read on a card (STA-18, STA-19), and which clues there are."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

import numpy as np

from parlour.games.stars.components.cards import shipped_clues
from parlour.games.stars.solver.belief import Floats
from parlour.lexicon import Lexicon
from parlour.lexicon.association import Association

SHARPNESS = 14.0
"""How decidedly a reader prefers the word that is nearer to a clue."""
DOUBT = 0.02
"""The chance that a clue is about nothing on the card: no clue alone makes a word impossible."""
LOOKED_AT, CLOSE, KNOWN = 60, 0.5, 3.3
"""Other words make a clue that a person understands where they are among the nearest, near enough, and common."""
CHOSEN, FADING = 0.85, 0.03
"""How near the first word of a clue table is, and how much farther each next one."""
KEPT = 1 << 16
"""Pairs of a clue and a word whose nearness is kept: cards and clues come again, and a partner's words soon do not."""

Columns = Sequence[Sequence[str]]
Nearness = Callable[[str, str], float]


@lru_cache(maxsize=8)
def meaning_of(lexicon: Lexicon) -> "Meaning":
    """All bots of a language read alike."""
    return Meaning(lexicon)


class Meaning:
    """Clues for the shipped cards were chosen by hand; everything else is what the lexicon's association says. Where a
    language has none, a bot understands the clues of the table and no others."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._association = Association.load(lexicon.language)
        self._clues = shipped_clues(lexicon.language)
        self._zipf = lexicon.zipf
        self.nearness = lru_cache(KEPT)(self._nearness)

    def _nearness(self, clue: str, word: str) -> float:
        """About 0 for strangers, up to 1."""
        chosen = self._clues.get(word, ())
        if clue in chosen:
            return CHOSEN - FADING * chosen.index(clue)
        similar = self._association.similarity(clue, word) if self._association else None
        return max(0.0, similar or 0.0)

    def clues(self, word: str) -> list[str]:
        """Words that hint at a word, the best first: those chosen by hand, then close ones that everybody knows."""
        near = self._association.near(word, LOOKED_AT) if self._association else []
        close = (other for other, how in near if how >= CLOSE and self._zipf(other) >= KNOWN)
        return list(dict.fromkeys([*self._clues.get(word, ()), *close]))


def read_message(columns: Columns, clues: Iterable[str], nearness: Nearness) -> Floats:
    """(columns, rows): how likely each word is part of the message, when each clue hints at one of its three words."""
    return understood(sum((read_clue(columns, clue, nearness) for clue in clues), nothing_read(columns)))


def nothing_read(columns: Columns) -> Floats:
    return np.zeros((len(columns[0]),) * len(columns))


def read_clue(columns: Columns, clue: str, nearness: Nearness) -> Floats:
    """For each of the messages that a card can hold (rows, rows, rows): the logarithm of how likely the clue is then.
    Those of several clues add up."""
    chances = _meant(columns, clue, nearness)
    first, second, third = chances
    hinted = first[:, None, None] + second[None, :, None] + third[None, None, :]
    likely: Floats = np.log(hinted / len(columns) + DOUBT / chances.size)
    return likely


def understood(likely: Floats) -> Floats:
    """(columns, rows): how likely each word is part of the message."""
    chances = np.exp(likely - likely.max())
    chances /= chances.sum()
    return np.stack([chances.sum(axis=(1, 2)), chances.sum(axis=(0, 2)), chances.sum(axis=(0, 1))])


def _meant(columns: Columns, clue: str, nearness: Nearness) -> Floats:
    """How likely a clue is about each word of the card."""
    near = np.array([[nearness(clue, word) for word in column] for column in columns])
    pull = np.exp(SHARPNESS * (near - near.max()))
    read: Floats = pull / pull.sum()
    return read
