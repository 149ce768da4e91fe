"""Compiles the vectors: GloVe and MiniLM's word pieces side by side, turned onto their main axes, cut and rounded.

Guessing which of six words of a column a clue of `stars` is meant for (2,055 clues): GloVe 78 %, without its first two
axes 81 %, word pieces 81 %, both 87 %, and still 87 % as 160 numbers from -31 to 31.
"""

import re
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from lexicon_build import frequency, glove, minilm, sources
from lexicon_build.places import words_of
from parlour.lexicon.association import NUMBERS, WORDS
from parlour.lexicon.blocklist import is_polite
from parlour.lexicon.packing import pack

_WORDS, _NAMES = 37_000, 4_000
_AXES, _LARGEST = 160, 31
_READABLE = re.compile(r"[a-z]{2,}")
_SIZES = range(10, 81)

Array = NDArray[np.float64]


def build(into: Path) -> dict[str, int]:
    """Writes en.association; returns the counts."""
    vectors = glove.vectors(_candidates())
    words = sorted(vectors)
    halves = (
        _levelled(np.array([vectors[word] for word in words]), without=2),
        _levelled(minilm.vectors(words), without=1),
    )
    numbers = _rounded(_on_main_axes(np.hstack(halves)))
    (words_of(into, "en") / "association").write_bytes(
        pack({WORDS: "\n".join(words).encode(), NUMBERS: numbers.tobytes()})
    )
    return {"words with vectors": len(words), "numbers a vector": numbers.shape[1]}


def _candidates() -> set[str]:
    """The commonest words and, apart from them, the commonest names."""
    words = _lower("words")
    names = (_lower("upper") | _lower("proper-names")) - words
    return _commonest(words, _WORDS) | _commonest(names, _NAMES)


def _lower(kind: str) -> set[str]:
    listed = {word.lower() for word in sources.scowl(kind, sizes=_SIZES)}
    return {word for word in listed if _READABLE.fullmatch(word) and is_polite(word, "en")}


def _commonest(words: set[str], count: int) -> set[str]:
    zipf = frequency.zipf("en", words)
    return set(sorted(zipf, key=lambda word: (-zipf[word], word))[:count])


def _levelled(rows: Array, without: int) -> Array:
    """Centred, without the first axes (they tell common words from rare ones, not meanings), of unit length."""
    rows = rows - rows.mean(axis=0)
    axes = _main_axes(rows)[:without]
    rows = rows - rows @ axes.T @ axes
    return rows / np.linalg.norm(rows, axis=1, keepdims=True)


def _main_axes(rows: Array) -> Array:
    """By falling weight. An axis may point either way: the one with the larger positive number is taken."""
    _, axes = np.linalg.eigh(rows.T @ rows)
    axes = axes.T[::-1]
    signs = np.sign(axes[np.arange(len(axes)), np.abs(axes).argmax(axis=1)])
    return axes * signs[:, None]


def _on_main_axes(rows: Array) -> Array:
    rows = rows - rows.mean(axis=0)
    return rows @ _main_axes(rows)[:_AXES].T


def _rounded(rows: Array) -> NDArray[np.int8]:
    return np.round(rows / np.abs(rows).max(axis=1, keepdims=True) * _LARGEST).astype(np.int8)
