"""A WebSocket client that costs little. A busy load generator would hide the server's own latency."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT = 0x81
NO_MASK = bytes(4)
"""A mask of zeros is legal and leaves the text as it is."""


class Connection(asyncio.Protocol):
    """One live connection. `on_text` is called with every text that arrives."""

    def __init__(self) -> None:
        self.on_text: Callable[[bytes], None] = lambda _: None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._unread = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._write = cast(asyncio.Transport, transport).write
        self.abort = cast(asyncio.Transport, transport).abort

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if not self.opened.done():
            self._read_handshake()
        while (text := self._next_text()) is not None:
            self.on_text(text)

    def send(self, text: bytes) -> None:
        assert len(text) < 126
        self._write(bytes((TEXT, 0x80 | len(text))) + NO_MASK + text)

    def request(self, host: str, path: str) -> None:
        """Ask the server for a WebSocket."""
        lines = (
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        )
        self._write("\r\n".join((*lines, "", "")).encode())

    def _read_handshake(self) -> None:
        head, end, rest = self._unread.partition(b"\r\n\r\n")
        if end:
            assert head.startswith(b"HTTP/1.1 101 "), head
            self._unread = rest
            self.opened.set_result(None)

    def _next_text(self) -> bytes | None:
        """Return the next complete text, or None. Servers send no masks; other frames end the connection."""
        unread = self._unread
        if not self.opened.done() or len(unread) < 2 or unread[0] != TEXT:
            return None
        size, start = unread[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(unread[2:start], "big")
        if len(unread) < start + size:
            return None
        self._unread = unread[start + size :]
        return unread[start : start + size]


async def open_connection(url: str) -> Connection:
    to = urlsplit(url)
    _, connection = await asyncio.get_running_loop().create_connection(Connection, to.hostname, to.port)
    connection.request(to.netloc, to.path)
    await connection.opened
    return connection
