"""What one connection is sent. A frame goes straight to the transport, without a coroutine or a task."""

import asyncio
from collections.abc import Callable

CLEAR_BYTES = 32 * 1024
"""With more than this unread, a connection gets no further view until it has read on."""
FULL_BYTES = 256 * 1024
"""A connection that leaves this much unread is cut off."""
RETRY_SECONDS = 0.05
"""How often a full line is looked at again."""


class Outbox:
    __slots__ = ("_greeting", "_held", "_is_shut", "_is_silent", "_transport")

    def __init__(self, transport: asyncio.Transport, is_silent: Callable[[], bool] | None = None) -> None:
        """`is_silent`: the server may not say anything now, because its tables may be another's."""
        self._transport = transport
        self._is_silent = is_silent
        self._is_shut = False
        self._held = b""
        """Goes out with what is posted next."""
        self._greeting = b""
        """Goes out right behind what is posted first."""

    def post(self, frame: bytes) -> None:
        """Write a frame at once. A write costs more than a view, so frames that go together are held and posted
        together."""
        if self._held or self._greeting:
            frame, self._held, self._greeting = self._held + frame + self._greeting, b"", b""
        if self._transport.get_write_buffer_size() > FULL_BYTES:
            self.abort()
        elif not self._is_shut and not self._transport.is_closing():
            if self._is_silent is not None and self._is_silent():
                self.abort()  # the client reconnects and hears what is true then
            else:
                self._transport.write(frame)

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
        if self._transport.get_write_buffer_size() >= CLEAR_BYTES:
            return False
        return self._is_silent is None or not self._is_silent()

    def is_silent(self) -> bool:
        return self._is_silent is not None and self._is_silent()

    def shut(self) -> None:
        """Write nothing more."""
        self._is_shut = True

    def abort(self) -> None:
        self._transport.abort()
