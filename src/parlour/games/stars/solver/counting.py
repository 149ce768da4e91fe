"""How much words would tell if few ciphers are left: every word is scored under every cipher."""

import numpy as np
from numpy.typing import NDArray

from parlour.games.stars.solver.belief import Belief, Floats
from parlour.games.stars.solver.space import Indices
from parlour.games.stars.solver.vocabulary import Progress, Vocabulary

Singles = NDArray[np.float32]
FEW = 6_000_000
"""Up to this many scores, counting is quicker than information.py."""
AT_ONCE = 500_000


def is_quicker(belief: Belief, vocabulary: Vocabulary) -> bool:
    return len(belief.live.masks) * len(vocabulary.words) <= FEW


def information(belief: Belief, vocabulary: Vocabulary, progress: Progress | None = None) -> Floats:
    """Return the expected bits of each word in the vocabulary's order."""
    bits = np.zeros(len(vocabulary.words))
    step = max(1, AT_ONCE // max(1, len(belief.live.masks)))
    for start in range(0, len(bits), step):
        bits[start : start + step] = _bits(belief, vocabulary.counts[start : start + step].astype(np.float32))
        if progress:
            progress(min(start + step, len(bits)), len(bits))
    return bits


def _bits(belief: Belief, counts: Singles) -> Floats:
    """`counts`: (words, letters)."""
    words, space, live = len(counts), belief.space, belief.live
    trust, amplify = (
        counts @ _holding(sets, counts.shape[1]) for sets in (space.trust[live.trust], space.amplify[live.amplify])
    )
    sizes, kinds = _sizes(int(trust.max(initial=0)), int(amplify.max(initial=0)))
    keys = sizes[trust.astype(np.intp), amplify.astype(np.intp)] + kinds * np.arange(words)[:, None]
    negative = (counts > 0) @ belief.by_suspicion().T
    either, below = (
        np.bincount(keys.ravel(), chances.ravel(), kinds * words).reshape(words, kinds)
        for chances in (np.broadcast_to(belief.cells, negative.shape), negative)
    )
    below[:, 0] = 0.0  # a score of 0 has no sign
    chances = np.maximum(np.concatenate([either - below, below], axis=1), 1e-300)
    bits: Floats = -(chances * np.log2(chances)).sum(axis=1)
    return np.maximum(bits, 0.0)


def _holding(sets: Indices, letters: int) -> Singles:
    """Return 1 where a set holds the letter (letters, sets)."""
    holding = np.zeros((letters, len(sets)), np.float32)
    holding[sets.T, np.arange(len(sets))] = 1.0
    return holding


def _sizes(trust: int, amplify: int) -> tuple[Indices, int]:
    """Return a number for each size of a score, by its trust and amplify letters, and how many sizes there are. Size 0
    has number 0."""
    sizes = np.arange(trust + 1)[:, None] << np.arange(amplify + 1)
    found, numbers = np.unique(sizes, return_inverse=True)
    return numbers.reshape(sizes.shape), len(found)
