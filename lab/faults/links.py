"""A network link that can be cut: a small proxy between two processes."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from lab.ports import free_port

Dial = Callable[[], Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]


class Link:
    """Listens at a port of its own and forwards everything. While it is cut, bytes wait and neither side notices."""

    def __init__(self, dial: Dial) -> None:
        self._dial, self.port = dial, free_port()
        self._is_whole = asyncio.Event()
        self._is_whole.set()
        self._connections: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)

    def cut(self) -> None:
        self._is_whole.clear()

    async def refuse(self) -> None:
        """Refuse connections, as if no process listened."""
        assert self._server is not None
        self._server.close()
        for connection in list(self._connections):
            connection.cancel()

    def mend(self) -> None:
        """Forward new connections again. The old ones are lost."""
        for connection in list(self._connections):
            connection.cancel()
        self._is_whole.set()

    async def close(self) -> None:
        self.mend()
        if self._server is not None:
            self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connection = asyncio.current_task()
        assert connection is not None
        self._connections.add(connection)
        try:
            await self._is_whole.wait()
            far_reader, far_writer = await self._dial()
            await forward(reader, writer, far_reader, far_writer, self._is_whole)
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self._connections.discard(connection)
            abort(writer)


async def forward(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    far_reader: asyncio.StreamReader,
    far_writer: asyncio.StreamWriter,
    is_whole: asyncio.Event | None = None,
) -> None:
    """Forward bytes until one side hangs up."""
    pumps = {
        asyncio.ensure_future(_pump(reader, far_writer, is_whole)),
        asyncio.ensure_future(_pump(far_reader, writer, is_whole)),
    }
    try:
        await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
    finally:
        abort(writer)
        abort(far_writer)
        for pump in pumps:
            pump.cancel()
        await asyncio.gather(*pumps, return_exceptions=True)


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_whole: asyncio.Event | None) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            if is_whole is not None:
                await is_whole.wait()
            writer.write(data)
            await writer.drain()


def abort(writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(RuntimeError):
        writer.transport.abort()
