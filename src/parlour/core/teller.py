"""What views and events are told with: the phrases of a language and the names of the seats."""

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from parlour.core.game import Seat

Names = Sequence[str]


@cache
def phrases_beside(module: str, language: str) -> dict[str, Any]:
    """A game's `phrases.json`, beside the module (`__file__`) that tells them. It may know one language alone."""
    every: dict[str, dict[str, Any]] = msgspec.json.decode(Path(module).with_name("phrases.json").read_bytes())
    return every.get(language) or next(iter(every.values()))


class Teller:
    """A game adds to it what only that game has to tell."""

    joint = ", "
    """What stands between names."""

    def __init__(self, module: str, names: Names, language: str) -> None:
        self.names = names
        self.language = language
        self.phrases = phrases_beside(module, language)

    def say(self, key: str, **parts: object) -> str:
        phrase: str = self.phrases[key]
        return phrase.format(**parts)

    def name(self, seat: Seat) -> str:
        return self.names[seat]

    def all(self, seats: Iterable[Seat]) -> str:
        return self.joint.join(self.name(seat) for seat in seats)
