"""Any game in words: by its own text.py, or, where it has no words for something, by the fields of what happened."""

from collections.abc import Sequence

from parlour.core import Entry, Logged
from parlour.messages import catalogue


def told(entry: Entry, line: Logged, names: Sequence[str], language: str) -> list[str]:
    """The sentences of one line of a log."""
    return [entry.sentence(event, names, language) for event in line.events]


def stamp(at: int) -> str:
    """Table time as people read it: 1:07.3."""
    return f"{at // 60_000}:{at // 1000 % 60:02}.{at // 100 % 10}"


def nameless(seats: int, language: str) -> list[str]:
    """Names for seats of which nothing is known."""
    return [catalogue(language).say("player-number", number=seat + 1) for seat in range(seats)]
