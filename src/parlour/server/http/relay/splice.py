"""Two connections as one: bytes from either are written to the other."""

import asyncio
from typing import Any

from aiohttp import web

from parlour.server.http.live import take_over
from parlour.server.live.outbox import CLEAR_BYTES, FULL_BYTES, RETRY_SECONDS

HEAD_BYTES = 16 * 1024
_BACK = ("content-type", "retry-after", "cache-control")


async def dial(splice: "Splice", address: str) -> None:
    host, _, port = address.rpartition(":")
    await asyncio.get_running_loop().create_connection(lambda: splice, host.strip("[]"), int(port))


class _Player(asyncio.Protocol):
    """The player's side: what it sends goes to the owner."""

    def __init__(self, splice: "Splice") -> None:
        self._splice = splice

    def data_received(self, data: bytes) -> None:
        self._splice.pass_on(data)

    def connection_lost(self, _wrong: Exception | None) -> None:
        self._splice.ended.set()


class Splice(asyncio.Protocol):
    """The protocol of the connection to the owner."""

    def __init__(self, request: web.Request) -> None:
        assert request.transport is not None
        self._request, self._player = request, request.transport
        self._owner: asyncio.Transport | None = None
        self._head: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._heard = b""
        self._is_open = False
        self.ended = asyncio.Event()

    async def greet(self, head: bytes) -> web.Response | None:
        """Ask the other server, then open both directions. Returns its answer if it refuses."""
        assert self._owner is not None
        self._owner.write(head)
        answer, _, rest = (await self._head).partition(b"\r\n\r\n")
        if answer.split(None, 2)[1:2] != [b"101"]:
            return await self._refused(answer, rest)
        if self._player.is_closing():
            raise ConnectionAbortedError("the client hung up")
        self._is_open = True
        self._heard = b""
        take_over(self._request, _Player(self), answer + b"\r\n\r\n" + rest)
        return None

    async def _refused(self, answer: bytes, body: bytes) -> web.Response:
        status, *lines = answer.decode("latin-1").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        length = min(int(headers.get("content-length", 0)), HEAD_BYTES)
        while len(self._heard.partition(b"\r\n\r\n")[2]) < length and not self.ended.is_set():
            await asyncio.sleep(RETRY_SECONDS / 10)
        body = self._heard.partition(b"\r\n\r\n")[2][:length]
        passed_on = {name: headers[name] for name in _BACK if name in headers}
        return web.Response(status=int(status.split()[1]), body=body, headers=passed_on)

    def abort(self) -> None:
        if self._owner is not None:
            self._owner.abort()
        if self._is_open:
            self._player.abort()

    # The owner's side.

    def connection_made(self, transport: Any) -> None:
        self._owner = transport

    def data_received(self, data: bytes) -> None:
        if not self._is_open:
            self._heard += data
            if not self._head.done() and (b"\r\n\r\n" in self._heard or len(self._heard) > HEAD_BYTES):
                self._head.set_result(self._heard)
            return
        self._player.write(data)
        if self._player.get_write_buffer_size() > FULL_BYTES and self._owner is not None:
            self._owner.pause_reading()
            self._wait_for(self._player, self._owner)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._head.done():
            self._head.set_exception(ConnectionResetError("the other server hung up"))
            self._head.exception()  # marked as seen, because nobody may wait for it
        self.ended.set()
        if self._is_open:
            self._player.close()

    def pass_on(self, data: bytes) -> None:
        """Send what the player sent to the owner."""
        if self._owner is not None and not self._owner.is_closing():
            self._owner.write(data)
            if self._owner.get_write_buffer_size() > FULL_BYTES:
                self._player.pause_reading()
                self._wait_for(self._owner, self._player)

    def _wait_for(self, reader: asyncio.WriteTransport, writer: asyncio.ReadTransport) -> None:
        if self.ended.is_set() or writer.is_closing():
            return
        if reader.get_write_buffer_size() < CLEAR_BYTES:
            writer.resume_reading()
        else:
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self._wait_for, reader, writer)
