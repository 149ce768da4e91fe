"""The bound that proves most: the least value lacking in one direction when dice are split into at least k groups.

A group is a word of at most so many letters, or a die alone, which lacks its value. The rows of a layout are such
groups, and so are its columns; the more rows or columns are still to come, the more groups there must be, and
the less the dice are worth.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from parlour.games.rebus.solver.hand import STAR, Hand, primitive

Lacking = NDArray[np.int32]
MOST_GROUPS = 7
"""More groups count as seven."""
IMPOSSIBLE = 1 << 20


def lacking_in_groups(hand: Hand, words: Sequence[str], longest: int) -> Lacking:
    """[part, k]: the least that this part lacks in at least k groups, of words with at most so many letters."""
    needs = [need for need, _ in primitive(hand, words) if sum(need) <= longest]
    lacking = np.full((*hand.shape, MOST_GROUPS + 1), IMPOSSIBLE, np.int32)
    lacking[(0,) * len(hand.shape)][0] = 0
    for first in reversed(range(len(hand.shape))):
        theirs = [need for need in needs if need[first] and not any(need[:first])]
        for many in range(1, hand.shape[first]):
            _fill(lacking, (0,) * first, many, theirs, _alone(hand, first))
    return lacking.reshape(-1, MOST_GROUPS + 1)


def _alone(hand: Hand, kind: int) -> int:
    """A star may stand for the cheapest letter."""
    value = dict(zip(hand.alphabet, hand.values.tolist(), strict=True))
    return int(min(value.values()) if hand.kinds[kind] == STAR else value[hand.kinds[kind]])


def _fill(lacking: Lacking, before: tuple[int, ...], many: int, needs: Sequence[tuple[int, ...]], alone: int) -> None:
    """All parts with so many dice of one kind and none of the kinds before.

    One of these is alone, or in a word that needs it; what is left then has fewer of them, so it is known.
    """
    least = lacking[(*before, many - 1)] + alone
    for need in needs:
        own, others = need[len(before)], need[len(before) + 1 :]
        if own <= many:
            above = tuple(slice(other, None) for other in others)
            below = tuple(slice(None, size - other) for other, size in zip(others, least.shape[:-1], strict=True))
            np.minimum(least[above], lacking[(*before, many - own)][below], out=least[above])
    here = lacking[(*before, many)]
    here[..., 0] = least[..., 0]
    np.minimum(least[..., :-1], IMPOSSIBLE, out=here[..., 1:])
