"""The live connection of a client: one socket, hello first, then messages both ways."""

import asyncio
from urllib.parse import urlsplit

import msgspec
from aiohttp import WSMsgType, web

from parlour.server import hosting, wire
from parlour.server.acting import act
from parlour.server.crowd import identify
from parlour.server.desk import HOUSE, address_of, find_room, refuse
from parlour.server.house import House
from parlour.server.outbox import Connection, frame_of
from parlour.server.room import Room
from parlour.server.seats import hash_of

HELLO_SECONDS = 10
STRIKES = 100
"""Messages over the limit, in one connection, before it is closed."""


class _Tagged(msgspec.Struct):
    id: wire.Id


async def live(request: web.Request) -> web.StreamResponse:
    house = request.app[HOUSE]
    _check_origin(request)
    room = await find_room(request)
    address = address_of(request)
    if house.addresses[address] >= house.limits.connections:
        house.metrics.limited += 1
        raise refuse("too-many", "too many connections from here")
    socket = web.WebSocketResponse(
        compress=False, decode_text=False, max_msg_size=4 * house.limits.message_bytes, timeout=2.0
    )
    await socket.prepare(request)
    assert request.transport is not None
    connection = Connection(socket, request.transport, house.limits)
    house.connections[connection] = None
    house.addresses[address] += 1
    try:
        await _greet(house, room, connection)
    finally:
        house.connections.pop(connection, None)
        house.addresses[address] -= 1
        if connection.room is not None:
            connection.room.detach(connection)
    return socket


def _check_origin(request: web.Request) -> None:
    """A page of another site may not speak for a player. What is no browser sends no Origin."""
    origin = request.headers.get("Origin")
    if origin is not None and urlsplit(origin).netloc != request.host:
        raise refuse("bad-origin", "this page may not connect here")


async def _greet(house: House, room: Room, connection: Connection) -> None:
    hello = await _hello(connection)
    if room.is_dead:
        room = await house.rooms.wake(room.record.code)
    if hello is None:
        await connection.leave(wire.Bye("hello-first"))
        return
    connection.token = None if hello.token is None else hash_of(hello.token)
    if connection.token is not None and not identify(connection, room.shown.record):
        await connection.leave(wire.Bye("no-such-seat"))
        return
    if connection.token is None and room.crowd.spectators >= house.limits.spectators:
        await connection.leave(wire.Bye("full"))
        return
    room.attach(connection, hello.seq)
    house.ping(connection, connection.last_heard)
    await _listen(house, room, connection)


async def _hello(connection: Connection) -> wire.Hello | None:
    connection.last_heard = asyncio.get_running_loop().time()
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            frame = await connection.socket.receive()
        hello = wire.decode(frame.data) if frame.type == WSMsgType.TEXT else None
    except (TimeoutError, msgspec.DecodeError):
        return None
    return hello if isinstance(hello, wire.Hello) else None


async def _listen(house: House, room: Room, connection: Connection) -> None:
    loop = asyncio.get_running_loop()
    strikes = 0
    async for frame in connection.socket:
        now = connection.last_heard = loop.time()
        house.metrics.messages += 1
        message = _read(house, frame.data)
        if not connection.messages.take(now):
            strikes += 1
            message = wire.Refused(getattr(message, "id", None), "too-fast", "too many messages; wait a moment")
            house.metrics.limited += 1
        if strikes > STRIKES:
            await connection.leave(wire.Bye("too-fast"))
            return
        match message:
            case wire.Act():
                act(room, connection, message)
            case wire.Pong(n=n):
                _pong(room, connection, n, now)
            case wire.Host():
                await hosting.decide(room, connection, message)
            case wire.React():
                _react(house, room, connection, message, now)
            case wire.Refused():
                connection.post(frame_of(message))
            case wire.Hello():
                connection.post(frame_of(wire.Refused(None, "hello-again", "hello comes once")))


def _read(house: House, data: object) -> wire.ToServer | wire.Refused:
    if not isinstance(data, bytes | bytearray) or len(data) > house.limits.message_bytes:
        return wire.Refused(None, "too-big", f"a message has at most {house.limits.message_bytes} bytes")
    try:
        return wire.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        return wire.Refused(_id_in(data), "unreadable", str(wrong))


def _id_in(data: bytes | bytearray) -> str | None:
    try:
        return msgspec.json.decode(data, type=_Tagged).id
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def _pong(room: Room, connection: Connection, n: int, now: float) -> None:
    before = connection.trips.delay
    connection.trips.pong(n, now)
    if connection.trips.delay != before:
        room.crowd.measure()


def _react(house: House, room: Room, connection: Connection, message: wire.React, now: float) -> None:
    if connection.seat is None:
        connection.post(frame_of(wire.Refused(message.id, "not-seated", "spectators only watch")))
    elif not connection.reactions.take(now):
        house.metrics.limited += 1
        connection.post(frame_of(wire.Refused(message.id, "too-fast", "one reaction a second")))
    else:
        frame = frame_of(wire.Reaction(connection.seat, message.emoji))
        connection.post(frame_of(wire.Ok(message.id)))
        for other in room.crowd:
            other.post(frame)
