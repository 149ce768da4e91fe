"""How close words are in meaning: how clues are read on a card (STA-18, STA-19), and which clues a word has."""

from collections.abc import Callable, Sequence
from functools import lru_cache

import numpy as np

from parlour.games.stars.components.cards import shipped_clues
from parlour.games.stars.solver.belief import Floats
from parlour.lexicon import Lexicon
from parlour.lexicon.association import PLAIN, Association
from parlour.lexicon.kin import kindred

SHARPNESS = 14.0
"""How strongly a reader prefers the word that is closest to a clue."""
DOUBT = 0.02
"""The chance that a bot's clue is about nothing on the card, so that no single clue rules a word out."""
STRAY = 0.4
"""The chance that a person's word is about nothing on the card, if nothing else is known of it."""
STRANGE = 0.3
"""How close a word that hints at nothing is to the closest word of a card, as a rule."""
AGAIN = 0.2
"""How likely a second clue for the same word is, compared with the first clue for another one."""
LOOKED_AT, CLOSE, KNOWN = 60, 0.5, 3.3
"""Which associations are good clues: among the first 60, at least this close, and at least this common (Zipf)."""
CHOSEN, FADING, KIN = 0.85, 0.03, 0.02
"""The closeness of the first clue in a clue table, and how much each further one and a kin of one lose."""
PLAINEST = 0.7
"""The closeness of synonyms, kinds and opposites, at least. Other words that are in no table are less close."""
BRIDGE = 0.25
"""How much of a clue's closeness to a listed clue counts as closeness to its word."""
SHARED = 3
"""How many first letters words of a family share."""
KEPT = 1 << 16
"""How many closenesses are cached."""

Columns = Sequence[Sequence[str]]
Nearness = Callable[[str, str], float]


@lru_cache(maxsize=8)
def meaning_of(lexicon: Lexicon) -> "Meaning":
    return Meaning(lexicon)


class Meaning:
    """How close clues and words are: from the clue table for the shipped cards, otherwise from the lexicon's
    association data. Without that data bots understand only the clues of the table and their kin."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._association = Association.load(lexicon.language)
        self._clues = shipped_clues(lexicon.language)
        self._kin = kindred(lexicon.language)
        self._zipf = lexicon.zipf
        self.nearness = lru_cache(KEPT)(self._nearness)

    def _nearness(self, clue: str, word: str) -> float:
        """Return a number from 0 (unrelated) to 1."""
        return max(self._listed(clue, word), self._associated(clue, word))

    def _listed(self, clue: str, word: str) -> float:
        """Return how close the clue table puts them. Kin of a clue are as good (RAKETEN for RAKETE)."""
        chosen = self._clues.get(word, ())
        if clue in chosen:
            return CHOSEN - FADING * chosen.index(clue)
        kin = (place for place, other in enumerate(chosen) if self._is_kin(other, clue))
        return max((CHOSEN - FADING * place - KIN for place in kin), default=0.0)

    def _is_kin(self, listed: str, clue: str) -> bool:
        return listed[:SHARED] == clue[:SHARED] and self._kin.derivation(listed, clue) is not None

    def _associated(self, clue: str, word: str) -> float:
        if self._association is None:
            return 0.0
        close = max(0.0, self._association.similarity(clue, word) or 0.0) + self._association.link(clue, word)
        # A clue that is close to a listed one: OPTICIAN is close to EYES, which hint at SPECTACLES.
        listed = (self._association.similarity(clue, other) or 0.0 for other in self._clues.get(word, ()))
        close += BRIDGE * max((0.0, *listed))
        return min(1.0, max(close, PLAINEST)) if self.is_plain(clue, word) else min(close, PLAINEST)

    def is_plain(self, clue: str, word: str) -> bool:
        """Whether dictionaries call them synonyms, kinds or opposites, which nobody misses."""
        return self._association is not None and self._association.link(clue, word) >= PLAIN

    def clues(self, word: str) -> list[str]:
        """Return words that hint at a word, the best first: those of the table, then common words close to it."""
        near = self._association.near(word, LOOKED_AT) if self._association else []
        close = (other for other, how in near if how >= CLOSE and self._zipf(other) >= KNOWN)
        return list(dict.fromkeys([*self._clues.get(word, ()), *close]))


def read_message(
    columns: Columns, clues: Sequence[str], nearness: Nearness, strays: Sequence[float] | None = None
) -> Floats:
    """Return the probability of each word to be part of the message (columns, rows), from all clues together.

    `strays`: for each clue, the chance that it hints at nothing, before looking at its meaning.
    """
    hinted = np.zeros((1 << len(columns), *map(len, columns)))  # columns hinted at, as bits; row of each column
    hinted[0] = 1.0
    for clue, stray in zip(clues, strays or [STRAY] * len(clues), strict=True):
        chances, strange = _meant(columns, clue, nearness)
        hinted = _heard(hinted, chances, stray, strange)
    return _of_columns(hinted.sum(axis=0) / hinted.sum())


def _heard(before: Floats, chances: Floats, stray: float, strange: float) -> Floats:
    """Return the weights after one more clue: it is for nothing, or for one column, rather one without a clue."""
    after = before * stray * strange
    count = len(chances)
    for hinted in range(len(before)):
        likes = np.array([AGAIN if hinted >> column & 1 else 1.0 for column in range(count)])
        for column, like in enumerate(likes / likes.sum()):
            shape = [-1 if axis == column else 1 for axis in range(count)]
            after[hinted | 1 << column] += before[hinted] * (1 - stray) * like * chances[column].reshape(shape)
    weights: Floats = after / after.max()
    return weights


def _meant(columns: Columns, clue: str, nearness: Nearness) -> tuple[Floats, float]:
    """Return how likely a clue is for each word of the card, and how likely for no word at all."""
    near = np.array([[nearness(clue, word) for word in column] for column in columns])
    pull = np.exp(SHARPNESS * (near - near.max()))
    strange = float(np.exp(SHARPNESS * (STRANGE - near.max())))
    chances: Floats = pull / pull.sum()
    return chances, strange / float(pull.sum())


def _of_columns(weights: Floats) -> Floats:
    axes = range(weights.ndim)
    return np.stack([weights.sum(axis=tuple(other for other in axes if other != axis)) for axis in axes])


def nothing_read(columns: Columns) -> Floats:
    return np.zeros((len(columns[0]),) * len(columns))


def read_clue(columns: Columns, clue: str, nearness: Nearness) -> Floats:
    """Return the log likelihood of one clue for each possible message (rows, rows, rows). Plans add them up."""
    chances, _ = _meant(columns, clue, nearness)
    first, second, third = chances
    hinted = first[:, None, None] + second[None, :, None] + third[None, None, :]
    likely: Floats = np.log(hinted / len(columns) + DOUBT / chances.size)
    return likely


def understood(likely: Floats) -> Floats:
    """Return the probability of each word to be part of the message (columns, rows)."""
    chances = np.exp(likely - likely.max())
    return _of_columns(chances / chances.sum())
