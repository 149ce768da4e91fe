"""The live connection of a client: a WebSocket, with hello first."""

import asyncio
import logging
from time import monotonic

import msgspec
from aiohttp import WSMsgType, web
from sqlalchemy.exc import SQLAlchemyError

from parlour.core import Refused
from parlour.server import wire
from parlour.server.http.asking import find_room
from parlour.server.http.middleware import SERVER, address_of, check_origin
from parlour.server.live.connection import Connection
from parlour.server.live.inbox import Inbox
from parlour.server.live.outbox import Outbox
from parlour.server.live.socket import LiveSocket
from parlour.server.room.people.crowd import identify
from parlour.server.room.room import Room
from parlour.server.server import Server
from parlour.server.storage.leases import Elsewhere
from parlour.server.tokens import hash_of

log = logging.getLogger(__name__)

HELLO_SECONDS = 10


async def live(request: web.Request) -> web.StreamResponse:
    server = request.app[SERVER]
    check_origin(request)
    room = await find_room(request)
    address = address_of(request)
    if server.addresses[address] >= server.limits.connections:
        server.metrics.limited += 1
        raise Refused("too-many", "too many connections from here")
    socket = LiveSocket(server.limits)
    await socket.prepare(request)
    assert request.transport is not None
    is_silent = server.store.watch.is_over if server.store.is_shared else None
    inbox, outbox = Inbox(server.limits, server.metrics), Outbox(request.transport, is_silent)
    connection = Connection(socket, inbox, outbox, server.tasks, address)
    server.connections[connection] = None
    server.addresses[address] += 1
    try:
        await _talk(server, room, connection, socket)
    finally:
        _forget(server, connection, address)
    return socket


def _forget(server: Server, connection: Connection, address: str) -> None:
    server.connections.pop(connection, None)
    server.addresses[address] -= 1
    if not server.addresses[address]:
        del server.addresses[address]


async def _talk(server: Server, room: Room, connection: Connection, socket: LiveSocket) -> None:
    """Talk until the connection ends. From here on errors can't be answered over HTTP."""
    try:
        hello = await _hello(connection, socket)
        if room.is_dead:
            room = await server.rooms.wake(room.record.code)
        if (why_not := _admit(server, room, connection, hello)) is not None:
            await connection.leave(why_not)
        elif hello is not None:
            await _stay(server, room, connection, socket, hello)
    except ConnectionError:
        pass  # the connection broke while something was being sent
    except Elsewhere:
        await connection.leave("restart")
    except SQLAlchemyError as wrong:
        log.error("a connection failed", extra={"because": type(wrong).__name__})
        await connection.leave("trouble")
    except Exception:
        log.exception("a connection failed")
        await connection.leave("trouble")


async def _hello(connection: Connection, socket: LiveSocket) -> wire.Hello | None:
    connection.inbox.last_heard = monotonic()
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            frame = await socket.first()
        hello = wire.decode(frame.data) if frame.type == WSMsgType.TEXT else None
    except (TimeoutError, msgspec.DecodeError):
        return None
    return hello if isinstance(hello, wire.Hello) else None


def _admit(server: Server, room: Room, connection: Connection, hello: wire.Hello | None) -> wire.Farewell | None:
    """Give the connection its seat, or return why it can't stay."""
    if hello is None:
        return "hello-first"
    who = connection.who
    who.plain = hello.plain
    who.is_screen = hello.screen
    who.token = None if hello.token is None else hash_of(hello.token)
    if who.token is not None:
        if not identify(who, room.shown.record):
            return "no-such-seat"
        return "full" if len(room.crowd.of(who.token)) >= server.limits.tabs else None
    return "full" if room.crowd.spectators >= server.limits.spectators else None


async def _stay(server: Server, room: Room, connection: Connection, socket: LiveSocket, hello: wire.Hello) -> None:
    """Stay in the room until the connection ends. Messages that arrived before that still count."""
    connection.greet(monotonic())
    room.attach(connection, hello.seq)
    try:
        if server.beat.is_stalled:
            connection.say(wire.Stall(True))
        await socket.listen(connection.hear)
        if not room.is_dead:
            room.attend()
    finally:
        room.detach(connection)
