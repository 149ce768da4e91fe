"""Views and events in words: the phrases of a language with the names of the seats."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from parlour.core.game import Event, Seat
from parlour.core.languages import in_language
from parlour.core.texts import PHRASES

Names = Sequence[str]


@cache
def phrases_beside(module: str, language: str) -> dict[str, Any]:
    """Return the phrases of a language from the `phrases.json` beside a module (`__file__`)."""
    every: dict[str, dict[str, Any]] = msgspec.json.decode(Path(module).with_name(PHRASES).read_bytes())
    return in_language(every, language)


class Teller:
    """The phrases and names for one view or event. Games add methods for their own values."""

    joint = ", "
    """The separator between names."""

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


Sentence = Callable[[Any, Any], str]
"""Turns an event into a sentence: `sentence(teller, event)`."""
EventTexts = Mapping[type[Event], Sentence]


def plain(key: str) -> Sentence:
    """Return a sentence that puts an event's fields into a phrase, with words in capitals and names for seats."""

    def say(teller: Teller, event: Any) -> str:
        parts: dict[str, Any] = {field: getattr(event, field) for field in event.__struct_fields__}
        if "word" in parts:
            parts["word"] = event.word.upper()
        if "seat" in parts:
            parts["name"] = teller.name(event.seat)
        if "by" in parts:
            parts["by"] = "" if event.by is None else teller.name(event.by)
        return teller.say(key, names=teller.all(parts.get("seats", parts.get("winners", ()))), **parts)

    return say
