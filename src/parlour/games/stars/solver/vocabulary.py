"""Words with the letters that occur in them, so that information.py can handle many at once."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from parlour.games.stars.components.cipher import Alphabet
from parlour.games.stars.solver.space import Space

Progress = Callable[[int, int], None]
"""Called with the number of words done and the number of all words."""


@dataclass(frozen=True, eq=False)
class Vocabulary:
    space: Space
    words: Sequence[str]
    counts: NDArray[np.uint8]
    """How often each letter occurs in each word (words, letters)."""

    @classmethod
    def of(cls, space: Space, words: Iterable[str]) -> "Vocabulary":
        listed = list(words)
        return cls(space, listed, count_letters(space.alphabet, listed))


def count_letters(alphabet: Alphabet, words: Sequence[str]) -> NDArray[np.uint8]:
    letters = len(alphabet.letters)
    if not words:
        return np.zeros((0, letters), np.uint8)
    codes = np.array([alphabet.spelled(word) for word in words])
    codes = codes.view(np.uint32).reshape(len(words), -1)
    place = np.full(int(codes.max()) + 1, letters)
    known = [ord(letter) for letter in alphabet.letters if ord(letter) < len(place)]
    place[known] = [alphabet.order[chr(code)] for code in known]
    keys = place[codes] + np.arange(len(words))[:, None] * (letters + 1)
    counts = np.bincount(keys.ravel(), minlength=len(words) * (letters + 1))
    return counts.reshape(len(words), -1)[:, :letters].astype(np.uint8)
