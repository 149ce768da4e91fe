"""What people say reaches their room: beat by beat, each in the order of what they said."""

from typing import Protocol

from parlour.server import wire
from parlour.server.live.connection import Connection
from parlour.server.room import hosting
from parlour.server.room.acting import Acting, heed
from parlour.server.room.crowd import identify
from parlour.server.room.hosting import Hosted
from parlour.server.tasks import Tasks


class Listener(Acting, Hosted, Protocol):
    """What of a room is needed here."""


class Listening:
    __slots__ = ("_room", "_speaking", "_tasks")

    def __init__(self, room: Listener, tasks: Tasks) -> None:
        self._room = room
        self._tasks = tasks
        self._speaking: dict[Connection, None] = {}

    def hear(self, connection: Connection) -> None:
        """It has said something: the next beat attends to it."""
        self._speaking[connection] = None
        self._room.stir()

    def attend(self) -> None:
        speaking, self._speaking = self._speaking, {}
        for connection in speaking:
            self._attend_to(connection)

    def _attend_to(self, connection: Connection) -> None:
        for message, arrived in connection.inbox.read():
            if isinstance(message, wire.Host):
                connection.inbox.is_held = True  # what its sender says next waits until this is done
                self._tasks.spawn(self._decide(connection, message))
            else:
                heed(self._room, connection, message, arrived)
        if connection.inbox.is_abused:
            connection.dismiss("too-fast")

    async def _decide(self, connection: Connection, message: wire.Host) -> None:
        try:
            await hosting.decide(self._room, connection, message)
        finally:
            connection.inbox.is_held = False
            if connection.place is None:  # it left meanwhile, and seats may have changed
                identify(connection, self._room.shown.record)
            self.hear(connection)
