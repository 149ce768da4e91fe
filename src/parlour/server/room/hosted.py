"""What a host's decisions use of a room."""

from typing import Protocol

from parlour.core import Entry
from parlour.server.room.evening.evening import Rematch
from parlour.server.room.moments import Shown
from parlour.server.room.people.crowd import Crowd
from parlour.server.room.receipts import Key, Receipts, Reply
from parlour.server.room.services import Services
from parlour.server.room.state import RoomState


class Hosted(Protocol):
    """The part of a room that a host's decisions use."""

    state: RoomState
    receipts: Receipts
    services: Services
    crowd: Crowd
    rematch: Rematch

    @property
    def entry(self) -> Entry: ...
    @property
    def shown(self) -> Shown: ...
    def answer(self, key: Key, reply: Reply) -> None: ...
    async def stored(self) -> None: ...
