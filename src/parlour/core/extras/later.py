"""Play on later: a pace at which everyone plays when they like, within a day (COM-18)."""

from collections.abc import Collection, Mapping
from typing import Any, Literal

from msgspec import Struct

from parlour.core.game import Asks, Event, Millis, Move, Refused, Seat, Wait

DAY: Millis = 86_400_000
"""The time for everything a seat is asked for (COM-18)."""
TOMORROW = "tomorrow"
Pace = Literal["now", "tomorrow"]


class Look(Move, frozen=True):
    """Show me the roll: from now on my own time runs (COM-19)."""


class Looked(Event, frozen=True):
    """A seat looks at the roll, which nobody else learns from it; when its time is up is no secret (COM-19)."""

    seat: Seat
    until: Millis


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


class OwnTimes(Struct, frozen=True):
    """A round in which every seat looks at the roll within a day, and then has a time of its own (COM-19)."""

    until: Millis
    """When the day ends."""
    unseen: tuple[Seat, ...]
    """The seats that have not looked yet."""
    running: Mapping[Seat, Millis]
    """The seats that play now, and when the time of each is up."""

    def wait(self, play: Asks, present: tuple[Seat, ...], span: Millis, on: str) -> Wait:
        """Return what the round waits for. Every seat knows its own deadline; `span` is the time of one's own.

        A seat that has finished is not asked again: its time is not given twice (COM-19).
        """
        ends = [*self.running.values(), *([self.until] if self.unseen else [])]
        return Wait(
            asks=dict.fromkeys(self.unseen, (Look,)) | dict.fromkeys(self.running, play),
            until=min(ends),
            present=present,
            span=DAY,
            on=on,
            known={seat: self.running.get(seat, max(ends)) for seat in present},
            spans={seat: span if seat in self.running else DAY for seat in present},
        )

    def late(self, at: Millis) -> list[Seat]:
        """Return the seats whose own time is up."""
        return [seat for seat, until in self.running.items() if until <= at]

    def is_open(self, absent: Collection[Seat]) -> bool:
        """Return whether the round goes on. It does not wait for seats that let the last one pass (COM-20)."""
        return bool(self.running) or any(seat not in absent for seat in self.unseen)
