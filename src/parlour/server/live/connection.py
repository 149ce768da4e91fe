"""One live connection. A slow reader falls behind alone: it misses old views, never holds up a room."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from aiohttp import WSMsgType, web

from parlour.core import Seat
from parlour.server import wire
from parlour.server.limits import Bucket, Limits
from parlour.server.live.inbox import Inbox
from parlour.server.live.trips import RoundTrips
from parlour.server.metrics import Metrics
from parlour.server.tasks import Tasks

CLEAR_BYTES = 32 * 1024
"""With more than this unread, a connection gets no further view until it has read on."""
FULL_BYTES = 256 * 1024
"""Who leaves this much unread is gone."""
RETRY_SECONDS = 0.05
PATIENCE_SECONDS = 30.0


class Place(Protocol):
    """Where a connection is: it is told what was said there, and sends the newest view to who has read on."""

    def hear(self, connection: "Connection") -> None: ...
    def catch_up(self, connection: "Connection") -> None: ...


class Connection:
    """A seat's, the host's or a spectator's."""

    def __init__(
        self,
        socket: web.WebSocketResponse,
        transport: asyncio.Transport,
        limits: Limits,
        metrics: Metrics,
        tasks: Tasks,
        is_silent: Callable[[], bool] | None = None,
    ) -> None:
        """`is_silent`: the server may not say anything now, as its tables may be another's."""
        self.socket = socket
        self.inbox = Inbox(limits, metrics)
        self.trips = RoundTrips()
        self.reactions = Bucket(limits.reactions, 0.0)
        self.place: Place | None = None
        self.address = ""
        self.token: str | None = None
        """The hash of what it showed; None: a spectator."""
        self.seat: Seat | None = None
        self.is_host = False
        self.plain: str | None = None
        """The language in which it wants everything in words too."""
        self.settings: object = None
        """Those of the table that it was told."""
        self.seq = 0
        """The last one that was sent to it."""
        self.last_ping = 0.0
        self._transport = transport
        self._held: bytes = b""
        """Goes out with what is posted next."""
        self._greeting: bytes = b""
        """Goes out right behind what is posted first."""
        self._tasks = tasks
        self._is_silent = is_silent
        self._behind_since: float | None = None
        self._is_leaving = False

    def hear(self, data: object) -> bool:
        """Something was said. It bears the moment of its arrival, so it can wait until the room attends to it. No: too
        much waits already, and nothing more is to be read."""
        if not self.inbox.note(data):
            self.say(wire.Bye("too-fast"))
            self._is_leaving = True
            return False
        if self.place is not None:
            self.place.hear(self)
        return True

    def post(self, frame: bytes) -> None:
        """Straight to the transport: no coroutine and no task for each. It writes at once, and a write costs more than
        a view: what goes together is held and posted together."""
        if self._held or self._greeting:
            frame, self._held, self._greeting = self._held + frame + self._greeting, b"", b""
        if self._transport.get_write_buffer_size() > FULL_BYTES:
            self.abort()
        elif not self._is_leaving and not self._transport.is_closing():
            if self._is_silent is not None and self._is_silent():
                self.abort()  # who comes back hears what is so
            else:
                self._transport.write(frame)

    def hold(self, frame: bytes) -> None:
        """Posted with what comes next; `let_go` makes sure that something does."""
        self._held += frame

    def let_go(self) -> None:
        if self._held:
            self.post(b"")

    def say(self, message: wire.ToClient) -> None:
        self.post(wire.frame_of(message))

    def greet(self, now: float) -> None:
        """The first ping goes out with the first view, behind it."""
        self.last_ping = now
        self._greeting = wire.frame_of(wire.Ping(self.trips.ping(now)))

    def ping(self, now: float) -> None:
        self.last_ping = now
        if self._is_silent is not None and self._is_silent():
            return
        self.say(wire.Ping(self.trips.ping(now)))

    @property
    def is_clear(self) -> bool:
        if self._behind_since is not None or self._transport.get_write_buffer_size() >= CLEAR_BYTES:
            return False
        return self._is_silent is None or not self._is_silent()

    def fall_behind(self) -> None:
        """A view is due that the line can't take now: the newest one is sent when it can."""
        if self._behind_since is None:
            self._behind_since = asyncio.get_running_loop().time()
            self._retry()

    def _retry(self) -> None:
        loop = asyncio.get_running_loop()
        since, self._behind_since = self._behind_since, None
        if self.place is None or since is None:
            return
        if self.is_clear:
            self.place.catch_up(self)
        elif loop.time() - since > PATIENCE_SECONDS:
            self.abort()
        else:
            self._behind_since = since
            loop.call_later(RETRY_SECONDS, self._retry)

    def abort(self) -> None:
        self._transport.abort()

    def dismiss(self, code: wire.Farewell) -> None:
        """Say why and close, without waiting for it."""
        if not self._is_leaving:
            self._tasks.spawn(self.leave(code))

    async def leave(self, code: wire.Farewell) -> None:
        """Say why, then close; a reader that takes nothing is not waited for."""
        if self._is_leaving:
            return
        self.let_go()
        self._is_leaving = True
        try:
            async with asyncio.timeout(1):
                await self.socket.send_frame(wire.encode(wire.Bye(code)), WSMsgType.TEXT)
                await self.socket.close()
        except (TimeoutError, ConnectionError, RuntimeError):
            self.abort()
