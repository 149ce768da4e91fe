"""Views and events in words: messages with the names of the seats."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from parlour.core.game import Event, Seat, kebab
from parlour.languages import ENGLISH
from parlour.messages import catalogue, listed
from parlour.messages.catalogue import Value

Names = Sequence[str]


class Teller:
    """The messages and names for one view or event. Games add methods for their own values."""

    def __init__(self, package: str, names: Names, language: str) -> None:
        self.names = names
        self.language = language
        self.messages = catalogue(language, package)
        self.say = self.messages.say

    def name(self, seat: Seat) -> str:
        return self.names[seat]

    def all(self, seats: Iterable[Seat]) -> str:
        """Return the names of seats as a list in a sentence."""
        return listed([self.name(seat) for seat in seats], self.language)

    def winners(self, winners: Sequence[Seat], scores: Sequence[int]) -> str:
        """Report who has won the game: of several players nobody, if nobody scored (COM-26)."""
        if len(scores) > 1 and max(scores) <= 0:
            return self.say("result-no-points")
        return self.say("event-game-ended", names=self.all(winners), count=len(winners))

    def totals(self, scores: Iterable[int]) -> str:
        """Return the scores of all seats in a sentence."""
        listed = ", ".join(f"{name} {score}" for name, score in zip(self.names, scores, strict=False))
        return self.say("event-totals", scores=listed)


Sentence = Callable[[Any, Any], str]
"""Turns an event into a sentence: `sentence(teller, event)`."""
EventTexts = Mapping[type[Event], Sentence]
More = Callable[[Any, Any], Mapping[str, Value]]
"""Returns further values for the message of an event: `more(teller, event)`."""


def values_of(teller: Teller, event: Event) -> dict[str, Value]:
    """Return the fields of an event as values of a message. The client does the same (`valuesOf` in events.ts).

    A seat becomes a name, several seats a list of names with their count, and words are in capitals. A truth is "yes"
    or "no" and a missing value "none", for messages to choose by. Other fields are left to the game.
    """
    values: dict[str, Value] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if field in ("seats", "winners"):
            values |= {"names": teller.all(value), "count": len(value)}
        elif value is None:
            values[field] = "none"
        elif field in ("seat", "by"):
            values["name" if field == "seat" else field] = teller.name(value)
        elif isinstance(value, bool):
            values[field] = "yes" if value else "no"
        elif isinstance(value, str | int | float):
            values[field] = value.upper() if field == "word" else value  # type: ignore[union-attr]
    return values


def plain(prefix: str, more: More = lambda _teller, _event: {}) -> Sentence:
    """Return a sentence that fills an event's fields into the message PREFIX-NAME: `plain("lone-event")`."""

    def tell(teller: Teller, event: Event) -> str:
        values = {**values_of(teller, event), **more(teller, event)}
        return teller.say(f"{prefix}-{kebab(type(event).__name__)}", **values)

    return tell


def telling(
    kind: type[Teller], package: str, special: EventTexts, more: Mapping[type[Event], More]
) -> Callable[..., str]:
    """Return a game's `tell`: special sentences, and the message GAME-event-NAME for every other event.

    `more`: values that this message gets on top of the fields of an event, or in their place.
    """
    prefix = f"{package.rpartition('.')[2]}-event"
    usual, filled = plain(prefix), {event: plain(prefix, values) for event, values in more.items()}

    def tell(event: Event, names: Names, language: str = ENGLISH) -> str:
        sentence = special.get(type(event)) or filled.get(type(event), usual)
        return sentence(kind(package, names, language), event)

    return tell


plain_shared = plain("event")
"""The sentence of an event that several games have, from the shared messages."""
