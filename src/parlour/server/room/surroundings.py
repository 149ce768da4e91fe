"""What a room is given to do its work with: a few things, not the whole house."""

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from parlour.server.limits import Limits
from parlour.server.metrics import Metrics
from parlour.server.room.beat import Beating
from parlour.server.room.games import Games
from parlour.server.room.house_time import HouseTime
from parlour.server.room.notices import Notices
from parlour.server.room.thinking import Thinking
from parlour.server.tasks import Tasks


class Bell(Protocol):
    def stir(self, room: Beating) -> None:
        """The next beat is this room's too."""

    def pulse(self) -> None:
        """The house's time is to run on."""


class Surroundings(Struct, frozen=True):
    games: Games
    bell: Bell
    tasks: Tasks
    time: HouseTime
    metrics: Metrics
    limits: Limits
    on_end: Callable[[str], None]
    """Called with a table's code when its room ends."""
    thinking: Thinking
    notices: Notices
    """To those who are away when it is their turn (COM-22)."""
    is_shared: bool
    """There may be other houses, and a table that sleeps is anybody's."""
