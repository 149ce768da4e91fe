"""What comes in on a live connection is heard at once, in the event loop's own turn.

aiohttp wakes a task for every message, through every coroutine between the socket and the room: a tenth of what a move
costs. Its parser writes to a queue, and here is that queue with a shortcut: a message goes straight to `hear`.
Everything else stays aiohttp's: pings and the end of the connection are read from the queue as ever. The queue is no
public part of aiohttp; requirements.lock says which one this fits.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from aiohttp import WSMsgType, web
from aiohttp._websocket.reader import WebSocketDataQueue, WebSocketReader

QUEUE_BYTES = 64 * 1024
MESSAGES = (WSMsgType.TEXT, WSMsgType.BINARY)


class Inbox(WebSocketDataQueue):
    hear: Callable[[Any], None] | None = None
    """Takes what a message says, and never fails."""

    def feed_data(self, data: Any, size: int) -> None:
        if self.hear is not None and data.type in MESSAGES:
            self.hear(data.data)
        else:
            super().feed_data(data, size)


class LiveSocket(web.WebSocketResponse):
    """A WebSocket with an `inbox`."""

    def __init__(self, max_bytes: int) -> None:
        super().__init__(compress=False, decode_text=False, timeout=2.0)
        self._max_bytes = max_bytes

    def _post_start(self, request: web.BaseRequest, protocol: str | None, writer: Any) -> None:
        self._ws_protocol, self._writer = protocol, writer
        self.inbox = self._reader = Inbox(request.protocol, QUEUE_BYTES, loop=asyncio.get_running_loop())
        self._parser = WebSocketReader(self.inbox, self._max_bytes, compress=False, decode_text=False)
        request.protocol.set_parser(self._parser)
        request.protocol.keep_alive(False)
