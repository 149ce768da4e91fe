"""How near words are to a category whose list doesn't hold them, learned from all the lists together.

A straight line is drawn through the lists (ridge regression): from what a word means (its vector, what WordNet says it
is) and, in both languages, from which other lists it stands in. Every word of a list is then judged as if its own list
did not hold it. That gives the two marks of a category: below the lower one few of its words would have fallen, so a
word there is a clear no; above the upper one hardly any word of other lists comes, so a word there fits.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Lists = Mapping[str, frozenset[str]]

_RIDGE = 3.0
_FEW = 0.15  # of a category's own words, were they not listed, would be turned away
_MORE = 0.25  # where only the company that a word keeps is known: many words keep none
_HALF, _HARDLY_ANY = 0.5, 0.992


class Judged(NamedTuple):
    """By category: words that may fit though no list says so, and words that do."""

    near: dict[str, frozenset[str]]
    fits: dict[str, frozenset[str]]


def by_meaning(lists: Lists, meanings: Array, known: Sequence[str]) -> Judged:
    """`meanings`: a row for each known word."""
    belongs = _belongs(lists, known)
    listed = belongs.any(axis=1)
    rows, wanted = meanings[listed], belongs[listed]
    inverse = np.linalg.inv(rows.T @ rows + _RIDGE * np.eye(rows.shape[1]))
    weights = inverse @ (rows.T @ wanted)
    own = np.einsum("ij,jk,ik->i", rows, inverse, rows)[:, None]
    blind = (rows @ weights - own * wanted) / (1 - own)
    return _judged(lists, known, meanings @ weights, wanted, blind, _FEW)


def by_other_lists(lists: Lists, elsewhere: Lists, known: Sequence[str]) -> Judged:
    """For a language without vectors: who stands in this list stands in those; `elsewhere` are the lists of another."""
    belongs = _belongs(lists, known)
    taught = np.vstack([belongs, _belongs(elsewhere, sorted(frozenset().union(*elsewhere.values())))])
    taught = np.hstack([taught, np.ones((len(taught), 1))])
    square = taught.T @ taught
    scores = np.zeros_like(belongs)
    for number in range(belongs.shape[1]):
        others = np.delete(np.arange(len(square)), number)
        inside = square[np.ix_(others, others)] + _RIDGE * np.eye(len(others))
        weights = np.linalg.solve(inside, square[others, number])
        scores[:, number] = taught[: len(known)][:, others] @ weights
    judged = _judged(lists, known, scores, belongs, scores, _MORE)
    return judged._replace(fits={key: frozenset() for key in lists})


def _belongs(lists: Lists, known: Sequence[str]) -> Array:
    return np.array([[word in lists[key] for key in sorted(lists)] for word in known], dtype=np.float64)


def _judged(lists: Lists, known: Sequence[str], scores: Array, wanted: Array, blind: Array, lost: float) -> Judged:
    near: dict[str, frozenset[str]] = {}
    fits: dict[str, frozenset[str]] = {}
    for number, key in enumerate(sorted(lists)):
        inside, outside = blind[wanted[:, number] == 1, number], blind[wanted[:, number] == 0, number]
        lower = np.quantile(inside, lost)
        upper = max(np.quantile(inside, _HALF), np.quantile(outside, _HARDLY_ANY))
        near[key] = _above(known, scores[:, number], lower)
        fits[key] = _above(known, scores[:, number], upper)
    return Judged(near, fits)


def _above(known: Sequence[str], scores: Array, mark: float) -> frozenset[str]:
    return frozenset(known[at] for at in np.flatnonzero(scores >= mark))


def bits(sets: Mapping[str, Iterable[str]], known: Sequence[str]) -> bytes:
    """A row of bits a category, one for each known word."""
    return b"".join(
        np.packbits([word in sets[key] for word in known], bitorder="little").tobytes() for key in sorted(sets)
    )
