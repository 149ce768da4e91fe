"""All games: those of this package, and those that other installed packages bring along."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any

from parlour.core.entry import Entry
from parlour.core.extras.extras import Extras
from parlour.core.settings import Settings
from parlour.installed import Unfit, points, warn

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

CALLED = ("game", "bot", "text")
"""Fields that Parlour calls. A game also has class attributes that it reads."""
READ = {
    "id": str,
    "rules_version": int,
    "Moves": object,
    "Events": object,
    "Draws": object,
    "States": object,
    "View": object,
}
VERBS = ("start", "wait", "step", "view", "result")


def fault_in(entry: Entry) -> str | None:
    """Return what is wrong with an Entry in one line, or None if nothing is."""
    for name in (*CALLED, *(("tell",) if entry.tell is not None else ())):
        if not callable(getattr(entry, name)):
            return f"its Entry has {name}={getattr(entry, name)!r:.40}, and that can't be called"
    for name, (is_right, wanted) in _shapes(entry).items():
        if not is_right:
            return f"its Entry has {name}={getattr(entry, name)!r:.40}, which is not {wanted}"
    return _fault_in_game(entry)


def _shapes(entry: Entry) -> dict[str, tuple[bool, str]]:
    """Return whether each field is what it should be, and what that is."""
    return {
        "names": (_is_names(entry.names), "a name for each language"),
        "players": (_is_range(entry.players), "the fewest and the most players"),
        "minutes": (type(entry.minutes) is int and entry.minutes > 0, "a number of minutes"),
        "settings": (isinstance(entry.settings, type) and issubclass(entry.settings, Settings), "a class of Settings"),
        "package": (isinstance(entry.package, str), "the name of a package"),
        "components": (_are_texts(entry.components), "a tuple of file names"),
        "extras": (isinstance(entry.extras, Extras), "an Extras"),
    }


def _is_names(names: Any) -> bool:
    return isinstance(names, Mapping) and _are_texts((*names, *names.values()))


def _are_texts(values: Any) -> bool:
    return isinstance(values, tuple) and all(isinstance(value, str) for value in values)


def _is_range(players: Any) -> bool:
    is_pair = isinstance(players, tuple) and [type(number) for number in players] == [int, int]
    return is_pair and 1 <= players[0] <= players[1]


def _fault_in_game(entry: Entry) -> str | None:
    """Look at the class of the game. A function that makes games shows its class only later."""
    kind: Any = entry.game
    if not isinstance(kind, type):
        return None
    for name, wanted in READ.items():
        value = getattr(kind, name, None)
        may_be_none = name == "Draws" and hasattr(kind, name)  # such a game leaves nothing to chance
        if not isinstance(value, wanted) or (value is None and not may_be_none):
            return f"its game has no {name}"
    missing = [verb for verb in VERBS if not callable(getattr(kind, verb, None))]
    return f"its game has no {missing[0]}()" if missing else None


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
