"""Play on later: a pace at which everyone plays when they like, within a day (COM-18)."""

from typing import Any, Literal

from parlour.core.game import Millis, Refused, Seat, Wait

DAY: Millis = 86_400_000
"""The time for everything a seat is asked for (COM-18)."""
TOMORROW = "tomorrow"
Pace = Literal["now", "tomorrow"]


def is_later(settings: Any) -> bool:
    """Return whether everyone plays when they like (COM-18). Takes a game's settings or those stored with a table."""
    pace = settings.get("pace") if isinstance(settings, dict) else settings.pace
    return bool(pace == TOMORROW)


def day_or(settings: Any, usual: Millis) -> Millis:
    """Return a day where everyone plays when they like, else the usual time (COM-18)."""
    return DAY if is_later(settings) else usual


def check_later(settings: Any, **only: object) -> None:
    """Raise `Refused` if a setting needs everybody at once and the table plays until tomorrow (COM-18).

    `only` names such settings, with the value that each must have then.
    """
    if is_later(settings):
        for name, value in only.items():
            if getattr(settings, name) != value:
                raise Refused("not-until-tomorrow", f"{name} needs everybody at once: it does not go with tomorrow")


def waited_for(wait: Wait) -> tuple[Seat, ...]:
    """Return the seats whose turn it is: those asked for something that the table waits for (COM-22)."""
    return tuple(
        sorted(
            seat
            for seat, asks in wait.asks.items()
            if any(not kind.is_never_late and not kind.is_free for kind in asks)
        )
    )
