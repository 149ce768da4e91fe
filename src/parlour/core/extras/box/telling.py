"""Problems of a box as sentences."""

from collections.abc import Mapping

from parlour.core.entry import Entry
from parlour.core.extras.box.kit import Path, Problem
from parlour.languages import in_language
from parlour.messages import catalogue


def problem_in_words(problem: Problem, language: str, entry: Entry | None = None) -> str:
    """Return a problem as a sentence: the game's GAME-box-CODE, or the shared `box-problem-CODE`."""
    package = [entry.package] if entry is not None and entry.package else []
    messages = catalogue(language, *package)
    own = "" if entry is None else f"{entry.id}-box-{problem.code}"
    values = {key: in_language(of, language) if isinstance(of, Mapping) else of for key, of in problem.of.items()}
    return messages.say(own if messages.has(own) else f"box-problem-{problem.code}", **values)


def place_of(at: Path) -> str:
    """Return a path as people write it, counted from 1: `dice.faces.3.2` is the second face of the third die."""
    return ".".join(str(step + 1) if isinstance(step, int) else step for step in at)
