"""Several servers on one machine behind one port.

One process has the port. It reads the first bytes of each connection and hands the whole connection to one of the
servers. A connection to a table goes to the server that has or will have it, so that little has to be relayed.
"""

import asyncio
import contextlib
import logging
import re
import signal
import socket
from collections.abc import Callable, Sequence
from itertools import count
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from zlib import crc32

from aiohttp import web

from parlour.server.tasks import Tasks

log = logging.getLogger(__name__)

READY = b"r"
PEEK_SECONDS, PEEK_BYTES = 1.0, 512
"""A client that sends nothing for this long is handed over anyway."""
RESTART_SECONDS = 1.0
_TABLE = re.compile(rb"[A-Z]+ [^ ]*/api/tables/([0-9A-Za-z-]{1,12})/live")

Work = Callable[[int, socket.socket], None]
"""Runs the server with this number. Its connections come through the channel."""


def home_of(code: str, servers: int) -> int:
    """The number of the server that should have a table."""
    return crc32(code.encode()) % servers


class HandedSite(web.BaseSite):
    """Takes connections that another process has accepted."""

    def __init__(self, runner: web.AppRunner, channel: socket.socket, on_end: Callable[[], None]) -> None:
        super().__init__(runner)
        self._channel, self._on_end = channel, on_end
        self._tasks = Tasks()

    @property
    def name(self) -> str:
        return "handed over"

    async def start(self) -> None:
        await super().start()
        self._channel.setblocking(False)
        asyncio.get_running_loop().add_reader(self._channel.fileno(), self._receive)
        self._channel.send(READY)

    async def stop(self) -> None:
        asyncio.get_running_loop().remove_reader(self._channel.fileno())
        self._runner._unreg_site(self)

    def _receive(self) -> None:
        try:
            data, files, *_ = socket.recv_fds(self._channel, 1, 1)
        except BlockingIOError:
            return
        except OSError:
            data, files = b"", []
        if not data:  # the process that has the port is gone
            asyncio.get_running_loop().remove_reader(self._channel.fileno())
            self._on_end()
        for file in files:
            accepted = socket.socket(fileno=file)
            accepted.setblocking(False)
            self._tasks.spawn(self._greet(accepted))

    async def _greet(self, accepted: socket.socket) -> None:
        assert self._runner.server is not None
        with contextlib.suppress(OSError):
            await asyncio.get_running_loop().connect_accepted_socket(self._runner.server, accepted)


class Worker:
    def __init__(self, number: int, work: Work) -> None:
        self.channel, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
        self.process: BaseProcess = get_context("spawn").Process(target=work, args=(number, theirs), daemon=False)
        self.process.start()
        theirs.close()
        self.channel.setblocking(False)
        self.is_open = False

    async def wait_until_open(self) -> bool:
        """Returns False if it ended before."""
        self.is_open = await asyncio.get_running_loop().sock_recv(self.channel, 1) == READY
        return self.is_open

    def hand_over(self, accepted: socket.socket) -> bool:
        try:
            socket.send_fds(self.channel, [b"c"], [accepted.fileno()])
        except OSError:
            return False
        return True


class Workers:
    def __init__(self, number: int, work: Work) -> None:
        self._work = work
        self._all: list[Worker] = [Worker(n, work) for n in range(number)]
        self._turns = count()
        self._tasks = Tasks()
        self._is_stopping = False

    async def run(self, port: socket.socket, announce: Callable[[], None]) -> int:
        """Run until SIGTERM or SIGINT. Returns the exit status."""
        stop = asyncio.Event()
        for name in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(name, stop.set)
        if not all(await asyncio.gather(*(worker.wait_until_open() for worker in self._all))):
            return await self._end(2)
        announce()
        accepting = asyncio.ensure_future(self._accept(port))
        keeping = [asyncio.ensure_future(self._keep(n)) for n in range(len(self._all))]
        await stop.wait()
        self._is_stopping = True
        for task in (accepting, *keeping):
            task.cancel()
        port.close()
        return await self._end(0)

    async def _end(self, status: int) -> int:
        for worker in self._all:
            if worker.process.is_alive():
                worker.process.terminate()
        for worker in self._all:
            await asyncio.to_thread(worker.process.join)
        return status

    async def _keep(self, n: int) -> None:
        """Restart a server that ended."""
        while True:
            await asyncio.to_thread(self._all[n].process.join)
            if self._is_stopping:
                return
            log.error("a server ended; it starts again", extra={"number": n, "status": self._all[n].process.exitcode})
            self._all[n].channel.close()
            await asyncio.sleep(RESTART_SECONDS)
            self._all[n] = Worker(n, self._work)
            await self._all[n].wait_until_open()

    async def _accept(self, port: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                accepted, _ = await loop.sock_accept(port)
            except OSError:  # too many open files, or the client has gone
                await asyncio.sleep(0.01)
                continue
            self._tasks.spawn(self._greet(accepted))

    async def _greet(self, accepted: socket.socket) -> None:
        with accepted:
            accepted.setblocking(False)
            for worker in self._in_order(await _first_words(accepted)):
                if worker.is_open and worker.hand_over(accepted):
                    return

    def _in_order(self, words: bytes) -> Sequence[Worker]:
        """The servers to try, in order."""
        found = _TABLE.match(words)
        first = next(self._turns) if found is None else home_of(found[1].decode().upper(), len(self._all))
        return [self._all[(first + n) % len(self._all)] for n in range(len(self._all))]


async def _first_words(accepted: socket.socket) -> bytes:
    """The first bytes, which stay readable for the server that gets the connection."""
    loop = asyncio.get_running_loop()
    is_there = asyncio.Event()
    loop.add_reader(accepted.fileno(), is_there.set)
    try:
        async with asyncio.timeout(PEEK_SECONDS):
            await is_there.wait()
        return accepted.recv(PEEK_BYTES, socket.MSG_PEEK)
    except (TimeoutError, OSError):
        return b""
    finally:
        loop.remove_reader(accepted.fileno())


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=1024)
    listening.setblocking(False)
    return listening


def free_addresses(number: int) -> list[str]:
    """Free local addresses for servers that nobody outside has to reach."""
    held = [socket.create_server(("127.0.0.1", 0)) for _ in range(number)]
    addresses = [f"127.0.0.1:{one.getsockname()[1]}" for one in held]
    for one in held:
        one.close()
    return addresses
