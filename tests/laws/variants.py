"""Every game of the CATALOGUE at every value of every choice: what the laws are tried on."""

from collections.abc import Iterator
from typing import Any

from parlour.core import Entry, Game, describe
from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon


def variants() -> Iterator[tuple[str, dict[str, Any]]]:
    for entry in CATALOGUE.values():
        yield entry.id, {}
        for setting in describe(entry.settings):
            choices = setting.values if isinstance(setting.values, list) else []
            for value in _telling([choice for choice in choices if choice != setting.default]):
                yield entry.id, {setting.name: value}
        yield entry.id, {"language": "uk"}


def _telling(choices: list[Any]) -> list[Any]:
    """Of places at the table the last stands for all."""
    return choices[-1:] if all(type(choice) is int for choice in choices) else choices


VARIANTS = [(game, settings) for game, settings in variants()]


def name_of(game: str, settings: dict[str, Any]) -> str:
    """`bottle-party`, `bottle-shorter_word`, `bookworm-without_special_die`: switches go by their own names."""
    switches = {True: "", False: "without_"}
    parts = [f"{switches[value]}{name}" if isinstance(value, bool) else str(value) for name, value in settings.items()]
    return "-".join([game, *parts] if parts else [game, "default"])


NAMES = [name_of(game, settings) for game, settings in VARIANTS]


def opened(game: str, settings: dict[str, Any]) -> tuple[Entry, Game[Any, Any], Lexicon]:
    entry = CATALOGUE[game]
    lexicon = Lexicon.load(settings.get("language", "en"))
    return entry, entry.open(Lexicon.load, settings), lexicon


def seats_for(entry: Entry, settings: dict[str, Any]) -> int:
    """A small table; the team game wants four, and who is to be the Alien must sit there."""
    return max(4 if settings.get("mode") == "teams" else min(3, entry.players[1]), settings.get("alien", 0) + 1)
