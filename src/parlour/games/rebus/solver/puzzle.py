"""What every search of one roll shares."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.games.rebus.solver.groups import Lacking
from parlour.games.rebus.solver.hand import Hand
from parlour.games.rebus.solver.trie import Trie


class Puzzle(NamedTuple):
    hand: Hand
    trie: Trie
    uncovered: NDArray[np.int64]
    most_words: NDArray[np.int64]
    groups: Callable[[int], Lacking]
    """Of words with at most so many letters."""
