"""The dice of one roll as a multiset: every part of it is a number, and what holds of a part is a look-up.

Fifteen dice have at most 2^15 different parts, so all that a search asks (what is left when this letter
is laid, what do the dice left cost if they stay in the hand, what can still be covered by words) is
worked out once, for all parts at a time.

Everything is counted as a *deficit*: how far a layout stays behind two times the value of all dice, which
no layout can pass. A die in one word only lacks its value once, an unused die lacks it three times. A star is
reckoned as the dearest letter: laid as another it lacks twice the difference, unused it lacks twice that value.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.games.rebus.solver.trie import letter_counts

Ints = NDArray[np.signedinteger[Any]]
STAR = "*"


@dataclass(frozen=True)
class Hand:
    alphabet: str
    """The letters that can be laid at all: those on the dice, or every letter where there is a star."""
    values: Ints
    shape: tuple[int, ...]
    kinds: str
    """What each axis of the multiset counts: the letters rolled, then the star."""
    dearest: int
    left: Ints
    worth: Ints
    unused: Ints
    after: Ints
    """[letter, part]: the part left when a die with this letter, or else a star, is taken out; -1 if there is none."""
    extra: Ints
    """[letter, part]: what a star lacks when it is laid as this letter."""
    can_lay: Ints
    """Bit n: letter n can be laid from this part."""

    @property
    def all(self) -> int:
        return len(self.left) - 1

    def part(self, dice: Iterable[str]) -> int:
        counts = [0] * len(self.shape)
        for die in dice:
            counts[self.kinds.index(die)] += 1
        return int(np.ravel_multi_index(counts, self.shape))

    def dice(self, part: int) -> str:
        counts = np.unravel_index(part, self.shape)
        return "".join(kind * int(count) for kind, count in zip(self.kinds, counts, strict=True))

    def cheapest(self, part: int) -> list[int]:
        """The least that each of these dice lacks when it is in one word only, in rising order."""
        value = dict(zip(self.alphabet, self.values.tolist(), strict=True))
        return sorted(value.get(die, min(value.values(), default=0)) for die in self.dice(part))


def take(roll: str, values: Mapping[str, int]) -> Hand:
    """The hand of a roll: letters, and `*` for a star."""
    return _taken(roll, tuple(values.items()))


@lru_cache(maxsize=1)
def _taken(roll: str, each: tuple[tuple[str, int], ...]) -> Hand:
    """Kept until the next roll: whoever has the same one, or looks a second time, needs the same tables."""
    values = dict(each)
    rolled = sorted(set(roll) - {STAR})
    stars = roll.count(STAR)
    alphabet = "".join(sorted(values)) if stars else "".join(rolled)
    kinds = "".join(rolled) + (STAR if stars else "")
    shape = tuple(roll.count(kind) + 1 for kind in kinds)
    counts = np.indices(shape, np.int32).reshape(len(shape), -1)
    dearest = max(values.values()) if stars else 0
    worth = np.array([values.get(kind, dearest) for kind in kinds], np.int64)
    lacking = np.array([2 * dearest if kind == STAR else 3 * values[kind] for kind in kinds], np.int64)
    after, extra = _laying(counts, kinds, shape, alphabet, values, dearest)
    can_lay = np.zeros(counts.shape[1], np.int64)
    for number, left in enumerate(after):
        can_lay |= (left >= 0).astype(np.int64) << number
    return Hand(
        alphabet=alphabet,
        values=np.array([values[letter] for letter in alphabet], np.int64),
        shape=shape,
        kinds=kinds,
        dearest=dearest,
        left=counts.sum(axis=0, dtype=np.int32),
        worth=worth @ counts,
        unused=lacking @ counts,
        after=after,
        extra=extra,
        can_lay=can_lay,
    )


def _laying(
    counts: Ints, kinds: str, shape: tuple[int, ...], alphabet: str, values: Mapping[str, int], dearest: int
) -> tuple[Ints, Ints]:
    """A star is laid as a letter only where no die shows it: any other way is as good, and one is enough."""
    parts = np.arange(counts.shape[1], dtype=np.int32)
    without = {
        kind: np.where(counts[axis] > 0, parts - int(np.prod(shape[axis + 1 :])), -1) for axis, kind in enumerate(kinds)
    }
    none = np.full_like(parts, -1)
    star = without.get(STAR, none)
    after, extra = (np.zeros((len(alphabet), len(parts)), np.int32) for _ in range(2))
    for number, letter in enumerate(alphabet):
        die = without.get(letter, none)
        after[number] = np.where(die >= 0, die, star)
        if dearest:
            extra[number] = np.where((die < 0) & (star >= 0), 2 * (dearest - values[letter]), 0)
    return after, extra


def uncovered(hand: Hand, words: Sequence[str]) -> Ints:
    """[part]: the least value that stays outside when words, none sharing a die, cover as much of it as they can.

    Across words of rows to come are such words, and so are the down words of a whole layout: what they can't
    cover is lacking at least once in each direction.
    """
    cover = np.zeros(hand.shape, np.int64)
    for needs, value in primitive(hand, words):
        if cover[needs] < value:
            _add(cover, needs, value)
    return hand.worth - cover.ravel()


def most_words(hand: Hand, words: Sequence[str]) -> Ints:
    """[part]: how many words, none sharing a die, it can hold at most."""
    most = np.zeros(hand.shape, np.int64)
    for needs, _ in primitive(hand, words):
        if not most[needs]:  # else a smaller word is part of it, and does better
            _add(most, needs, 1)
    return most.ravel()


def _add(best: Ints, needs: tuple[int, ...], value: int) -> None:
    """A word more to choose from: the best of every part, with as many of it as there is room for."""
    above = tuple(slice(need, None) for need in needs)
    below = tuple(slice(None, size - need) for need, size in zip(needs, best.shape, strict=True))
    for _ in range(sum(best.shape) // sum(needs)):
        better = np.maximum(best[above], best[below] + value)
        if (better == best[above]).all():
            break
        best[above] = better


def primitive(hand: Hand, words: Sequence[str]) -> list[tuple[tuple[int, ...], int]]:
    """The dice that words need, each with the most value they cover; fewest dice first."""
    counts = letter_counts(words, hand.alphabet)
    held = np.array([hand.shape[hand.kinds.index(x)] - 1 if x in hand.kinds else 0 for x in hand.alphabet])
    needs = np.minimum(counts, held)[:, [hand.alphabet.index(kind) for kind in hand.kinds if kind != STAR]]
    stars = np.maximum(counts - held, 0).sum(axis=1)
    if STAR in hand.kinds:
        needs = np.column_stack([needs, stars])
    fits = stars < (hand.shape[-1] if STAR in hand.kinds else 1)
    best = np.zeros(len(hand.left), np.int64)
    np.maximum.at(best, np.ravel_multi_index(tuple(needs[fits].T), hand.shape), (counts @ hand.values)[fits])
    if STAR in hand.kinds:
        _spare_dice(best.reshape(hand.shape))
    parts = np.flatnonzero(best)
    shapes = np.column_stack(np.unravel_index(parts, hand.shape)).tolist()
    fewest = np.argsort(hand.left[parts], kind="stable")
    return [(tuple(shapes[n]), int(best[parts[n]])) for n in fewest]


def _spare_dice(best: Ints) -> None:
    """A star may serve a word for any of its letters, so that the die which shows it is there for another word."""
    *letters, stars = range(best.ndim)
    for _ in range(best.shape[stars] - 1):
        for letter in letters:
            needs = np.moveaxis(best, (letter, stars), (0, 1))
            np.maximum(needs[:-1, 1:], needs[1:, :-1], out=needs[:-1, 1:])
