"""What goes out to one connection. A slow reader falls behind alone: it misses old views, never holds up a room."""

import asyncio
from typing import TYPE_CHECKING

from aiohttp import WSMsgType

from parlour.core import Seat
from parlour.server import wire
from parlour.server.fair import RoundTrips
from parlour.server.inbox import LiveSocket
from parlour.server.limits import Bucket, Limits

if TYPE_CHECKING:
    from parlour.server.room import Room

CLEAR_BYTES = 32 * 1024
"""With more than this unread, a connection gets no further view until it has read on."""
FULL_BYTES = 256 * 1024
"""Who leaves this much unread is gone."""
RETRY_SECONDS = 0.05
PATIENCE_SECONDS = 30.0


def frame_of(message: wire.ToClient) -> bytes:
    return framed(wire.encode(message))


def framed(data: bytes) -> bytes:
    """An encoded message as a WebSocket frame: text, whole, not masked (RFC 6455, 5.2).

    Frames go straight to the transport: the same one serves every connection that gets it, and there is no coroutine
    and no task for each. The transport writes what gathered in a turn of the event loop at once.
    """
    size = len(data)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + data
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data


class Connection:
    """One live socket: a seat's, the host's or a spectator's."""

    def __init__(self, socket: LiveSocket, transport: asyncio.Transport, limits: Limits) -> None:
        self.socket = socket
        self.trips = RoundTrips()
        self.room: Room | None = None
        self.token: str | None = None
        """The hash of what it showed; None: a spectator."""
        self.seat: Seat | None = None
        self.is_host = False
        self.plain: wire.Spoken | None = None
        """The language in which it wants everything in words too."""
        self.seq = 0
        """The last one that was sent to it."""
        self.last_ping = 0.0
        self.last_heard = 0.0
        self.messages = Bucket(limits.messages, 0.0)
        self.reactions = Bucket(limits.reactions, 0.0)
        self._transport = transport
        self._behind_since: float | None = None
        self._is_leaving = False

    @property
    def is_clear(self) -> bool:
        return self._behind_since is None and self._transport.get_write_buffer_size() < CLEAR_BYTES

    def post(self, frame: bytes) -> None:
        if self._transport.get_write_buffer_size() > FULL_BYTES:
            self.abort()
        elif not self._is_leaving and not self._transport.is_closing():
            self._transport.write(frame)

    def fall_behind(self) -> None:
        """A view is due that the line can't take now: the newest one is sent when it can."""
        if self._behind_since is None:
            self._behind_since = asyncio.get_running_loop().time()
            self._retry()

    def _retry(self) -> None:
        loop = asyncio.get_running_loop()
        if self.room is None or self._behind_since is None:
            return
        if self._transport.get_write_buffer_size() < CLEAR_BYTES:
            self._behind_since = None
            self.room.catch_up(self)
        elif loop.time() - self._behind_since > PATIENCE_SECONDS:
            self.abort()
        else:
            loop.call_later(RETRY_SECONDS, self._retry)

    def abort(self) -> None:
        self._transport.abort()

    async def leave(self, bye: wire.Bye) -> None:
        """Say why, then close; a reader that takes nothing is not waited for."""
        if self._is_leaving:
            return
        self._is_leaving = True
        try:
            async with asyncio.timeout(1):
                await self.socket.send_frame(wire.encode(bye), WSMsgType.TEXT)
                await self.socket.close()
        except (TimeoutError, ConnectionError, RuntimeError):
            self.abort()
