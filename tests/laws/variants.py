"""Every game of the CATALOGUE at every value of every choice: what the laws are tried on."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from msgspec import Struct

from parlour.core import AnyGame, Entry, Refused, Setting
from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon
from wild import WILD


class Variant(Struct, frozen=True):
    """A game with one of its settings at another value than usual."""

    game: str
    settings: dict[str, Any]
    name: str

    @property
    def entry(self) -> Entry:
        return CATALOGUE[self.game]

    @property
    def lexicon(self) -> Lexicon:
        return Lexicon.load(self.settings.get("language", "en"))

    def open(self) -> AnyGame:
        return _opened(self.name)

    @property
    def seats(self) -> int:
        return fitting_seats(self.entry, self.open())


def variants() -> Iterator[Variant]:
    for entry in CATALOGUE.values():
        yield Variant(entry.id, {}, f"{entry.id}-default")
        for setting in entry.all_settings:
            for value in _others(setting):
                yield Variant(entry.id, {setting.name: value}, f"{entry.id}-{_called(setting, value)}")


def _others(setting: Setting) -> list[Any]:
    """All values but the usual one. Of numbers the ends stand for all."""
    match setting.values:
        case {"min": low, "max": high}:
            values = [low, high]
        case [*choices] if all(type(choice) is int for choice in choices):
            values = [choices[0], choices[-1]]
        case choices:
            values = choices or []
    return [value for value in values if value != setting.default]


def _called(setting: Setting, value: Any) -> str:
    """`party`, `shorter_word`, `without_special_die`, `seconds-30`: switches go by their own names."""
    if isinstance(value, bool):
        return setting.name if value else f"without_{setting.name}"
    return str(value) if isinstance(value, str) else f"{setting.name}-{value}"


def fitting_seats(entry: Entry, game: AnyGame) -> int:
    """A small table; a larger one where the game wants it at these settings, or one seat (the roll of the day)."""
    least, most = entry.players
    return next(seats for seats in (*range(min(max(3, least), most), most + 1), 1) if _takes(game, seats))


def _takes(game: AnyGame, seats: int) -> bool:
    try:
        game.start(seats)
    except Refused:
        return False
    return True


VARIANTS = {variant.name: variant for variant in variants()}


def every_variant(part: int) -> pytest.MarkDecorator:
    """Try a law on every game as it is usually played, and on a half of the other variants; part 0 or 1 says which.

    `make wild` tries all of them, and `make check` only the usual ones.
    """
    others = [name for name, variant in VARIANTS.items() if variant.settings]
    tried = others if WILD > 1 else others[part::2]
    usual = [name for name in VARIANTS if name not in others]
    return pytest.mark.parametrize("name", [*usual, *(pytest.param(name, marks=pytest.mark.slow) for name in tried)])


@cache
def _opened(name: str) -> AnyGame:
    variant = VARIANTS[name]
    return variant.entry.open(Lexicon.load, variant.settings)
