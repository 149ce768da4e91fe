"""The WebSocket of a live connection, on which messages are heard at once, in the event loop's own turn.

The public way wakes a task for every message, through every coroutine between the socket and the room: bench/inbox.py
shows what that costs. aiohttp's parser writes to a queue, and here is that queue with a shortcut: a message goes
straight to `hear`. Pings and the end of the connection are read from the queue as ever.

The queue is no public part of aiohttp. Where it is not what we know, the public way is taken: slower, never wrong.
"""

import asyncio
import logging
from collections.abc import Callable
from inspect import signature
from typing import Any

from aiohttp import WSMsgType, web
from aiohttp.base_protocol import BaseProtocol

log = logging.getLogger(__name__)

QUEUE_BYTES = 64 * 1024
MESSAGES = (WSMsgType.TEXT, WSMsgType.BINARY)
Hear = Callable[[Any], None]
"""Takes what a message says, and never fails."""


class LiveSocket(web.WebSocketResponse):
    """The public way."""

    def __init__(self, max_bytes: int) -> None:
        super().__init__(compress=False, decode_text=False, timeout=2.0, max_msg_size=max_bytes)
        self._max_bytes = max_bytes

    async def listen(self, hear: Hear) -> None:
        """Until the connection ends."""
        async for frame in self:
            if frame.type in MESSAGES:
                hear(frame.data)


try:
    from aiohttp._websocket.reader import WebSocketDataQueue, WebSocketReader

    IS_THERE = True
except ImportError:
    WebSocketDataQueue = WebSocketReader = object  # type: ignore[assignment]
    IS_THERE = False


class _Queue(WebSocketDataQueue):
    hear: Hear | None = None

    def feed_data(self, data: Any, size: int) -> None:
        if self.hear is not None and data.type in MESSAGES:
            self.hear(data.data)
        else:
            super().feed_data(data, size)


class QuickSocket(LiveSocket):
    """The shortcut."""

    async def listen(self, hear: Hear) -> None:
        """What came in with the hello is in the queue; from now on nothing gets there."""
        self._queue.hear = hear
        try:
            await super().listen(hear)
        finally:
            self._queue.hear = None

    def _post_start(self, request: web.BaseRequest, protocol: str | None, writer: Any) -> None:
        self._ws_protocol, self._writer = protocol, writer
        self._queue = self._reader = _Queue(request.protocol, QUEUE_BYTES, loop=asyncio.get_running_loop())
        self._parser = WebSocketReader(self._queue, self._max_bytes, compress=False, decode_text=False)
        request.protocol.set_parser(self._parser)
        request.protocol.keep_alive(False)


def what_changed() -> str | None:
    """What of aiohttp's private parts is not as the shortcut knows it; None: it can be taken. Needs a running loop."""
    if not IS_THERE:
        return "aiohttp._websocket.reader has no WebSocketDataQueue and WebSocketReader"
    if not hasattr(web.RequestHandler, "set_parser") or not hasattr(web.RequestHandler, "keep_alive"):
        return "a request's protocol has no set_parser and keep_alive"
    made = getattr(web.WebSocketResponse, "_post_start", None)
    if made is None or list(signature(made).parameters) != ["self", "request", "protocol", "writer"]:
        return "WebSocketResponse._post_start(request, protocol, writer) is another"
    try:
        heard = _heard_of(b"\x81\x82\x00\x00\x00\x00hi")
    except Exception as wrong:
        return f"WebSocketReader can't be fed: {wrong!r}"
    return None if heard == [b"hi"] else f"a parser that was fed b'hi' let us hear {heard}"


def _heard_of(frame: bytes) -> list[Any]:
    """What is heard of the bytes of a client's frame."""
    loop, heard = asyncio.get_running_loop(), list[Any]()
    queue = _Queue(BaseProtocol(loop), QUEUE_BYTES, loop=loop)
    queue.hear = heard.append
    WebSocketReader(queue, QUEUE_BYTES, compress=False, decode_text=False).feed_data(frame)
    return heard


def choose_socket() -> type[LiveSocket]:
    """The quickest that this aiohttp allows."""
    if (changed := what_changed()) is None:
        return QuickSocket
    log.warning("live connections take the slower way", extra={"because": changed})
    return LiveSocket
