"""The WebSocket of a live connection: aiohttp's own, with limits on what a client may send by it.

A message wakes one task. To hear messages inside the event loop's own turn would take 4 % less CPU for a move, but it
needs private parts of aiohttp.
"""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Any, cast

from aiohttp import WSCloseCode, WSMsgType, web
from aiohttp.abc import AbstractStreamWriter

from parlour.server.limits import Bucket, Limits

MESSAGES = (WSMsgType.TEXT, WSMsgType.BINARY)
CONTROLS = (WSMsgType.PING, WSMsgType.PONG)
TOO_MUCH = b"\x88\x02" + WSCloseCode.POLICY_VIOLATION.to_bytes(2, "big")
"""The frame that closes a connection which sends too much."""
Hear = Callable[[Any], bool]
"""Takes a message and never fails. Returns False if nothing more is to be read."""


class LiveSocket(web.WebSocketResponse):
    def __init__(self, limits: Limits) -> None:
        super().__init__(
            compress=False, decode_text=False, timeout=2.0, max_msg_size=limits.refusable_bytes, autoping=False
        )
        self._controls = Bucket(limits.controls, monotonic())
        self._bytes = Bucket(limits.bytes, monotonic())

    async def prepare(self, request: web.BaseRequest) -> AbstractStreamWriter:
        writer = await super().prepare(request)
        if request.transport is not None:
            request.transport.set_protocol(_Counting(request.transport, self._bytes))
        return writer

    async def first(self) -> Any:
        """The first message, or the end of the connection."""
        while (frame := await self.receive()).type in CONTROLS:
            await self._heed(frame)
        return frame

    async def listen(self, hear: Hear) -> None:
        """Hear messages until the connection ends or is cut off."""
        async for frame in self:
            if frame.type in CONTROLS:
                await self._heed(frame)
            elif frame.type in MESSAGES and not hear(frame.data):
                return

    async def _heed(self, frame: Any) -> None:
        if not self._controls.take(monotonic()):
            await self.close(code=WSCloseCode.POLICY_VIOLATION)
        elif frame.type is WSMsgType.PING:
            await self.pong(frame.data)


class _Counting(asyncio.Protocol):
    """Counts bytes on their way to aiohttp: empty frames are neither messages nor pings, yet take time to read."""

    def __init__(self, transport: asyncio.Transport, allowed: Bucket) -> None:
        self._transport, self._allowed = transport, allowed
        inner = self._inner = cast(asyncio.Protocol, transport.get_protocol())
        self.connection_lost = inner.connection_lost  # type: ignore[method-assign]
        self.eof_received = inner.eof_received  # type: ignore[method-assign]
        self.pause_writing = inner.pause_writing  # type: ignore[method-assign]
        self.resume_writing = inner.resume_writing  # type: ignore[method-assign]

    def data_received(self, data: bytes) -> None:
        if self._transport.is_closing():
            return
        if self._allowed.take(monotonic(), len(data)):
            self._inner.data_received(data)
        else:
            self._transport.write(TOO_MUCH)
            self._transport.close()
