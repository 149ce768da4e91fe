"""The live connection of a client: one socket, hello first, then messages both ways."""

import asyncio
import logging
from time import monotonic
from urllib.parse import urlsplit

import msgspec
from aiohttp import WSMsgType, web

from parlour.core import Refused
from parlour.server import wire
from parlour.server.crowd import identify
from parlour.server.desk import HOUSE, address_of, find_room
from parlour.server.ear import Ear
from parlour.server.house import House
from parlour.server.inbox import MESSAGES, LiveSocket
from parlour.server.outbox import Connection
from parlour.server.room import Room
from parlour.server.seats import hash_of

log = logging.getLogger(__name__)

HELLO_SECONDS = 10


async def live(request: web.Request) -> web.StreamResponse:
    house = request.app[HOUSE]
    _check_origin(request)
    room = await find_room(request)
    address = address_of(request)
    if house.addresses[address] >= house.limits.connections:
        house.metrics.limited += 1
        raise Refused("too-many", "too many connections from here")
    socket = LiveSocket(house.limits.refusable_bytes)
    await socket.prepare(request)
    assert request.transport is not None
    connection = Connection(socket, request.transport, house.limits)
    house.connections[connection] = None
    house.addresses[address] += 1
    try:
        await _talk(house, room, connection)
    finally:
        socket.inbox.hear = None
        house.connections.pop(connection, None)
        house.addresses[address] -= 1
        if not house.addresses[address]:
            del house.addresses[address]
        if connection.room is not None:
            connection.room.detach(connection)
    return socket


def _check_origin(request: web.Request) -> None:
    """A page of another site may not speak for a player. What is no browser sends no Origin."""
    origin = request.headers.get("Origin")
    if origin is not None and _host_of(origin) != request.host:
        raise Refused("bad-origin", "this page may not connect here")


def _host_of(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # "http://[" is no address
        return ""


async def _talk(house: House, room: Room, connection: Connection) -> None:
    """What fails from here on can no longer be told as an answer to the request."""
    try:
        await _greet(house, room, connection)
    except ConnectionError:
        pass  # the line broke while something was being said
    except Exception:
        log.exception("a connection failed")
        await connection.leave(wire.Bye("trouble"))


async def _greet(house: House, room: Room, connection: Connection) -> None:
    hello = await _hello(connection)
    if hello is None:
        await connection.leave(wire.Bye("hello-first"))
        return
    if room.is_dead:
        room = await house.rooms.wake(room.record.code)
    connection.token = None if hello.token is None else hash_of(hello.token)
    if connection.token is not None and not identify(connection, room.shown.record):
        await connection.leave(wire.Bye("no-such-seat"))
        return
    if connection.token is None and room.crowd.spectators >= house.limits.spectators:
        await connection.leave(wire.Bye("full"))
        return
    connection.plain = hello.plain
    room.attach(connection, hello.seq)
    house.ping(connection, connection.last_heard)
    await _listen(house, room, connection)


async def _hello(connection: Connection) -> wire.Hello | None:
    connection.last_heard = monotonic()
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            frame = await connection.socket.receive()
        hello = wire.decode(frame.data) if frame.type == WSMsgType.TEXT else None
    except (TimeoutError, msgspec.DecodeError):
        return None
    return hello if isinstance(hello, wire.Hello) else None


async def _listen(house: House, room: Room, connection: Connection) -> None:
    """Messages are heard the moment they arrive. Here is waited for the end, after what came in with the hello."""
    ear = Ear(house, room, connection)
    connection.socket.inbox.hear = ear.hear
    async for frame in connection.socket:
        if frame.type in MESSAGES:
            ear.hear(frame.data)
    ear.pump()
