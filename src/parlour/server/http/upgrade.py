"""Take a connection over from aiohttp once a client asks for a WebSocket."""

import asyncio
from base64 import b64encode
from hashlib import sha1
from typing import Any

from aiohttp import web
from aiohttp.abc import AbstractStreamWriter

GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
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


def take_over(request: web.Request, protocol: asyncio.Protocol) -> asyncio.Transport:
    """Accept the WebSocket and give its connection to `protocol`. Raises HTTPBadRequest if it is no handshake."""
    handler: Any = request.protocol
    transport = request.transport
    if transport is None or transport.is_closing():
        raise ConnectionResetError("the client hung up")
    if not web.WebSocketResponse().can_prepare(request):
        raise web.HTTPBadRequest(text="this address is for WebSockets")
    key = request.headers["Sec-WebSocket-Key"].encode()
    accepted = b64encode(sha1(key + GUID, usedforsecurity=False).digest())
    early = _Early()
    handler.set_parser(early)
    transport.set_protocol(protocol)
    handler.transport = None  # aiohttp must not close what is no longer its own
    handler.connection_lost(None)
    protocol.connection_made(transport)
    transport.write(SWITCHING + b"Sec-WebSocket-Accept: " + accepted + b"\r\n\r\n")
    if early.data:
        protocol.data_received(early.data)
    return transport
