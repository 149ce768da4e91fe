"""The short tables of irregular kin: lines of words that belong together."""

from pathlib import Path

_HERE = Path(__file__).parent


def irregular(language: str) -> dict[str, tuple[frozenset[str], ...]]:
    """Each word of the table -> the lines it stands in."""
    lines: dict[str, tuple[frozenset[str], ...]] = {}
    for text in (_HERE / f"irregular-{language}.txt").read_text("utf-8").splitlines():
        line = frozenset(text.partition("#")[0].split())
        for word in line:
            lines[word] = (*lines.get(word, ()), line)
    return lines


def shared(table: dict[str, tuple[frozenset[str], ...]], some: frozenset[str], others: frozenset[str]) -> str | None:
    """A word of `some` whose line holds one of `others`."""
    for word in sorted(some):
        if any(line & others for line in table.get(word, ())):
            return word
    return None
