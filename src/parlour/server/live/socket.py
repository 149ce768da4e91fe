"""The WebSocket of a live connection, with limits on what a client may send by it.

It hears messages inside the event loop's own turn. aiohttp's WebSocket wakes a task for each, and keeps that task, the
request and its headers for as long as it lasts.
"""

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from parlour.server.limits import Bucket, Limits
from parlour.server.live.frame_reader import BINARY, CLOSE, PIECE, PING, PONG, WHOLE, Broken, Frame, FrameReader

GOODBYE_SECONDS = 1.0
"""How long a client has to read why it was disconnected."""
HELD_SECONDS = 0.25
"""How long a connection is not read if its address sends too many frames. If each waited for the next frame only, all
connections of the address would wake up for it."""
NORMAL, POLICY_VIOLATION = 1000, 1008
Hear = Callable[[bytes], bool]
"""Takes a message and never fails. Returns False if nothing more is to be read."""


@dataclass(slots=True, eq=False)
class LiveSocket(asyncio.Protocol):
    _limits: Limits
    _shared_frames: Bucket
    """What all connections of its address may send."""
    _on_end: Callable[[], None] | None
    """Called once, when the connection has ended."""
    _transport: asyncio.Transport | None = None
    _is_closing: bool = False
    is_over: bool = False
    _is_held: bool = False
    """Whether nothing is read for now. What has arrived waits unread."""
    _first: bytes | None = None
    """The message that came before anybody listened."""
    _news: asyncio.Future[None] | None = None
    """Done when there is a message to wait for, or the connection has ended."""
    _hear: Hear = field(init=False)
    _reader: FrameReader = field(init=False)
    _controls: Bucket = field(init=False)
    _bytes: Bucket = field(init=False)
    _frames: Bucket = field(init=False)

    def __post_init__(self) -> None:
        limits, self._hear = self._limits, self._keep
        self._reader = FrameReader(limits.refusable_bytes)
        self._controls, self._bytes, self._frames = map(Bucket, (limits.controls, limits.bytes, limits.frames))

    async def first(self) -> bytes | None:
        """Return the first message, or None if the connection ends before it. Nothing more is read until `listen`."""
        while self._first is None:
            if self.is_over or self._is_closing:
                return None
            await self._next_news()
        return self._first

    def listen(self, hear: Hear) -> None:
        """Hear all messages after the first one."""
        self._hear = hear
        self._read_on()

    async def end(self, last: bytes) -> None:
        """Send a last frame and close. A client that does not close too, or reads nothing, is cut off."""
        self._close(NORMAL, last)
        self._read_on()
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(GOODBYE_SECONDS):
                    while not self.is_over:
                        await self._next_news()
        finally:
            if self._transport is not None:
                self._transport.abort()

    # What the transport calls.

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        if self._has_hung_up():
            return
        now = monotonic()
        if not self._bytes.take(now, len(data)):
            self._hang_up(POLICY_VIOLATION)
            return
        self._reader.unread += data
        self._read_frames(now)

    def connection_lost(self, _wrong: Exception | None) -> None:
        self.is_over = True
        self._stir()
        on_end, self._on_end, self._hear, self._transport = self._on_end, None, self._keep, None
        if on_end is not None:
            on_end()

    def _read_frames(self, now: float) -> None:
        """Read as many frames as the client may send now. A frame costs time even if nothing is in it."""
        reader = self._reader
        try:
            while reader.unread and not self._is_held and not self._has_hung_up():
                if not self._shared_frames.take(now):
                    self._hold()
                    asyncio.get_running_loop().call_later(HELD_SECONDS, self._read_on)
                elif (frame := reader.read()) is None:
                    self._shared_frames.give_back()
                    return
                elif self._frames.take(now):
                    self._take(frame, now)
                else:
                    self._hang_up(POLICY_VIOLATION)
        except Broken as broken:
            self._hang_up(broken.code)

    def _take(self, frame: Frame, now: float) -> None:
        kind, payload = frame
        if kind == PIECE:
            return
        if kind <= BINARY:
            if not self._is_closing and not self._hear(payload):
                self._hang_up(NORMAL)
        elif kind == CLOSE:
            self._hang_up(NORMAL)
        elif not self._controls.take(now):
            self._hang_up(POLICY_VIOLATION)
        elif kind == PING and self._transport is not None and not self._is_closing:
            self._transport.write(_frame(PONG, payload))

    def _keep(self, message: bytes) -> bool:
        """Keep the first message until somebody listens, and read no more."""
        self._first = message
        self._hold()
        self._stir()
        return True

    def _hold(self) -> None:
        self._is_held = True
        if self._transport is not None:
            self._transport.pause_reading()

    def _read_on(self) -> None:
        if self._transport is not None and not self._has_hung_up() and self._is_held:
            self._is_held = False
            self._transport.resume_reading()
            self._read_frames(monotonic())

    def _has_hung_up(self) -> bool:
        return self._transport is None or self._transport.is_closing()

    def _hang_up(self, code: int) -> None:
        """Close, unless that was said already, without waiting for the client."""
        self._close(code)
        self._reader.unread.clear()
        if self._transport is not None:
            self._transport.close()
            asyncio.get_running_loop().call_later(GOODBYE_SECONDS, self._transport.abort)

    def _close(self, code: int, last: bytes = b"") -> None:
        if not self._is_closing and self._transport is not None and not self._transport.is_closing():
            self._is_closing = True
            self._transport.write(last + _frame(CLOSE, code.to_bytes(2, "big")))

    async def _next_news(self) -> None:
        self._news = asyncio.get_running_loop().create_future()
        await self._news

    def _stir(self) -> None:
        if self._news is not None and not self._news.done():
            self._news.set_result(None)


def _frame(kind: int, payload: bytes) -> bytes:
    """A control frame: whole, not masked."""
    return bytes((WHOLE | kind, len(payload))) + payload
