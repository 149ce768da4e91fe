"""The tables made by hand: one entry per line, `word<tab>reason`. `#` begins a comment."""

from functools import cache
from pathlib import Path

_TABLES = Path(__file__).parent / "tables"


def table(name: str) -> dict[str, str]:
    """Maps each word to the rest of its line. Reports words that occur twice."""
    entries: dict[str, str] = {}
    for number, line in enumerate((_TABLES / f"{name}.tsv").read_text("utf-8").splitlines(), 1):
        word, _, rest = line.partition("#")[0].strip().partition("\t")
        if word and word in entries:
            raise SystemExit(f"{name}.tsv line {number}: {word} stands there twice")
        if word:
            entries[word] = rest.strip()
    return entries


@cache
def words(name: str) -> frozenset[str]:
    """A table without reasons: words in any arrangement, separated by blanks."""
    lines = (_TABLES / f"{name}.txt").read_text("utf-8").splitlines()
    return frozenset(word for line in lines for word in line.partition("#")[0].split())
