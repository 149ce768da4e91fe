"""Which games are kept: for every game of ours what its Entry calls for, and what `plays/<id>.py` adds to that."""

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from msgspec import Struct

from laws.variants import fitting_seats
from parlour import CATALOGUE, Bot, Entry, Lexicon, Table, play_out
from parlour.games import OURS


class Recipe(Struct, frozen=True, kw_only=True):
    """How a game to be kept comes about. Without `bots` some of mixed levels play, on as many `seats` as fit."""

    settings: dict[str, Any] = {}
    seats: int | None = None
    bots: Callable[[Lexicon], list[Bot]] | None = None


def recipes() -> dict[str, tuple[Entry, Recipe]]:
    """By name; the name alone is the seed, so no game changes because another was added."""
    ours = [CATALOGUE[game] for game in OURS]
    return {f"{entry.id}-{name}": (entry, recipe) for entry in ours for name, recipe in _of(entry)}


def _of(entry: Entry) -> Iterator[tuple[str, Recipe]]:
    yield "default", Recipe()
    default = entry.settings()
    for mode in entry.modes:
        if mode != getattr(default, "mode", None):
            yield mode, Recipe(settings={"mode": mode})
    for language in _other_languages(entry):
        yield language, Recipe(settings={"language": language})
    if find_spec(f"plays.{entry.id}"):
        yield from import_module(f"plays.{entry.id}").RECIPES.items()


def _other_languages(entry: Entry) -> list[str]:
    (setting,) = (setting for setting in entry.all_settings if setting.name == "language")
    return [language for language in setting.values if language != setting.default]


def played(name: str) -> Table:
    entry, recipe = recipes()[name]
    lexicon = Lexicon.load(recipe.settings.get("language", "en"))
    game = entry.open(Lexicon.load, recipe.settings)
    return play_out(game, _bots(entry, recipe, lexicon, recipe.seats or fitting_seats(entry, game)), Random(name))


def _bots(entry: Entry, recipe: Recipe, lexicon: Lexicon, seats: int) -> list[Bot]:
    if recipe.bots is not None:
        return recipe.bots(lexicon)
    return [entry.bot(lexicon, level) for level in ([4, 3, 5, 2] * 3)[:seats]]
