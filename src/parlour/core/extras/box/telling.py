"""Problems of a box as sentences."""

from parlour.core.entry import Entry
from parlour.core.extras.box.kit import Path, Problem
from parlour.core.teller import phrases_beside


def told(problem: Problem, language: str, entry: Entry | None = None) -> str:
    """Return a problem as a sentence. A game may have phrases of its own."""
    own = entry.texts(language).box if entry is not None else {}
    return str({**phrases_beside(__file__, language), **own}[problem.code]).format(**problem.of)


def place_of(at: Path) -> str:
    """Return a path as people write it, counted from 1: `dice.faces.3.2` is the second face of the third die."""
    return ".".join(str(step + 1) if isinstance(step, int) else step for step in at)
