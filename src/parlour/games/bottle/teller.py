"""The phrases of a language and the names of the seats: what text and events are told with."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from parlour.core import Seat
from parlour.games.bottle.events import Fault

MARKS = {"yellow": "({})", "turquoise": "[{}]", "dark-blue": "<{}>"}
"""A die's colour as brackets: no terminal is too plain for it."""

Names = Sequence[str]


@cache
def _phrases(language: str) -> dict[str, Any]:
    every = msgspec.json.decode(Path(__file__).with_name("phrases.json").read_bytes())
    phrases: dict[str, Any] = every[language]
    return phrases


class Teller:
    """The phrases of a language and the names of the seats."""

    def __init__(self, names: Names, language: str) -> None:
        self.names = names
        self.phrases = _phrases(language)

    def say(self, key: str, **parts: object) -> str:
        phrase: str = self.phrases[key]
        return phrase.format(**parts)

    def name(self, seat: Seat) -> str:
        return self.names[seat]

    def all(self, seats: Sequence[Seat]) -> str:
        return ", ".join(self.name(seat) for seat in seats)

    def fault(self, word: str, fault: Fault) -> str:
        phrase: str = self.phrases["faults"].get(fault.code, "{word}: " + fault.code)
        of = fault.of.upper()
        return phrase.format(word=word.upper(), of=of, maybe=f" ({of}?)" if of else "")
