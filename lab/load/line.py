"""A WebSocket client that costs little: beside a busy generator the server's latency could not be seen."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT = 0x81
UNMASKED = bytes(4)
"""A mask of zeros leaves a text as it is, and still is one."""


class Line(asyncio.Protocol):
    """One live connection. `hear` is called with every text that comes in."""

    def __init__(self) -> None:
        self.hear: Callable[[bytes], None] = lambda _: None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._unread = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._write = cast(asyncio.Transport, transport).write
        self.cut = cast(asyncio.Transport, transport).abort

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if not self.opened.done():
            self._shake_hands()
        while (text := self._next()) is not None:
            self.hear(text)

    def say(self, text: bytes) -> None:
        assert len(text) < 126
        self._write(bytes((TEXT, 0x80 | len(text))) + UNMASKED + text)

    def ask(self, host: str, path: str) -> None:
        lines = (
            f"GET {path} HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        )
        self._write("\r\n".join((*lines, "", "")).encode())

    def _shake_hands(self) -> None:
        head, end, rest = self._unread.partition(b"\r\n\r\n")
        if end:
            assert head.startswith(b"HTTP/1.1 101 "), head
            self._unread = rest
            self.opened.set_result(None)

    def _next(self) -> bytes | None:
        """The next whole text. A server's frames bear no mask; the end of the connection is no text."""
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


async def open_line(url: str) -> Line:
    to = urlsplit(url)
    assert to.hostname is not None
    assert to.port is not None
    _, line = await asyncio.get_running_loop().create_connection(Line, to.hostname, to.port)
    line.ask(to.netloc, to.path)
    await line.opened
    return line
