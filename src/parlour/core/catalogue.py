"""All games: those of a package of ours, and those that other installed packages bring along."""

import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from parlour.core.entry import Entry

GROUP = "parlour.games"
"""A package names its game there: `[project.entry-points."parlour.games"]`, `snap = "snap:ENTRY"`."""


class Catalogue(Mapping[str, Entry]):
    """Ours are imported when they are asked for; guests at the first look, as one that is broken is not listed."""

    def __init__(self, package: str, ours: Sequence[str]) -> None:
        self._package = package
        self._ours = ours
        self._open: dict[str, Entry] = {}
        """Those that were asked for: servers ask with every move."""

    def __getitem__(self, id: str) -> Entry:
        if id not in self._open:
            is_ours = id in self._ours
            self._open[id] = import_module(f"{self._package}.{id}").ENTRY if is_ours else self._guests[id]
        return self._open[id]

    def __iter__(self) -> Iterator[str]:
        yield from self._ours
        yield from self._guests

    def __len__(self) -> int:
        return len(self._ours) + len(self._guests)

    @cached_property
    def _guests(self) -> dict[str, Entry]:
        guests: dict[str, Entry] = {}
        for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
            try:
                guests[point.name] = _entry_at(point, taken=(*self._ours, *guests))
            except Exception as wrong:  # a stranger's module may fail in any way, and the house stays open
                warn(f"the game {point.name} ({point.value}) is", wrong)
        return guests


class Unfit(Exception):
    """What an entry point names can't be listed."""


def _entry_at(point: EntryPoint, taken: Collection[str]) -> Entry:
    if point.name in taken:
        raise Unfit(f"there is a game {point.name} already")
    entry = point.load()
    if not isinstance(entry, Entry) or entry.id != point.name:
        raise Unfit(f"it is no Entry with the id {point.name}")
    entry.describe()  # what a server is asked first: texts and settings that can't be read fail here
    return entry


def warn(what: str, wrong: Exception) -> None:
    """One line to whoever started this; the house does without it."""
    why = str(wrong) if isinstance(wrong, Unfit) else f"{type(wrong).__name__}: {wrong}"
    sys.stderr.write(f"parlour: {what} left out: {' '.join(why.split())}\n")
