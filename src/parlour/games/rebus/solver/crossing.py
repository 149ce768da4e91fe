"""A bound for rolls with an awkward die.

A die counts fully only where two different words cross on it, and both must be spelled with the dice of the roll.
For a lone Q there are few such pairs, often none; then every layout lacks something, and how much is clear at once.
"""

from collections.abc import Sequence

import numpy as np

from parlour.games.rebus.solver.hand import Hand
from parlour.games.rebus.solver.puzzle import Puzzle
from parlour.games.rebus.solver.search import NEVER, Ints
from parlour.games.rebus.solver.trie import letter_counts

FEW = 500
"""Letters with more words than this are never awkward."""


def least_lacking(puzzle: Puzzle, words: Sequence[str]) -> int:
    """The least deficit of any layout of a roll without stars."""
    hand, uncovered = puzzle.hand, puzzle.uncovered
    cover = 2 * int(uncovered[hand.all])
    counts = letter_counts(words, hand.alphabet)
    single = [number for number, size in enumerate(hand.shape) if size == 2]
    return max([cover, *(_lacking_at(number, hand, uncovered, counts) for number in single)])


def _lacking_at(number: int, hand: Hand, uncovered: Ints, counts: Ints) -> int:
    """What any layout lacks, looking at the one die with this letter: in two words, in one, or unused."""
    chosen = counts[counts[:, number] == 1]
    if len(chosen) > FEW:
        return 0
    value = int(hand.values[number])
    without = int(uncovered[hand.after[number, hand.all]])
    unused = 3 * value + 2 * without
    if not len(chosen):
        return unused
    lacking = uncovered[hand.all - np.ravel_multi_index(tuple(chosen.T), hand.shape)]
    in_one = int(lacking.min()) + value + without
    return min(unused, in_one, _in_two(number, hand, chosen, lacking))


def _in_two(number: int, hand: Hand, counts: Ints, lacking: Ints) -> int:
    held = np.array(hand.shape) - 1
    held[number] += 1  # the die at the crossing serves both words
    fits = np.all(counts[:, None, :] + counts[None, :, :] <= held, axis=2)
    np.fill_diagonal(fits, False)
    return int(np.where(fits, lacking[:, None] + lacking[None, :], NEVER).min())
