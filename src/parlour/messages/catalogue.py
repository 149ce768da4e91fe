"""The messages of a language: a game's, the house's, and the English ones for what is missing."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from parlour.languages import isolated
from parlour.messages.layer import Layer, Value

REMEMBERED = 4_096
"""The last messages that were filled in are kept: the same names, scores and letters are shown again and again."""


class Catalogue:
    """Messages in layers. The first layer that has a message decides."""

    def __init__(self, language: str, layers: Sequence[Layer]) -> None:
        self.language = language
        self._layers = tuple(layers)
        self._remembered = lru_cache(REMEMBERED, typed=True)(self._filled)

    def has(self, name: str) -> bool:
        """Return whether there is such a message: `lobby-start`, or an attribute, `lobby-start.says`."""
        return any(layer.find(name) is not None for layer in self._layers)

    def say(self, name: str, /, **values: Value) -> str:
        """Return a message with its values filled in. Returns the name itself if there is no such message."""
        return self._remembered(name, **values)

    def _filled(self, name: str, /, **values: Value) -> str:
        for layer in self._layers:
            pattern = layer.find(name)
            if pattern is not None:
                text = layer.fill(name, pattern, values) if "{" in pattern else pattern
                return isolated(text, layer.language, self.language)
        return name

    def numbered(self, name: str) -> Iterator[str]:
        """Return the names `name-1`, `name-2` … as far as there are such messages."""
        number = 1
        while self.has(f"{name}-{number}"):
            yield f"{name}-{number}"
            number += 1

    def under(self, prefix: str, /, **values: Value) -> dict[str, str]:
        """Return all messages whose ids begin with `prefix`, and their attributes, by what follows it."""
        names = dict.fromkeys(name for layer in self._layers for name in layer.names(prefix))
        return {name.removeprefix(prefix): self.say(name, **values) for name in names}

    def lines(self, name: str) -> tuple[str, ...]:
        """Return the texts of the messages `name-1`, `name-2` …."""
        return tuple(map(self.say, self.numbered(name)))
