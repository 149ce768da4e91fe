"""Ukrainian nouns by WordNet's synsets, as Wiktionary's translations link them (Open Multilingual Wordnet)."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

_FILE = Path("omw-data/wn-wikt-ukr.tab")
_LEMMA = "ukr:lemma"


@cache
def synsets() -> Mapping[str, frozenset[str]]:
    """By word: the offsets of its synsets."""
    found: dict[str, set[str]] = {}
    for line in _lines():
        offset, _, part = line[: line.index("\t")].partition("-")
        kind, word = line.split("\t")[1:3]
        if part == "n" and kind == _LEMMA:
            found.setdefault(word.strip(), set()).add(offset)
    return {word: frozenset(offsets) for word, offsets in found.items()}


def _lines() -> Iterator[str]:
    for folder in (Path.cwd(), *Path(__file__).resolve().parents):
        if (folder / _FILE).exists():
            return (line for line in (folder / _FILE).read_text("utf-8").splitlines() if not line.startswith("#"))
    raise SystemExit(f"{_FILE} is missing: it is wns/wikt/wn-wikt-ukr.tab of github.com/omwn/omw-data")
