"""What goes out to one connection. A slow reader falls behind alone: it misses old views, never holds up a room."""

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from aiohttp import WSMsgType, web

from parlour.core import Seat
from parlour.server import wire
from parlour.server.fair import RoundTrips
from parlour.server.limits import Bucket, Limits

if TYPE_CHECKING:
    from parlour.server.room import Room

BACKLOG_BYTES = 32 * 1024
BACKLOG_FRAMES = 64
RETRY_SECONDS = 0.05
PATIENCE_SECONDS = 30.0


class Connection:
    """One live socket: a seat's, the host's or a spectator's."""

    def __init__(
        self, socket: web.WebSocketResponse, transport: asyncio.Transport, postman: "Postman", limits: Limits
    ) -> None:
        self.socket = socket
        self.trips = RoundTrips()
        self.room: Room | None = None
        self.token: str | None = None
        """The hash of what it showed; None: a spectator."""
        self.seat: Seat | None = None
        self.is_host = False
        self.seq = 0
        """The last one that was sent to it."""
        self.last_ping = 0.0
        self.last_heard = 0.0
        self.messages = Bucket(limits.messages, 0.0)
        self.reactions = Bucket(limits.reactions, 0.0)
        self._is_behind = False
        self._frames: deque[bytes] = deque()
        self._transport = transport
        self._postman = postman
        self._stuck_since: float | None = None

    @property
    def is_clear(self) -> bool:
        return len(self._frames) < 8 and self._transport.get_write_buffer_size() < BACKLOG_BYTES

    def post(self, frame: bytes) -> None:
        """Send soon. Who leaves that much unread is gone."""
        if len(self._frames) >= BACKLOG_FRAMES:
            self.abort()
            return
        self._frames.append(frame)
        self._postman.collect(self)

    def post_view(self, frame: bytes, seq: int) -> None:
        self.seq = seq
        self.post(frame)

    def fall_behind(self) -> None:
        """A view is due that the line can't take now: the newest one is sent when it can."""
        self._is_behind = True
        self._postman.collect(self)

    async def flush(self) -> None:
        while self._frames:
            if not self._has_room():
                return
            await self._send(self._frames.popleft())
        if self._is_behind and self._has_room() and self.room is not None:
            self._is_behind = False
            self.room.catch_up(self)

    def _has_room(self) -> bool:
        if self._transport.is_closing():
            self._frames.clear()
            return False
        now = asyncio.get_running_loop().time()
        if self._transport.get_write_buffer_size() < BACKLOG_BYTES:
            self._stuck_since = None
            return True
        self._stuck_since = self._stuck_since or now
        if now - self._stuck_since > PATIENCE_SECONDS:
            self.abort()
        else:
            self._postman.retry(self)
        return False

    async def _send(self, frame: bytes) -> None:
        try:
            await self.socket.send_frame(frame, WSMsgType.TEXT)
        except (ConnectionError, RuntimeError):
            self._frames.clear()

    def abort(self) -> None:
        self._frames.clear()
        self._transport.abort()

    async def leave(self, bye: wire.Bye) -> None:
        """Say why, then close; a reader that takes nothing is not waited for."""
        try:
            async with asyncio.timeout(1):
                await self._send(wire.encode(bye))
                await self.socket.close()
        except (TimeoutError, ConnectionError):
            self.abort()


class Postman:
    """One round for all connections that have something to send: no task for each of them, no task for each message."""

    def __init__(self) -> None:
        self._ready: dict[Connection, None] = {}
        self._bell = asyncio.Event()

    def collect(self, connection: Connection) -> None:
        self._ready[connection] = None
        self._bell.set()

    def retry(self, connection: Connection) -> None:
        asyncio.get_running_loop().call_later(RETRY_SECONDS, self.collect, connection)

    async def run(self) -> None:
        while True:
            await self._bell.wait()
            self._bell.clear()
            ready, self._ready = self._ready, {}
            for connection in ready:
                await connection.flush()
