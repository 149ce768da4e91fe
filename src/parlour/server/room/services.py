"""What a room is given to do its work with: a few things, not the whole server."""

from collections.abc import Callable, Collection
from typing import Protocol

from msgspec import Struct

from parlour.core import Seat
from parlour.server.jobs.bot_pool import BotPool
from parlour.server.limits import Limits
from parlour.server.loading.game_loader import Games
from parlour.server.metrics import Metrics
from parlour.server.room.moments import Shown
from parlour.server.server_time import ServerTime
from parlour.server.storage.records import Unsaved
from parlour.server.tasks import Tasks


class Beating(Protocol):
    """What the beat asks of a room, in this order."""

    is_dead: bool

    def attend(self) -> None:
        """Read what its people said."""

    def settle(self) -> None:
        """Let the table take what is due."""

    def take(self) -> Unsaved | None:
        """Hand over what is to be stored."""

    def show(self) -> None:
        """It is stored: answer, and show it to everybody."""

    def give_up(self) -> None:
        """It could not be stored, or something failed."""


class Bell(Protocol):
    def stir(self, room: Beating) -> None:
        """The next beat is this room's too."""

    def pulse(self) -> None:
        """The server's time is to run on."""


class Notices(Protocol):
    def look(self, shown: Shown, here: Collection[Seat]) -> None:
        """Notify the players who are asked and not `here` (COM-22)."""


class Services(Struct, frozen=True):
    games: Games
    bell: Bell
    tasks: Tasks
    time: ServerTime
    metrics: Metrics
    limits: Limits
    on_end: Callable[[str], None]
    """Called with a table's code when its room ends."""
    bot_pool: BotPool
    notices: Notices
    """To those who are away when it is their turn (COM-22)."""
    is_shared: bool
    """There may be other servers, and a table that sleeps is anybody's."""
