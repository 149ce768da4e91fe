"""The dice of one roll as a multiset, in which every part is a number.

Fifteen dice have at most 2^15 different parts. Everything a search asks about the dice that are left is
computed once, for all parts.

Layouts are measured by their *deficit*: how far they are below twice the value of all dice, which no layout can
exceed. A die in only one word loses its value once, an unused die three times. A star counts as the most valuable
letter: as another letter it loses twice the difference, unused it loses twice that value.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.games.rebus.components import STAR

Ints = NDArray[np.signedinteger[Any]]


@dataclass(frozen=True)
class Hand:
    alphabet: str
    """The letters that can be laid: those on the dice, or every letter if there is a star."""
    values: Ints
    """The value of each letter of the alphabet."""
    kinds: str
    """The different letters rolled, then the star."""
    counts: Ints
    """[kind, part]: how many dice of each kind it has."""
    left: Ints
    """[part]: how many dice it has."""
    worth: Ints
    """[part]: the value of its dice."""
    unused: Ints
    """[part]: the deficit if none of its dice is used."""
    after: Ints
    """[letter, part]: the part left after a die with this letter, or else a star, is laid; -1 if there is neither."""
    extra: Ints
    """[letter, part]: the deficit of a star that is laid as this letter; 0 if a die shows it."""
    can_lay: Ints
    """[part]: bit n is set if letter n can be laid."""
    cheapest: Ints
    """The least value that each die of the roll may have, in ascending order."""

    @property
    def all(self) -> int:
        return len(self.left) - 1


def take(roll: str, values: Mapping[str, int]) -> Hand:
    """Return the hand of a roll of letters, with `*` for a star. The last hand is cached."""
    return _taken(roll, tuple(values.items()))


@lru_cache(maxsize=1)
def _taken(roll: str, items: tuple[tuple[str, int], ...]) -> Hand:
    values = dict(items)
    rolled = "".join(sorted(set(roll) - {STAR}))
    alphabet, kinds = ("".join(sorted(values)), rolled + STAR) if STAR in roll else (rolled, rolled)
    dearest = max(values.values())
    shape = tuple(roll.count(kind) + 1 for kind in kinds)
    counts = np.indices(shape, np.int32).reshape(len(shape), -1)
    letter_values = np.array([values[letter] for letter in alphabet], np.int64)
    after, is_star = _laying(counts, shape, kinds, alphabet)
    return Hand(
        alphabet=alphabet,
        values=letter_values,
        kinds=kinds,
        counts=counts,
        left=counts.sum(axis=0, dtype=np.int32),
        worth=np.array([values.get(kind, dearest) for kind in kinds]) @ counts,
        unused=np.array([2 * dearest if kind == STAR else 3 * values[kind] for kind in kinds]) @ counts,
        after=after,
        extra=np.where(is_star, 2 * (dearest - letter_values)[:, None], 0).astype(np.int32),
        can_lay=(np.int64(1) << np.arange(len(alphabet))) @ (after >= 0),
        cheapest=np.sort([values.get(die, letter_values.min()) for die in roll]),
    )


def _laying(counts: Ints, shape: tuple[int, ...], kinds: str, alphabet: str) -> tuple[Ints, NDArray[np.bool_]]:
    """Return `after` of a hand, and where a star is laid. A star is laid only if no die shows the letter."""
    parts = np.arange(counts.shape[1], dtype=np.int32)
    without = {
        kind: np.where(counts[axis] > 0, parts - int(np.prod(shape[axis + 1 :])), -1) for axis, kind in enumerate(kinds)
    }
    none = np.full_like(parts, -1)
    star = without.get(STAR, none)
    dice = np.stack([without.get(letter, none) for letter in alphabet])
    return np.where(dice >= 0, dice, star), (dice < 0) & (star >= 0)
