"""What one connection says, on its way to the room."""

import logging
from collections import deque
from time import monotonic

import msgspec

from parlour.server import hosting, wire
from parlour.server.acting import act
from parlour.server.house import House
from parlour.server.outbox import Connection, frame_of
from parlour.server.room import Room

log = logging.getLogger(__name__)

STRIKES = 100
"""Messages over the limit, in one connection, before it is closed."""
MOST = 400
"""Messages that may wait to be attended to."""

Heard = wire.ToServer | wire.Refused


class _Tagged(msgspec.Struct):
    id: wire.Id


_tagged = msgspec.json.Decoder(_Tagged)


class Ear:
    """Messages are noted with the moment of their arrival and attended to together, right before the next commit.

    In the order in which they came: while a decision of the host takes its time, what follows it waits.
    """

    def __init__(self, house: House, room: Room, connection: Connection) -> None:
        self._house, self._room, self._connection = house, room, connection
        self._heard: deque[tuple[bytes | wire.Refused, float]] = deque()
        self._strikes = 0
        self._is_deciding = False

    def hear(self, data: object) -> None:
        if len(self._heard) < MOST:
            self._heard.append((self._kept(data), monotonic()))
            self._house.writer.stir(self)
        else:
            self._send_away()

    def pump(self) -> None:
        """Attend to what was heard."""
        while self._heard and not self._is_deciding:
            data, arrived = self._heard.popleft()
            message = self._admit(self._read(data), arrived)
            if isinstance(message, wire.Host):
                self._is_deciding = True
                self._house.spawn(self._decide(message))
            else:
                self._heed(message, arrived)

    def lost(self) -> None:
        self._connection.abort()

    async def _decide(self, message: wire.Host) -> None:
        try:
            await hosting.decide(self._room, self._connection, message)
        except Exception:
            log.exception("a decision of the host failed", extra={"decision": type(message.do).__name__})
            self._room.lost()
        finally:
            self._is_deciding = False
            self._house.writer.stir(self)

    def _kept(self, data: object) -> bytes | wire.Refused:
        """Of what is too long only the id is kept while it waits."""
        most = self._house.limits.message_bytes
        if isinstance(data, bytes) and len(data) <= most:
            return data
        id = _id_in(data) if isinstance(data, bytes) else None
        return wire.Refused(id, "too-big", f"a message has at most {most} bytes")

    def _read(self, data: bytes | wire.Refused) -> Heard:
        if isinstance(data, wire.Refused):
            return data
        try:
            return wire.decode(data)
        except msgspec.DecodeError as wrong:
            return wire.Refused(_id_in(data), "unreadable", str(wrong))

    def _admit(self, message: Heard, arrived: float) -> Heard:
        """Within the limit: as it is. Over it: a refusal, and at last a goodbye."""
        connection, metrics = self._connection, self._house.metrics
        connection.last_heard = arrived
        metrics.messages += 1
        if connection.messages.take(arrived):
            return message
        metrics.limited += 1
        self._strikes += 1
        if self._strikes > STRIKES:
            self._send_away()
        return wire.Refused(getattr(message, "id", None), "too-fast", "too many messages; wait a moment")

    def _send_away(self) -> None:
        self._house.spawn(self._connection.leave(wire.Bye("too-fast")))

    def _heed(self, message: Heard, arrived: float) -> None:
        match message:
            case wire.Act():
                act(self._room, self._connection, message, arrived)
            case wire.Pong(n=n):
                self._pong(n, arrived)
            case wire.React():
                self._react(message, arrived)
            case wire.Refused():
                self._connection.post(frame_of(message))
            case wire.Hello():
                self._refuse(None, "hello-again", "hello comes once")

    def _refuse(self, id: str | int | None, code: str, detail: str) -> None:
        self._connection.post(frame_of(wire.Refused(id, code, detail)))

    def _pong(self, n: int, arrived: float) -> None:
        trips = self._connection.trips
        before = trips.delay
        trips.pong(n, arrived)
        if trips.delay != before:
            self._room.crowd.measure()

    def _react(self, message: wire.React, arrived: float) -> None:
        connection = self._connection
        if connection.seat is None:
            self._refuse(message.id, "not-seated", "spectators only watch")
        elif not connection.reactions.take(arrived):
            self._house.metrics.limited += 1
            self._refuse(message.id, "too-fast", "one reaction a second")
        else:
            connection.post(frame_of(wire.Ok(message.id)))
            frame = frame_of(wire.Reaction(connection.seat, message.emoji))
            for other in self._room.crowd:
                other.post(frame)


def _id_in(data: bytes) -> str | int | None:
    try:
        return wire.read(_tagged, data).id
    except msgspec.DecodeError:
        return None
