"""How near words are to a category that does not list them, learned from all lists together.

A straight line is drawn through the lists (ridge regression), from the meaning of a word: its vector and its WordNet
classes. If that is unknown (Ukrainian, names, phrases), the lists with the word count for it or against it.
Every word of a list is then judged as if its own list did not hold it. That gives the two marks of a category: below
the lower one few of its words would have fallen, so a word there is a clear no; above the upper one hardly any word of
other lists comes, so a word there fits.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Lists = Mapping[str, frozenset[str]]
Within = Mapping[str, Sequence[str]]

_RIDGE = 3.0
_FEW = 0.15  # the share of a category's own words that would be rejected if they were not listed
_MORE = 0.2  # if only the lists of the word are known
_DOUBT = 10  # how many words of a list are assumed to be ordinary ones
_HALF, _HARDLY_ANY = 0.5, 0.992


class Judged(NamedTuple):
    """By category: unlisted words that may fit, and those that do."""

    near: dict[str, frozenset[str]]
    fits: dict[str, frozenset[str]]


def by_meaning(lists: Lists, meanings: Array, known: Sequence[str], few: float = _FEW) -> Judged:
    """`meanings`: a row for each known word. `few`: the share of a list that its lower mark would reject."""
    belongs = _belongs(lists, known)
    listed = belongs.any(axis=1)
    rows, wanted = meanings[listed], belongs[listed]
    inverse = np.linalg.inv(rows.T @ rows + _RIDGE * np.eye(rows.shape[1]))
    weights = inverse @ (rows.T @ wanted)
    own = ((rows @ inverse) * rows).sum(axis=1)[:, None]
    blind = (rows @ weights - own * wanted) / (1 - own)
    return _judged(lists, known, meanings @ weights, wanted, blind, few)


def by_company(lists: Lists, elsewhere: Lists, within: Within, known: Sequence[str]) -> dict[str, frozenset[str]]:
    """For words without vectors: which of the lists they may fit that they don't stand in, by those that they do.
    Another list speaks for a category as often as the two share words, more than chance would have it (no feeling is a
    flower); `elsewhere` are the lists of another language, whose words keep the same company. `within`: a
    category's words that stand in a list within it say nothing."""
    belongs = _belongs(lists, known)
    taught = np.vstack([belongs, _belongs(elsewhere, sorted(frozenset().union(*elsewhere.values())))])
    size, chance = taught.sum(axis=0), taught.mean(axis=0)
    shared = (taught.T @ taught + _DOUBT * chance) / (size[:, None] + _DOUBT)
    speaks = np.log(shared / chance)
    keys = sorted(lists)
    near: dict[str, frozenset[str]] = {}
    for number, key in enumerate(keys):
        others = [at for at, other in enumerate(keys) if other != key and other not in within[key]]
        company = taught[:, others].sum(axis=1)
        scores = taught[:, others] @ speaks[others, number] / np.maximum(1, company) ** 0.5
        mark = np.quantile(scores[(taught[:, number] == 1) & (company > 0)], _MORE)
        near[key] = _above(known, scores[: len(known)], mark)
    return near


def agreed(company: Lists, meant: Lists, judged: frozenset[str], known: frozenset[str]) -> dict[str, frozenset[str]]:
    """The words that are near by both, or by the one that there is: `judged` have a meaning, `known` stand in lists."""
    return {
        key: words - judged | (words | judged - known) & meant.get(key, frozenset()) for key, words in company.items()
    }


def _belongs(lists: Lists, known: Sequence[str]) -> Array:
    return np.array([[word in lists[key] for key in sorted(lists)] for word in known], dtype=np.float64)


def _judged(lists: Lists, known: Sequence[str], scores: Array, wanted: Array, blind: Array, few: float) -> Judged:
    near: dict[str, frozenset[str]] = {}
    fits: dict[str, frozenset[str]] = {}
    for number, key in enumerate(sorted(lists)):
        inside, outside = blind[wanted[:, number] == 1, number], blind[wanted[:, number] == 0, number]
        lower = np.quantile(inside, few)
        upper = max(np.quantile(inside, _HALF), np.quantile(outside, _HARDLY_ANY))
        near[key] = _above(known, scores[:, number], lower)
        fits[key] = _above(known, scores[:, number], upper)
    return Judged(near, fits)


def _above(known: Sequence[str], scores: Array, mark: float) -> frozenset[str]:
    return frozenset(known[at] for at in np.flatnonzero(scores >= mark))


def bits(sets: Mapping[str, Iterable[str]], known: Sequence[str]) -> bytes:
    """A row of bits for each category, one bit for each known word."""
    return b"".join(
        np.packbits([word in sets[key] for word in known], bitorder="little").tobytes() for key in sorted(sets)
    )
