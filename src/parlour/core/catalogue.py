"""All games: those of this package, and those that other installed packages bring along."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING

from parlour.core.entry import Entry
from parlour.core.entry_check import fault_in
from parlour.installed import Unfit, points, warn

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "parlour.games"
"""The group of entry points: `[project.entry-points."parlour.games"]`, `snap = "snap:ENTRY"`."""


class Catalogue(Mapping[str, Entry]):
    """Games by id. Our own are imported on first use, guests all at once, because broken guests are not listed."""

    def __init__(self, package: str, ours: Sequence[str]) -> None:
        self._package = package
        self._ours = ours
        self._loaded: dict[str, Entry] = {}
        """Entries that were used before: servers look one up with every move."""

    def __getitem__(self, id: str) -> Entry:
        if id not in self._loaded:
            is_ours = id in self._ours
            self._loaded[id] = import_module(f"{self._package}.{id}").ENTRY if is_ours else self._guests[id]
        return self._loaded[id]

    def __iter__(self) -> Iterator[str]:
        yield from self._ours
        yield from self._guests

    def __len__(self) -> int:
        return len(self._ours) + len(self._guests)

    @cached_property
    def _guests(self) -> dict[str, Entry]:
        guests: dict[str, Entry] = {}
        for point in points(GROUP):
            try:
                guests[point.name] = _entry_at(point, taken=(*self._ours, *guests))
            except Exception as wrong:  # Another package may fail in any way, and all other games still work.
                warn(f"the game {point.name} ({point.value}) is", wrong)
        return guests


def _entry_at(point: "EntryPoint", taken: Collection[str]) -> Entry:
    if point.name in taken:
        raise Unfit(f"there is a game {point.name} already")
    entry = point.load()
    if not isinstance(entry, Entry) or entry.id != point.name:
        raise Unfit(f"it is no Entry with the id {point.name}")
    if fault := fault_in(entry):
        raise Unfit(fault)
    if not entry.is_named:
        raise Unfit("its Entry has no name")
    entry.describe()  # Servers ask for this first: texts and settings that can't be read fail here.
    return entry
