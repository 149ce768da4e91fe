"""The bits of all words by the compiled kernel, for any belief."""

import ctypes

import numpy as np
from numpy.typing import NDArray

from parlour.games.stars.solver.belief import Belief, Floats
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
    arrays = [_ints(space.greens), _ints(space.darks), _ints(space.pairs), _ints(np.array(space.colour))]
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


def _ints(numbers: NDArray[np.intp]) -> NDArray[np.int32]:
    return np.ascontiguousarray(numbers, np.int32)
