"""Games and languages of other installed packages, found by entry points. A broken one is left out with one line."""

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # it takes a fifth of the time that it takes to import Parlour
    from importlib.metadata import EntryPoint


class Unfit(Exception):
    """An entry point that can't be used."""


def points(group: str) -> "list[EntryPoint]":
    """Return the entry points of a group in the order of their names."""
    from importlib.metadata import entry_points

    return sorted(entry_points(group=group), key=lambda point: point.name)


def warn(what: str, wrong: Exception) -> None:
    """Write one line to stderr about something that is left out."""
    why = str(wrong) if isinstance(wrong, Unfit) else f"{type(wrong).__name__}: {wrong}"
    sys.stderr.write(f"parlour: {what} left out: {' '.join(why.split())}\n")
