"""Houses that can be killed, stopped and started again at one address each."""

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from faults.database import Database
from faults.links import Link
from faults.ports import free_port

SECRET = "a secret between houses"


class House:
    """One house: its process, its way to the database, and the others' way to it."""

    def __init__(self, number: int, database: Database, folder: Path) -> None:
        self.number, self.pid = number, 0
        self.port, self._inner = free_port(), free_port()
        self.to_database = Link(database.dial)
        self.from_peers = Link(lambda: asyncio.open_connection("127.0.0.1", self._inner))
        self.log, self.flag = folder / f"house{number}.log", folder / f"house{number}.stop"
        self.clock = folder / f"house{number}.clock"
        self.more: dict[str, Any] = {}

    @property
    def at(self) -> str:
        """The address under which the others know it: the end of a link that can be cut."""
        return f"127.0.0.1:{self.from_peers.port}"

    def options(self) -> dict[str, Any]:
        return {
            "url": f"postgresql://postgres@127.0.0.1:{self.to_database.port}/postgres",
            "port": self.port,
            "inner": f"127.0.0.1:{self._inner}",
            "address": self.at,
            "secret": SECRET,
            "log": str(self.log),
            "flag": str(self.flag),
            "clock": str(self.clock),
            **self.more,
        }

    def signal(self, how: signal.Signals) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, how)

    @property
    def is_up(self) -> bool:
        return self.pid != 0 and Path(f"/proc/{self.pid}").exists()

    async def ended(self) -> None:
        while self.is_up:
            await asyncio.sleep(0.02)


class Keeper:
    """Starts houses."""

    def __init__(self) -> None:
        self._zygote = subprocess.Popen(
            [sys.executable, "-m", "faults.zygote"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._turn = asyncio.Lock()

    async def start(self, house: House, **more: Any) -> None:
        house.more = more
        assert self._zygote.stdin is not None
        assert self._zygote.stdout is not None
        async with self._turn:
            self._zygote.stdin.write(json.dumps(house.options()) + "\n")
            self._zygote.stdin.flush()
            for word in ("pid", "open"):
                line = await asyncio.to_thread(self._zygote.stdout.readline)
                assert line.startswith(word), line + house.log.read_text()[-2000:]
                if word == "pid":
                    house.pid = int(line.split()[1])

    def close(self) -> None:
        self._zygote.kill()
        self._zygote.wait()
        for pipe in (self._zygote.stdin, self._zygote.stdout):
            assert pipe is not None
            pipe.close()
