"""Play on later: a pace at which everyone plays when they like, within a day (COM-18)."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from parlour.core.game import Event, Millis, Move, Refused, Seat, Wait
from parlour.core.settings import says

DAY: Millis = 86_400_000
"""So long everybody has for what they are asked (COM-18)."""
TOMORROW = "tomorrow"
Pace = Annotated[
    Literal["now", "tomorrow"],
    says(
        en="Now, all at the table; or until tomorrow: everyone plays when they like, within a day.",
        uk="Зараз, усі за столом; або до завтра: кожен грає, коли зручно, протягом доби.",
    ),
]


class Look(Move, frozen=True):
    """Show me the roll: from now on my own time runs (COM-19)."""


class Looked(Event, frozen=True):
    """Somebody looks at the roll, which nobody else learns from it; when their time is up is no secret (COM-19)."""

    seat: Seat
    until: Millis


def is_later(settings: Mapping[str, Any]) -> bool:
    """Is this a table where everyone plays when they like (COM-18)?"""
    return settings.get("pace") == TOMORROW


def waited_for(wait: Wait) -> tuple[Seat, ...]:
    """Whose turn it is: who is asked for something that the table waits for (COM-22)."""
    return tuple(
        sorted(
            seat
            for seat, asks in wait.asks.items()
            if any(not kind.is_never_late and not kind.is_free for kind in asks)
        )
    )


def check_later(settings: Any, **only: object) -> None:
    """What needs everybody at the table at once does not go together with playing until tomorrow (COM-18): `only` names
    settings, and what they have to be then."""
    if settings.pace == TOMORROW:
        for name, value in only.items():
            if getattr(settings, name) != value:
                raise Refused("not-until-tomorrow", f"{name} needs everybody at once: it does not go with tomorrow")
