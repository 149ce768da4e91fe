"""What is wrong with a box, in a sentence."""

from parlour.core.entry import Entry
from parlour.core.extras.box.kit import Path, Problem
from parlour.core.teller import phrases_beside


def told(problem: Problem, language: str, entry: Entry | None = None) -> str:
    """A game may say of its own box what only it knows."""
    own = entry.texts(language).box if entry is not None else {}
    return str({**phrases_beside(__file__, language), **own}[problem.code]).format(**problem.of)


def place_of(at: Path) -> str:
    """`dice.faces.3.2`: the second face of the third die. People count from 1."""
    return ".".join(str(step + 1) if isinstance(step, int) else step for step in at)
