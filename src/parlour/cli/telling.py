"""Any game in words: by its own text.py, or, where it has no words for something, by the fields of what happened."""

from collections.abc import Sequence
from typing import Any

from parlour.cli.phrases import phrase
from parlour.core import Entry, Event, Logged
from parlour.core.game import kebab


def told(entry: Entry, line: Logged, names: Sequence[str], language: str) -> list[str]:
    """The sentences of one line of a log."""
    return [_tell(entry, event, names, language) for event in line.events]


def _tell(entry: Entry, event: Event, names: Sequence[str], language: str) -> str:
    if entry.tell:
        return entry.tell(event, names, language)
    fields: Any = {name: getattr(event, name) for name in event.__struct_fields__}
    who = f"{names[fields.pop('seat')]}: " if isinstance(fields.get("seat"), int) else ""
    return who + " ".join([kebab(type(event).__name__).replace("-", " "), *(f"{k} {v}" for k, v in fields.items())])


def stamp(at: int) -> str:
    """Table time as people read it: 1:07.3."""
    return f"{at // 60_000}:{at // 1000 % 60:02}.{at // 100 % 10}"


def nameless(seats: int, language: str) -> list[str]:
    """Names for seats of which nothing is known."""
    return [phrase(language, "person", number=seat + 1) for seat in range(seats)]
