"""The messages of a language: a game's, the house's, and the English ones for what is missing."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import count, takewhile
from typing import Any

from parlour.languages import isolated
from parlour.messages.entries import entries, patterns

Value = str | int | float
Values = Mapping[str, Value]

_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
_VARIABLE = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
_CHOICE = re.compile(r"\{ *\$([\w-]+) *->\n(.*)\n *\}", re.DOTALL)
"""A message that is one choice and nothing else."""
_VARIANT = re.compile(r"^ *(\*?)\[ *([\w-]+) *\] *", re.MULTILINE)
_GROUPED = 1000
"""Numbers from here on are written with separators, which differ between languages."""


class Layer:
    """The messages of a few files in one language, parsed when they are first shown."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.language = language
        self.entries = {name: entry for source in sources for name, entry in entries(source).items()}
        self._patterns: dict[str, str | None] = {}
        self._bundle: Any = None

    def names(self, prefix: str = "") -> Iterator[str]:
        """Return the names of messages that begin with `prefix`, and of their attributes: `lobby-start.says`."""
        for name, entry in self.entries.items():
            if name.startswith(prefix):
                yield from (f"{name}.{attribute}" if attribute else name for attribute in patterns(entry))

    def find(self, name: str) -> str | None:
        """Return the pattern of a message, `lobby-start`, or of an attribute, `lobby-start.says`, if there is one."""
        if name not in self._patterns:
            entry, _, attribute = name.partition(".")
            found = self.entries.get(entry)
            self._patterns[name] = None if found is None else patterns(found).get(attribute)
        return self._patterns[name]

    def fill(self, name: str, pattern: str, values: Values) -> str:
        """Return a message with its values, if possible without Fluent: loading it takes a tenth of a second."""
        parts = _VARIABLE.split(_chosen(pattern, values))
        if not any("{" in text for text in parts[::2]) and all(_is_plain(values.get(key)) for key in parts[1::2]):
            parts[1::2] = [str(values[key]) for key in parts[1::2]]
            return "".join(parts)
        return self.format(name, values)

    def format(self, name: str, values: Values) -> str:
        from parlour.messages.fluent import new_bundle

        if self._bundle is None:
            self._bundle = new_bundle(self.language)
        entry, _, attribute = name.partition(".")
        self._parse(entry)
        message = self._bundle.get_message(entry)
        text, _ = self._bundle.format_pattern(message.attributes[attribute] if attribute else message.value, values)
        return str(text)

    def _parse(self, name: str) -> None:
        """Give a message, and the messages and terms that it names, to Fluent."""
        from fluent.runtime import FluentResource

        if self._bundle.has_message(name) or name not in self.entries:
            return
        source = self.entries[name]
        for other in _REFERENCE.findall(source):
            self._parse(other)
        self._bundle.add_resource(FluentResource(source), allow_overrides=True)


def _chosen(pattern: str, values: Values) -> str:
    """Return the variant of a choice by a text, such as "none" or "yes". Plurals are left to Fluent."""
    choice = _CHOICE.fullmatch(pattern)
    if choice is None or "->" in choice[2] or not isinstance(wanted := values.get(choice[1]), str):
        return pattern
    _, *variants = _VARIANT.split(choice[2])
    found = {star or key: text.strip() for star, key, text in zip(*[iter(variants)] * 3, strict=True)}
    text = found["*"] if wanted.isdigit() else found.get(wanted, found["*"])  # a text is never the number [0]
    return pattern if "\n" in text else text


def _is_plain(value: object) -> bool:
    """Return whether a value is written as it is. A missing one is left to Fluent, which shows its name."""
    return isinstance(value, str) or (isinstance(value, int) and abs(value) < _GROUPED)


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
            if (pattern := layer.find(name)) is not None:
                text = layer.fill(name, pattern, values) if "{" in pattern else pattern
                return isolated(text, layer.language, self.language)
        return name

    def numbered(self, name: str) -> Iterator[str]:
        """Return the names `name-1`, `name-2` … as far as there are such messages."""
        return takewhile(self.has, (f"{name}-{number}" for number in count(1)))

    def under(self, prefix: str, /, **values: Value) -> dict[str, str]:
        """Return all messages whose ids begin with `prefix`, and their attributes, by what follows it."""
        names = dict.fromkeys(name for layer in self._layers for name in layer.names(prefix))
        return {name.removeprefix(prefix): self.say(name, **values) for name in names}

    def lines(self, name: str) -> tuple[str, ...]:
        """Return the texts of the messages `name-1`, `name-2` …."""
        return tuple(map(self.say, self.numbered(name)))
