"""The servers of a cluster, which can be killed, stopped and started again at the same address."""

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from lab.faults.links import Link
from lab.ports import free_port
from lab.postgres import Postgres
from lab.servers import ROOT

SECRET = "a secret of the cluster"


class Member:
    """One server: its process, its link to the database, and the link of the others to it."""

    def __init__(self, number: int, database: Postgres, folder: Path) -> None:
        self.pid = 0
        self.port, self._inner = free_port(), free_port()
        self.to_database = Link(database.dial)
        self.from_peers = Link(lambda: asyncio.open_connection("127.0.0.1", self._inner))
        self.log = folder / f"server{number}.log"
        self.flag = folder / f"server{number}.stop"
        """While this file exists, the server stops itself inside its next commit."""
        self.clock = folder / f"server{number}.clock"
        """While this file exists, the clock of the server's machine is a year ahead."""

    @property
    def address(self) -> str:
        """Where people reach it."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def inner_address(self) -> str:
        """Where the other servers reach it: the end of a link that can be cut."""
        return f"127.0.0.1:{self.from_peers.port}"

    def options(self) -> dict[str, Any]:
        return {
            "url": f"postgresql://postgres@127.0.0.1:{self.to_database.port}/postgres",
            "port": self.port,
            "inner": f"127.0.0.1:{self._inner}",
            "address": self.inner_address,
            "secret": SECRET,
            "log": str(self.log),
            "flag": str(self.flag),
            "clock": str(self.clock),
        }

    def signal(self, how: signal.Signals) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, how)

    async def ended(self) -> None:
        while Path(f"/proc/{self.pid}").exists():
            await asyncio.sleep(0.02)

    def is_stopped(self) -> bool:
        return Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()[0] == "T"


class Spawner:
    """Starts servers by forking a process that has imported everything already."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "lab.faults.spawner"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._lock = asyncio.Lock()

    async def start(self, server: Member, **options: Any) -> None:
        """Start a server and wait until it is ready. `options`: a mutant, or another version."""
        async with self._lock:
            self._process.stdin.write(json.dumps({**server.options(), **options}) + "\n")
            self._process.stdin.flush()
            for word in ("pid", "open"):
                line = await asyncio.to_thread(self._process.stdout.readline)
                assert line.startswith(word), line + server.log.read_text()[-2000:]
                if word == "pid":
                    server.pid = int(line.split()[1])

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            pipe.close()
