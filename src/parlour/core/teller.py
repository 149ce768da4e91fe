"""What views and events are told with: the phrases of a language and the names of the seats."""

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from parlour.core.game import Seat
from parlour.core.languages import in_language
from parlour.core.texts import PHRASES

Names = Sequence[str]


@cache
def phrases_beside(module: str, language: str) -> dict[str, Any]:
    """Return the phrases of a language from the `phrases.json` beside a module (`__file__`)."""
    every: dict[str, dict[str, Any]] = msgspec.json.decode(Path(module).with_name(PHRASES).read_bytes())
    return in_language(every, language)


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
