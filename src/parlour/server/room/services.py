"""What a room needs of its server."""

from collections.abc import Awaitable, Callable, Collection
from typing import Protocol

from msgspec import Struct

from parlour.core import Seat
from parlour.server.jobs.bot_pool import BotPool
from parlour.server.limits import Limits
from parlour.server.loading.game_loader import Games
from parlour.server.metrics import Metrics
from parlour.server.room.moments import Shown
from parlour.server.server_time import ServerTime
from parlour.server.storage.club_records import ClubRecord
from parlour.server.storage.records import TableRecord, Unsaved
from parlour.server.tasks import Tasks


class Beating(Protocol):
    """What the beat asks of a room, in this order."""

    is_dead: bool

    def attend(self) -> None:
        """Read what its people said."""

    def settle(self) -> None:
        """Let the table take what is due."""

    def take(self) -> Unsaved | None:
        """Return what is to be stored."""

    def show(self) -> None:
        """Answer and show what is stored now."""

    def give_up(self) -> None:
        """End the room: it could not be stored, or something failed."""


class Services(Struct, frozen=True):
    games: Games
    stir: Callable[[Beating], None]
    """Includes a room in the next beat."""
    pulse: Callable[[], None]
    """Lets the server's time run on."""
    tasks: Tasks
    time: ServerTime
    metrics: Metrics
    limits: Limits
    bot_pool: BotPool
    notify: Callable[[Shown, Collection[Seat]], None]
    """Notifies the players who are asked and not among these seats (COM-22)."""
    is_shared: bool
    """Other servers may be on the same database, and may take a table that sleeps."""
    find: Callable[[str], Awaitable[TableRecord | None]]
    """Finds the stored record of another table."""
    find_club: Callable[[str], Awaitable[ClubRecord | None]]
    on_end: Callable[[str], None] = lambda _: None
    """Called with a table's code when its room ends."""
