"""What one connection says, on its way to the room."""

import asyncio
import logging

import msgspec

from parlour.server import hosting, wire
from parlour.server.acting import act
from parlour.server.house import House
from parlour.server.outbox import Connection, frame_of
from parlour.server.room import Room

log = logging.getLogger(__name__)

STRIKES = 100
"""Messages over the limit, in one connection, before it is closed."""

Heard = wire.ToServer | wire.Refused


class _Tagged(msgspec.Struct):
    id: wire.Id


class Ear:
    def __init__(self, house: House, room: Room, connection: Connection) -> None:
        self._house, self._room, self._connection = house, room, connection
        self._loop = asyncio.get_running_loop()
        self._strikes = 0

    def hear(self, data: object) -> bool:
        """Deal with a message at once. Not so a host's decision: it waits for what is being stored."""
        message = self._read(data)
        if isinstance(message, wire.Host):
            return False
        try:
            self._heed(self._admit(message))
        except Exception:
            log.exception("a message failed", extra={"game": self._room.record.game})
            self._connection.abort()
        return True

    async def attend(self, data: object) -> None:
        """Deal with a message that may take its time."""
        message = self._admit(self._read(data))
        if isinstance(message, wire.Host):
            await hosting.decide(self._room, self._connection, message)
        else:
            self._heed(message)

    def _read(self, data: object) -> Heard:
        most = self._house.limits.message_bytes
        if not isinstance(data, bytes) or len(data) > most:
            return wire.Refused(None, "too-big", f"a message has at most {most} bytes")
        try:
            return wire.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
            return wire.Refused(_id_in(data), "unreadable", str(wrong))

    def _admit(self, message: Heard) -> Heard:
        """Within the limit: as it is. Over it: a refusal, and at last a goodbye."""
        connection, metrics = self._connection, self._house.metrics
        connection.last_heard = self._loop.time()
        metrics.messages += 1
        if connection.messages.take(connection.last_heard):
            return message
        metrics.limited += 1
        self._strikes += 1
        if self._strikes > STRIKES:
            self._house.spawn(connection.leave(wire.Bye("too-fast")))
        return wire.Refused(getattr(message, "id", None), "too-fast", "too many messages; wait a moment")

    def _heed(self, message: Heard) -> None:
        match message:
            case wire.Act():
                act(self._room, self._connection, message)
            case wire.Pong(n=n):
                self._pong(n)
            case wire.React():
                self._react(message)
            case wire.Refused():
                self._connection.post(frame_of(message))
            case wire.Hello():
                self._refuse(None, "hello-again", "hello comes once")

    def _refuse(self, id: str | int | None, code: str, detail: str) -> None:
        self._connection.post(frame_of(wire.Refused(id, code, detail)))

    def _pong(self, n: int) -> None:
        trips = self._connection.trips
        before = trips.delay
        trips.pong(n, self._connection.last_heard)
        if trips.delay != before:
            self._room.crowd.measure()

    def _react(self, message: wire.React) -> None:
        connection = self._connection
        if connection.seat is None:
            self._refuse(message.id, "not-seated", "spectators only watch")
        elif not connection.reactions.take(connection.last_heard):
            self._house.metrics.limited += 1
            self._refuse(message.id, "too-fast", "one reaction a second")
        else:
            connection.post(frame_of(wire.Ok(message.id)))
            frame = frame_of(wire.Reaction(connection.seat, message.emoji))
            for other in self._room.crowd:
                other.post(frame)


def _id_in(data: bytes) -> str | int | None:
    try:
        return msgspec.json.decode(data, type=_Tagged).id
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
