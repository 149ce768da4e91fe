"""The vector that the sentence model MiniLM gives to a word by itself: its six layers, written out in NumPy.

Numbers have 64 bits, so that rounding gives the same bytes on every machine. A thousand words take about 15 seconds.
"""

from collections import defaultdict
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from lexicon_build import minilm

_LAYERS, _HEADS, _WIDTH = 6, 12, 384
_PER_HEAD = _WIDTH // _HEADS
_BEGINNING, _END = "[CLS]", "[SEP]"
_AT_ONCE = 2048  # pieces
_TINY = 1e-12

Array = NDArray[np.float64]


def vectors(words: Sequence[str]) -> Array:
    """Return a row for each word: the mean of what the last layer makes of its pieces."""
    weights, numbers = minilm.weights(), minilm.numbers()
    by_length: dict[int, list[tuple[int, list[int]]]] = defaultdict(list)
    for row, word in enumerate(words):
        pieces = [numbers[piece] for piece in (_BEGINNING, *minilm.pieces(word, numbers), _END)]
        by_length[len(pieces)].append((row, pieces))
    found = np.zeros((len(words), _WIDTH))
    for length, same in sorted(by_length.items()):
        step = _AT_ONCE // length
        for start in range(0, len(same), step):
            part = same[start : start + step]
            found[[row for row, _ in part]] = _read(weights, np.array([pieces for _, pieces in part]))
    return found


def _read(weights: minilm.Weights, pieces: NDArray[np.int64]) -> Array:
    names = ("word_embeddings", "position_embeddings", "token_type_embeddings")
    word, place, kind = (weights[f"embeddings.{name}.weight"] for name in names)
    now = _levelled(weights, "embeddings.LayerNorm", word[pieces] + place[: pieces.shape[1]] + kind[0])
    for number in range(_LAYERS):
        layer = f"encoder.layer.{number}"
        heard = _turned(weights, f"{layer}.attention.output.dense", _attended(weights, f"{layer}.attention.self", now))
        now = _levelled(weights, f"{layer}.attention.output.LayerNorm", now + heard)
        inner = _bent(_turned(weights, f"{layer}.intermediate.dense", now))
        now = _levelled(weights, f"{layer}.output.LayerNorm", now + _turned(weights, f"{layer}.output.dense", inner))
    mean: Array = now.mean(axis=1)
    return mean


def _attended(weights: minilm.Weights, name: str, now: Array) -> Array:
    count, length, _ = now.shape
    query, key, value = (
        _turned(weights, f"{name}.{part}", now).reshape(count, length, _HEADS, _PER_HEAD).transpose(0, 2, 1, 3)
        for part in ("query", "key", "value")
    )
    pull = query @ key.transpose(0, 1, 3, 2) / _PER_HEAD**0.5
    shares = np.exp(pull - pull.max(axis=-1, keepdims=True))
    shares /= shares.sum(axis=-1, keepdims=True)
    heard: Array = (shares @ value).transpose(0, 2, 1, 3).reshape(count, length, _WIDTH)
    return heard


def _turned(weights: minilm.Weights, name: str, now: Array) -> Array:
    flat = now.reshape(-1, now.shape[-1]) @ weights[f"{name}.weight"].T + weights[f"{name}.bias"]
    return np.asarray(flat.reshape(*now.shape[:-1], -1))


def _levelled(weights: minilm.Weights, name: str, now: Array) -> Array:
    now = now - now.mean(axis=-1, keepdims=True)
    now /= np.sqrt((now * now).mean(axis=-1, keepdims=True) + _TINY)
    return now * weights[f"{name}.weight"] + weights[f"{name}.bias"]


def _bent(now: Array) -> Array:
    """GELU, with the error function of Abramowitz and Stegun (7.1.26)."""
    size = np.abs(now) / 2**0.5
    t = 1 / (1 + 0.3275911 * size)
    tail = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
    share = np.copysign(1 - tail * np.exp(-size * size), now)
    return now * (1 + share) / 2
