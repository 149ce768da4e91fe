"""The WebSocket of a live connection, on which messages are heard at once, in the event loop's own turn.

The public way wakes a task for every message, through every coroutine between the socket and the room, which costs
about a tenth more CPU for a move. aiohttp's parser writes to a queue, and this is that queue with a shortcut: a message
goes straight to `hear`, and a ping is answered at once. The end of the connection is read from the queue as usual. A
client that floods the server is cut off in the middle of a read: a ping takes a few bytes, and thousands of them would
keep the loop from everybody else.

The queue is private to aiohttp. If it is not as we know it, the public way is taken, which is slower.
"""

import asyncio
import logging
from collections.abc import Callable
from inspect import signature
from time import monotonic
from typing import Any

from aiohttp import WebSocketError, WSCloseCode, WSMessage, WSMsgType, web
from aiohttp.base_protocol import BaseProtocol

from parlour.server.limits import Bucket, Limits

log = logging.getLogger(__name__)

QUEUE_BYTES = 64 * 1024
MESSAGES = (WSMsgType.TEXT, WSMsgType.BINARY)
CONTROLS = (WSMsgType.PING, WSMsgType.PONG)
PONG = 0x8A
Hear = Callable[[Any], bool]
"""Takes a message and never fails. Returns False if nothing more is to be read."""


class LiveSocket(web.WebSocketResponse):
    """Uses public interfaces only."""

    def __init__(self, limits: Limits) -> None:
        super().__init__(
            compress=False, decode_text=False, timeout=2.0, max_msg_size=limits.refusable_bytes, autoping=False
        )
        self._max_bytes = limits.refusable_bytes
        self._controls = Bucket(limits.controls, monotonic())
        self._bytes = Bucket(limits.bytes, monotonic())

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


try:
    from aiohttp._websocket.reader import WebSocketDataQueue, WebSocketReader

    IS_THERE = True
except ImportError:
    WebSocketDataQueue = WebSocketReader = object  # type: ignore[assignment]
    IS_THERE = False


class _Queue(WebSocketDataQueue):
    hear: Hear | None = None
    heed: Callable[[WSMessage], bool] | None = None

    def feed_data(self, data: Any, size: int) -> None:
        """An exception stops the parser in the middle of what it has read."""
        if self.hear is not None and data.type in MESSAGES:
            if not self.hear(data.data):
                raise WebSocketError(WSCloseCode.POLICY_VIOLATION, "too much")
        elif self.heed is not None and data.type in CONTROLS:
            if not self.heed(data):
                raise WebSocketError(WSCloseCode.POLICY_VIOLATION, "too many pings")
        else:
            super().feed_data(data, size)


class _Reader(WebSocketReader):
    allowed: Bucket | None = None
    fed: _Queue | None = None

    def feed_data(self, data: Any) -> tuple[bool, bytes]:
        """Count the bytes too: empty frames are neither messages nor pings, yet take time to read."""
        if self.allowed is not None and self.fed is not None and not self.allowed.take(monotonic(), len(data)):
            self.fed.set_exception(WebSocketError(WSCloseCode.POLICY_VIOLATION, "too much"))
            return True, b""
        return super().feed_data(data)


class QuickSocket(LiveSocket):
    """Takes the shortcut."""

    async def listen(self, hear: Hear) -> None:
        """Read what came in with the hello from the queue. From now on messages go to `hear`."""
        self._queue.hear = hear
        try:
            await super().listen(hear)
        finally:
            self._queue.hear = None

    def _post_start(self, request: web.BaseRequest, protocol: str | None, writer: Any) -> None:
        self._ws_protocol, self._writer = protocol, writer
        self._queue = self._reader = _Queue(request.protocol, QUEUE_BYTES, loop=asyncio.get_running_loop())
        self._queue.heed = _answerer(request.transport, self._controls)
        self._parser = _Reader(self._queue, self._max_bytes, compress=False, decode_text=False)
        self._parser.allowed, self._parser.fed = self._bytes, self._queue
        request.protocol.set_parser(self._parser)
        request.protocol.keep_alive(False)


def _answerer(transport: asyncio.Transport | None, controls: Bucket) -> Callable[[WSMessage], bool]:
    """A function that answers pings at once, if there are not too many."""

    def heed(frame: WSMessage) -> bool:
        if not controls.take(monotonic()):
            return False
        if frame.type is WSMsgType.PING and transport is not None and not transport.is_closing():
            transport.write(bytes([PONG, len(frame.data)]) + frame.data)
        return True

    return heed


def what_changed() -> str | None:
    """What in aiohttp's private parts is not as the shortcut expects, or None. Needs a running loop."""
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
    """What is heard of a client's frame."""
    loop, heard = asyncio.get_running_loop(), list[Any]()
    queue = _Queue(BaseProtocol(loop), QUEUE_BYTES, loop=loop)

    def hear(data: Any) -> bool:
        heard.append(data)
        return True

    queue.hear = hear
    _Reader(queue, QUEUE_BYTES, compress=False, decode_text=False).feed_data(frame)
    return heard


def choose_socket() -> type[LiveSocket]:
    """The quickest socket that this aiohttp allows."""
    if (changed := what_changed()) is None:
        return QuickSocket
    log.warning("live connections take the slower way", extra={"because": changed})
    return LiveSocket
