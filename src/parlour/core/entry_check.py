"""What is wrong with an Entry from another package: its fields hold what their types say, or the game is left out."""

from collections.abc import Mapping
from typing import Any

from parlour.core.entry import Entry
from parlour.core.extras.extras import Extras
from parlour.core.settings import Settings

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


def _is_named(kind: Any, name: str, wanted: type) -> bool:
    """Return whether the class has this attribute. Only `Draws` may be None: that game leaves nothing to chance."""
    value = getattr(kind, name, None)
    return isinstance(value, wanted) and (value is not None or (name == "Draws" and hasattr(kind, name)))


def _fault_in_game(entry: Entry) -> str | None:
    """Look at the class of the game. A function that makes games shows its class only later."""
    kind: Any = entry.game
    if not isinstance(kind, type):
        return None
    for name, wanted in READ.items():
        if not _is_named(kind, name, wanted):
            return f"its game has no {name}"
    missing = [verb for verb in VERBS if not callable(getattr(kind, verb, None))]
    return f"its game has no {missing[0]}()" if missing else None
