"""A link of a network that can be cut: a small proxy between two of those who talk to each other."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from faults.ports import free_port

Dial = Callable[[], Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]


class Link:
    """Listens at a port of its own and passes everything on. Cut, it swallows what is said: nobody is told."""

    def __init__(self, dial: Dial, port: int = 0) -> None:
        self._dial, self.port = dial, port or free_port()
        self._is_whole = asyncio.Event()
        self._is_whole.set()
        self._lines: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)

    def cut(self) -> None:
        self._is_whole.clear()

    async def refuse(self) -> None:
        """As if nobody were there."""
        assert self._server is not None
        self._server.close()
        for line in list(self._lines):
            line.cancel()

    def mend(self) -> None:
        """What was under way is lost; whoever comes now gets through."""
        for line in list(self._lines):
            line.cancel()
        self._is_whole.set()

    async def close(self) -> None:
        self.mend()
        if self._server is not None:
            self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = asyncio.current_task()
        assert line is not None
        self._lines.add(line)
        try:
            await self._is_whole.wait()
            far_reader, far_writer = await self._dial()
            await both_ways(reader, writer, far_reader, far_writer, self._is_whole)
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self._lines.discard(line)
            abort(writer)


async def both_ways(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    far_reader: asyncio.StreamReader,
    far_writer: asyncio.StreamWriter,
    is_whole: asyncio.Event | None = None,
) -> None:
    """Until one of them hangs up."""
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
