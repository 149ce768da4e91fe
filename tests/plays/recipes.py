"""The games to record: those that each game's Entry requires, and those that `plays/<id>.py` adds."""

from importlib import import_module
from importlib.util import find_spec

from parlour import CATALOGUE, Entry
from parlour.games import OURS
from parlour.testing.plays import Recipe, recipes_of


def recipes() -> dict[str, tuple[Entry, Recipe]]:
    """Return all recipes by the names of their plays."""
    ours = [CATALOGUE[game] for game in OURS]
    return {name: (entry, recipe) for entry in ours for name, recipe in (*recipes_of(entry), *_more(entry))}


def _more(entry: Entry) -> list[tuple[str, Recipe]]:
    if not find_spec(f"plays.{entry.id}"):
        return []
    added = import_module(f"plays.{entry.id}").RECIPES
    return [(f"{entry.id}-{name}", recipe) for name, recipe in added.items()]
