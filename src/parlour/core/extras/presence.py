"""Who is at a seat: moves that only the server makes, so that the log has them and games replay without a server."""

from typing import ClassVar

from parlour.core.game import Move


class PersonHere(Move, frozen=True):
    """The person of this seat is connected. That is assumed of a seat until the server says otherwise."""

    is_never_late: ClassVar[bool] = True


class PersonAway(Move, frozen=True):
    """The person of this seat is not connected now."""

    is_never_late: ClassVar[bool] = True


class BotPlays(Move, frozen=True):
    """A bot plays this seat."""

    is_never_late: ClassVar[bool] = True


Presence = PersonHere | PersonAway | BotPlays
PRESENCE: frozenset[type[Move]] = frozenset({PersonHere, PersonAway, BotPlays})
