"""What one connection is sent. A frame goes straight to the transport, without a coroutine or a task."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

CLEAR_BYTES = 32 * 1024
"""With more than this unread, a connection gets no further view until it has read on."""
FULL_BYTES = 256 * 1024
"""A connection that leaves this much unread is cut off."""
RETRY_SECONDS = 0.05
"""How often a full line is looked at again."""


@dataclass(slots=True, eq=False)
class Outbox:
    _transport: asyncio.Transport
    _is_silent: Callable[[], bool] | None = None
    """Whether the server may not say anything now, because its tables may be another's."""
    is_shut: bool = False
    """The closing reason was posted, and nothing more is written."""
    _held: bytes = b""
    """Goes out with what is posted next."""
    _greeting: bytes = b""
    """Goes out right behind what is posted first."""

    def post(self, frame: bytes) -> None:
        """Write a frame at once. A write costs more than a view, so frames that go together are held and posted
        together."""
        if not self.offer(frame, FULL_BYTES):
            self.abort()  # the client reconnects and hears what is true then

    def offer(self, frame: bytes, most: int) -> bool:
        """Write a frame unless more than `most` bytes wait already, or the server must be silent."""
        transport = self._transport
        if transport.get_write_buffer_size() > most or (self._is_silent is not None and self._is_silent()):
            return False
        if self._held or self._greeting:
            frame, self._held, self._greeting = self._held + frame + self._greeting, b"", b""
        if not self.is_shut and not transport.is_closing():
            transport.write(frame)
        return True

    def hold(self, frame: bytes) -> None:
        """Post a frame with the next one, or when `let_go` is called."""
        self._held += frame

    def let_go(self) -> None:
        if self._held:
            self.post(b"")

    def greet(self, frame: bytes) -> None:
        """Post a frame right behind the first one."""
        self._greeting = frame

    def is_clear(self) -> bool:
        """Whether the line can take another view now."""
        return self._transport.get_write_buffer_size() <= CLEAR_BYTES and not self.is_silent()

    def is_silent(self) -> bool:
        return self._is_silent is not None and self._is_silent()

    def abort(self) -> None:
        self._transport.abort()
