"""Play on later: a pace at which everyone plays when they like, within a day (COM-18)."""

from typing import Final

from parlour.core.game import Millis, Seat, Wait

DAY: Millis = 86_400_000
"""The time for everything a seat is asked for (COM-18)."""
TOMORROW: Final = "tomorrow"


def waited_for(wait: Wait) -> tuple[Seat, ...]:
    """Return the seats whose turn it is: those asked for something that the table waits for (COM-22)."""
    return tuple(
        sorted(
            seat
            for seat, asks in wait.asks.items()
            if any(not kind.is_never_late and not kind.is_free for kind in asks)
        )
    )
