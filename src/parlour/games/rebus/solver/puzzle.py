"""What every search of one roll shares."""

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.games.rebus.solver.groups import Lacking, lacking_in_groups
from parlour.games.rebus.solver.hand import Hand, most_words, uncovered
from parlour.games.rebus.solver.trie import Trie, grow


class Puzzle(NamedTuple):
    hand: Hand
    trie: Trie
    uncovered: NDArray[np.int64]
    most_words: NDArray[np.int64]
    groups: Callable[[int], Lacking]
    """Of words with at most so many letters."""


def puzzle_of(hand: Hand, words: Sequence[str], *, has_bounds: bool) -> Puzzle:
    """Without bounds: all dice may be covered, in words of two, which is true and tells nothing."""
    lacking, most = (
        (uncovered(hand, words), most_words(hand, words))
        if has_bounds
        else (np.zeros_like(hand.worth), hand.left.astype(np.int64) // 2)
    )
    return Puzzle(hand, grow(words, hand.alphabet), lacking, most, cache(partial(lacking_in_groups, hand, words)))
