"""Games and languages of other installed packages, found by entry points. A broken one is left out with one line."""

import sys
from importlib.metadata import EntryPoint, entry_points


class Unfit(Exception):
    """An entry point that can't be used."""


def points(group: str) -> list[EntryPoint]:
    """Return the entry points of a group in the order of their names."""
    return sorted(entry_points(group=group), key=lambda point: point.name)


def warn(what: str, wrong: Exception) -> None:
    """Write one line to stderr about something that is left out."""
    why = str(wrong) if isinstance(wrong, Unfit) else f"{type(wrong).__name__}: {wrong}"
    sys.stderr.write(f"parlour: {what} left out: {' '.join(why.split())}\n")
