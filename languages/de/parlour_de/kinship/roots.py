"""The table of roots: what is one root though it doesn't look so (fahren, fuhr), and what is not though it does."""

from functools import cached_property
from pathlib import Path


class Roots:
    """A line is a root with its words, stems and forms; the first names it. What begins with `!` is by itself: a line
    of such words saves a line for each."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def of(self, word: str) -> str | None:
        """The name of the root that has this very word."""
        return self._roots.get(word)

    @cached_property
    def named(self) -> frozenset[str]:
        return frozenset(self._roots)

    @cached_property
    def _roots(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for line in self._path.read_text("utf-8").splitlines():
            first, *others = line.partition("#")[0].split() or [""]
            if first.startswith("!"):
                found |= {word: f"!{word}" for word in (first[1:], *others)}
            elif first:
                found |= dict.fromkeys((first, *others), first)
        return found
