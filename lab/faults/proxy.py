"""The proxy in front of a cluster: haproxy if it is installed, else our own substitute.

It sends all connections of a table to the same server and checks whether every server is ready. If one is not, it
closes that server's connections, so that nobody waits for a silent server.
"""

import asyncio
import contextlib
import re
import shutil
import subprocess
from pathlib import Path
from zlib import crc32

import aiohttp

from lab.faults.links import abort, forward
from lab.ports import free_port

CHECK_SECONDS, FAILS = 0.5, 2
_TABLE = re.compile(rb"[A-Z]+ [^ ]*/api/tables/([0-9A-Z]{6})")
HAPROXY = """
global
  maxconn 4000
defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
  retries 2
  option redispatch 1
frontend world
  bind 127.0.0.1:{port}
  default_backend servers
backend servers
  balance hash path,field(4,/)
  hash-type consistent
  option httpchk GET /readyz
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
  retry-on conn-failure empty-response
{servers}
"""


class Haproxy:
    def __init__(self, ports: list[int], folder: Path) -> None:
        self.port = free_port()
        self._file = folder / "haproxy.cfg"
        servers = "\n".join(f"  server s{n} 127.0.0.1:{port} check" for n, port in enumerate(ports))
        self._file.write_text(HAPROXY.format(port=self.port, servers=servers))
        self._process: subprocess.Popen[bytes] | None = None

    async def open(self) -> None:
        quiet = subprocess.DEVNULL
        self._process = subprocess.Popen(["haproxy", "-f", str(self._file)], stdout=quiet, stderr=quiet)
        async with asyncio.timeout(30):
            while not await self._is_open():
                await asyncio.sleep(0.05)

    async def _is_open(self) -> bool:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        abort(writer)
        return True

    async def close(self) -> None:
        if self._process is not None:
            self._process.terminate()
            await asyncio.to_thread(self._process.wait)


class OwnProxy:
    """The same, in Python."""

    def __init__(self, ports: list[int], salt: int = 0) -> None:
        """`salt`: another one sends a table to other servers."""
        self.port, self._ports, self._salt = free_port(), ports, salt
        self._fails = dict.fromkeys(ports, 0)
        self._connections: dict[asyncio.Task[None], int] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)
        self._tasks = [asyncio.create_task(self._check(port)) for port in self._ports]

    async def close(self) -> None:
        for task in (*self._tasks, *self._connections):
            task.cancel()
        self._server.close()

    async def _check(self, port: int) -> None:
        patience = aiohttp.ClientTimeout(total=1.0)
        async with aiohttp.ClientSession(timeout=patience) as session:
            while True:
                is_ready = False
                with contextlib.suppress(aiohttp.ClientError, TimeoutError, OSError):
                    async with session.get(f"http://127.0.0.1:{port}/readyz") as answer:
                        is_ready = answer.status == 200
                self._fails[port] = 0 if is_ready else self._fails[port] + 1
                if self._fails[port] == FAILS:
                    self._close_connections(port)
                await asyncio.sleep(CHECK_SECONDS)

    def _close_connections(self, port: int) -> None:
        for connection, at in list(self._connections.items()):
            if at == port:
                connection.cancel()

    def _order(self, head: bytes) -> list[int]:
        """Return the ready servers. The first is the same for every request of a table."""
        found = _TABLE.match(head)
        named = found[1] if found else head[:80]
        first = (crc32(named) + self._salt) % len(self._ports)
        ports = self._ports[first:] + self._ports[:first]
        return [port for port in ports if self._fails[port] < FAILS] or ports

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connection = asyncio.current_task()
        assert connection is not None
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            for port in self._order(head):
                with contextlib.suppress(ConnectionError):
                    far_reader, far_writer = await asyncio.open_connection("127.0.0.1", port)
                    self._connections[connection] = port
                    far_writer.write(head)
                    await forward(reader, writer, far_reader, far_writer)
                    return
        except (OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass
        finally:
            self._connections.pop(connection, None)
            abort(writer)


def choose_proxy(ports: list[int], folder: Path) -> OwnProxy | Haproxy:
    return Haproxy(ports, folder) if shutil.which("haproxy") else OwnProxy(ports)
