"""The live connection of a client: a WebSocket, with hello first."""

import asyncio
import logging
import re
from base64 import b64encode
from hashlib import sha1
from time import monotonic
from typing import Any

import msgspec
from aiohttp import HttpVersion11, web
from aiohttp.abc import AbstractStreamWriter
from sqlalchemy.exc import SQLAlchemyError

from parlour.core import Refused
from parlour.server import wire
from parlour.server.http.asking import find_room
from parlour.server.http.middleware import LIMITS, SERVER, address_of, check_origin
from parlour.server.live.connection import Connection, Who
from parlour.server.live.inbox import Inbox
from parlour.server.live.outbox import Outbox
from parlour.server.live.socket import LiveSocket
from parlour.server.room.people.crowd import identify
from parlour.server.room.room import Room
from parlour.server.server import Server
from parlour.server.storage.leases import Elsewhere
from parlour.server.tokens import hash_of, new_token

GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
KEY = re.compile(r"[A-Za-z0-9+/]{22}==")
"""16 bytes in base 64."""
SWITCHING = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: upgrade\r\n"


class Passed(web.Response):
    """The response was written already, past aiohttp."""

    @property
    def prepared(self) -> bool:
        return True

    async def prepare(self, request: web.BaseRequest) -> AbstractStreamWriter | None:
        return None

    async def write_eof(self, data: bytes = b"") -> None:
        return None


class _Early:
    """What a client sent together with its request. aiohttp takes this for a parser."""

    def __init__(self) -> None:
        self.data = b""

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        self.data += data
        return False, b""

    def feed_eof(self) -> None: ...


def accept(request: web.Request) -> bytes:
    """Return the response that accepts a WebSocket (RFC 6455, section 4.2). Raises HTTPBadRequest if it is no
    handshake."""
    headers, key = request.headers, request.headers.get("Sec-WebSocket-Key", "")
    is_handshake = (
        request.method == "GET"
        and request.version >= HttpVersion11
        and headers.get("Upgrade", "").strip().lower() == "websocket"
        and "upgrade" in [one.strip().lower() for one in headers.get("Connection", "").split(",")]
        and headers.get("Sec-WebSocket-Version", "").strip() == "13"
        and KEY.fullmatch(key)
    )
    if not is_handshake:
        raise web.HTTPBadRequest(text="this address is for WebSockets")
    digest = sha1(key.encode() + GUID, usedforsecurity=False).digest()
    return SWITCHING + b"Sec-WebSocket-Accept: " + b64encode(digest) + b"\r\n\r\n"


def take_over(request: web.Request, protocol: asyncio.Protocol, response: bytes) -> asyncio.Transport:
    """Give the connection of a request to `protocol`, after writing the response.

    Everything that we touch in aiohttp for it is here. Raises ConnectionResetError if the client has hung up.
    """
    handler: Any = request.protocol
    transport = request.transport
    if transport is None or transport.is_closing():
        raise ConnectionResetError("the client hung up")
    early = _Early()
    handler.set_parser(early)
    transport.set_protocol(protocol)
    handler.transport = None  # aiohttp must not close what is no longer its own
    handler.connection_lost(None)
    protocol.connection_made(transport)
    transport.write(response)
    if early.data:
        protocol.data_received(early.data)
    return transport


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
    accepted = accept(request)
    bucket = request.app[LIMITS]["frames_of_address"][address]
    socket = LiveSocket(server.limits, bucket, lambda: _end(server, connection))
    transport = take_over(request, socket, accepted)
    is_silent = server.store.watch.is_over if server.store.is_shared else None
    inbox, outbox = Inbox(server.limits, server.metrics), Outbox(transport, is_silent)
    connection = Connection(socket, inbox, outbox, server.tasks, Who(address))
    server.connections[connection] = None
    server.addresses[address] += 1
    server.tasks.spawn(_welcome(server, room, connection))
    return Passed()


def _end(server: Server, connection: Connection) -> None:
    """Forget a connection that has ended."""
    address = connection.who.address
    server.connections.pop(connection, None)
    server.addresses[address] -= 1
    if not server.addresses[address]:
        del server.addresses[address]
    if connection.place is not None:
        connection.place.lose(connection)


async def _welcome(server: Server, room: Room, connection: Connection) -> None:
    """Let a connection into its room, or close it. From here on errors can't be answered over HTTP."""
    try:
        hello = await _hello(connection)
        if room.is_dead:
            room = await server.rooms.wake(room.record.code)
        if (why_not := _admit(server, room, connection, hello)) is not None:
            await connection.leave(why_not)
        elif hello is not None and not connection.socket.is_over:
            connection.greet(monotonic())
            room.attach(connection, hello.seq)
            if server.beat.is_stalled:
                connection.say(wire.Stall(True))
            connection.socket.listen(connection.hear)
    except Elsewhere:
        await connection.leave("restart")
    except SQLAlchemyError as wrong:
        log.error("a connection failed", extra={"because": type(wrong).__name__})
        await connection.leave("trouble")
    except Exception:
        log.exception("a connection failed")
        await connection.leave("trouble")


async def _hello(connection: Connection) -> wire.Hello | None:
    connection.inbox.last_heard = monotonic()
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            first = await connection.socket.first()
        hello = None if first is None else wire.decode(first)
    except (TimeoutError, msgspec.DecodeError):
        return None
    return hello if isinstance(hello, wire.Hello) else None


def _admit(server: Server, room: Room, connection: Connection, hello: wire.Hello | None) -> wire.Farewell | None:
    """Give the connection its seat, or return why it can't stay."""
    if hello is None:
        return "hello-first"
    who = connection.who
    who.plain = hello.plain
    who.takes_changes = hello.changes and hello.plain is None
    who.screen = hash_of(hello.key or new_token()) if hello.screen else None
    who.shown = None if hello.token is None else hash_of(hello.token)
    if who.shown is not None:
        if not identify(who, room.shown.record) or who.token is None:
            return "no-such-seat"
        return "full" if len(room.crowd.of(who.token)) >= server.limits.tabs else None
    return "full" if room.crowd.spectators >= server.limits.spectators else None
