"""A game at every value of every setting: what the laws are tried on."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from parlour.core import AnyGame, Entry, Setting
from parlour.core.trial import fitting_seats
from parlour.languages import ENGLISH
from parlour.lexicon import Lexicon


class Variant:
    """A game with at most one setting that differs from its default."""

    def __init__(self, entry: Entry, settings: dict[str, Any], name: str, language: str = ENGLISH) -> None:
        """`language`: of its words, unless the settings say another."""
        self.entry, self.settings, self.name = entry, settings, name
        self.language = str(settings.get("language", language))

    @property
    def lexicon(self) -> Lexicon:
        return Lexicon.load(self.language)

    @cached_property
    def game(self) -> AnyGame:
        return self.entry.open(Lexicon.load, {**self.settings, "language": self.language})

    @cached_property
    def seats(self) -> int:
        return fitting_seats(self.entry, self.game)


def variants_of(entry: Entry, language: str = ENGLISH) -> Iterator[Variant]:
    """Yield a game at its defaults, and then with each other value of each setting."""
    yield Variant(entry, {}, f"{entry.id}-default", language)
    for setting in entry.all_settings:
        for value in other_values(setting):
            yield Variant(entry, {setting.name: value}, f"{entry.id}-{_called(setting, value)}", language)


def other_values(setting: Setting) -> list[Any]:
    """Return all values but the default. The lowest and the highest number stand for all numbers."""
    choices = setting.values
    if isinstance(choices, dict):
        values: list[Any] = [choices["min"], choices["max"]]
    elif choices and all(type(choice) is int for choice in choices):
        values = [choices[0], choices[-1]]
    else:
        values = choices or []
    return [value for value in values if value != setting.default]


def _called(setting: Setting, value: Any) -> str:
    """`party`, `shorter_word`, `without_special_die`, `seconds-30`: switches go by their own names."""
    if isinstance(value, bool):
        return setting.name if value else f"without_{setting.name}"
    return str(value) if isinstance(value, str) else f"{setting.name}-{value}"
