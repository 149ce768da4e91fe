"""Take a connection over from aiohttp once a client asks for a WebSocket."""

import asyncio
import re
from base64 import b64encode
from hashlib import sha1
from typing import Any

from aiohttp import HttpVersion11, web
from aiohttp.abc import AbstractStreamWriter

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
