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
            others = [value for value in setting.values or () if value != setting.default]
            for value in others if isinstance(setting.values, list) else ():
                yield entry.id, {setting.name: value}
        yield entry.id, {"language": "uk"}


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
    """A small table; the team game wants four."""
    return 4 if settings.get("mode") == "teams" else min(3, entry.players[1])
