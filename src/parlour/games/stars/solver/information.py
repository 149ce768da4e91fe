"""How many bits the score of every word would tell: by the kernel, or from ciphers that stand for all.

A word's score splits the ciphers. Scoring every word under every cipher is too slow, so the kernel sums the belief up
once (`native/stars`), and without it a sample has to do (joint.py).
"""

import ctypes
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.games.stars.solver.belief import Belief, Floats, entropy
from parlour.games.stars.solver.joint import numbered_scores, some_ciphers
from parlour.games.stars.solver.space import Progress, Vocabulary
from parlour.native import kernels, watched_by


class _Belief(ctypes.Structure):
    """Same layout as `stars::Belief`."""

    _fields_ = (
        *((name, ctypes.c_int32) for name in ("letters", "greens", "darks", "pairs")),
        *((name, ctypes.c_void_p) for name in ("green", "dark", "pair", "colour", "masks", "red", "weights")),
    )


def compiled_information(belief: Belief, vocabulary: Vocabulary, progress: Progress | None = None) -> Floats | None:
    """Return the expected bits of each word in the vocabulary's order, or None without a kernel."""
    library = kernels()
    if library is None:
        return None
    space, words = belief.space, len(vocabulary.words)
    numbers = (space.greens, space.darks, space.pairs, space.colour)
    arrays: list[NDArray[Any]] = [np.ascontiguousarray(array, np.int32) for array in numbers]
    arrays += [np.ascontiguousarray(array) for array in (belief.masks, space.red, belief.weights)]
    sizes = len(space.alphabet.letters), len(space.greens), len(space.darks), len(space.pairs)
    task = _Belief(*sizes, *(array.ctypes.data for array in arrays))
    counts, bits = np.ascontiguousarray(vocabulary.counts), np.zeros(words)

    def look(done: int) -> bool:
        if progress:
            progress(done, words)
        return False

    with watched_by(look) as watch:
        failed = library.parlour_stars(
            ctypes.byref(task), ctypes.c_void_p(counts.ctypes.data), words, watch, ctypes.c_void_p(bits.ctypes.data)
        )
    if failed:
        return None
    if progress:
        progress(words, words)
    return bits


AT_ONCE = 200
"""How many words are scored at once."""
CLOSE, SAMPLED = 1e-4, 0.1
"""Words whose bits differ by less than this are ranked by their exact bits: by those of the kernel, or of a sample."""


def information(belief: Belief, vocabulary: Vocabulary, progress: Progress | None = None) -> Floats:
    """Return the expected bits of each word in the vocabulary's order."""
    found = compiled_information(belief, vocabulary, progress)
    return by_sample(belief, vocabulary, progress) if found is None else found


def by_sample(belief: Belief, vocabulary: Vocabulary, progress: Progress | None = None) -> Floats:
    """Return the same within 0.1 bits, and exactly if few ciphers are left. It takes seconds."""
    letters, chances = some_ciphers(belief)
    bits = np.zeros(len(vocabulary.words))
    for start in range(0, len(bits), AT_ONCE):
        scores = numbered_scores(vocabulary.counts[start : start + AT_ONCE], letters)
        bits[start : start + AT_ONCE] = [entropy(np.bincount(row, chances)) for row in scores]
        if progress:
            progress(min(start + AT_ONCE, len(bits)), len(bits))
    return bits


def best_words(
    belief: Belief, vocabulary: Vocabulary, count: int, progress: Progress | None = None
) -> list[tuple[str, float]]:
    """Return the most telling words with their exact bits. Ties: the shorter word first, then by alphabet."""
    if not count:
        return []
    bits = information(belief, vocabulary, progress)
    close = np.argsort(-bits, kind="stable")[: 2 * count + 50]
    least = bits[close[:count]].min(initial=np.inf) - (CLOSE if kernels() else SAMPLED)
    words = [vocabulary.words[place] for place in close[bits[close] >= least].tolist()]
    exact = [(word, belief.bits(word)) for word in words]
    return sorted(exact, key=lambda one: (-round(one[1], 9), len(one[0]), one[0]))[:count]
