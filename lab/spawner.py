"""Start servers again and again without paying for their imports: a process that has them forks.

Each line of JSON on its standard input has the options of a server. It prints the server's process id, and the server
itself prints when it is open. `python -m lab.spawner` starts plain servers; lab/faults/broken.py starts others.
"""

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import sleep
from typing import Any

from lab.ports import free_port
from lab.servers import ROOT
from parlour.cli.app import app as parlour
from parlour.games.bottle.steps import rounds
from parlour.lexicon import Lexicon
from parlour.server import app, diagnostics

IMPORTED = (app, diagnostics)
"""Modules that a server would import only when it starts."""
Options = dict[str, Any]


MOST_LINES = 3


class Spawner:
    """The process that forks."""

    def __init__(self, module: str = "lab.spawner") -> None:
        command, pipe = [sys.executable, "-m", module], subprocess.PIPE
        self._process = subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True)
        self._lock = asyncio.Lock()

    async def start(self, options: Options) -> int:
        """Start a server and wait until it is open. Returns its process id. Raises RuntimeError if it fails."""
        async with self._lock:
            self._process.stdin.write(json.dumps(options) + "\n")
            self._process.stdin.flush()
            pid = int((await self._read("pid ")).split()[1])
            await self._read("open ")
            return pid

    async def _read(self, word: str) -> str:
        """Return the next line with this word. A server that is open may say more: for example how to reach it."""
        for _ in range(MOST_LINES):
            line = await asyncio.to_thread(self._process.stdout.readline)
            if word in line:
                return line
        raise RuntimeError(f"the server did not start: {line}")

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            pipe.close()


class Spawned:
    """A server that can be killed, stopped and started again at the same address."""

    def __init__(self, spawner: Spawner) -> None:
        self._spawner, self._pid = spawner, 0
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"

    async def start(self, **options: Any) -> None:
        await self.ended()
        self._pid = await self._spawner.start({"port": self.port, **options})

    def signal(self, how: signal.Signals) -> None:
        if self._pid:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._pid, how)

    async def ended(self) -> None:
        """Wait until the process has ended, if it was started."""
        while self._pid and Path(f"/proc/{self._pid}").exists():
            await asyncio.sleep(0.02)

    def is_stopped(self) -> bool:
        """Whether a signal has stopped the process."""
        return Path(f"/proc/{self._pid}/stat").read_text().rpartition(")")[2].split()[0] == "T"


class Forked:
    """A server that starts, is killed and stops as `lab.servers.parlour_server` does, but in a moment."""

    def __init__(self, data: Path, *options: str, port: int, log: Path) -> None:
        self._spawner, self._pid = Spawner(), 0
        self._options = {"port": port, "data": str(data), "more": options, "log": str(log)}

    def start(self) -> None:
        self._pid = asyncio.run(self._spawner.start(self._options))

    def kill(self) -> None:
        os.kill(self._pid, signal.SIGKILL)
        while Path(f"/proc/{self._pid}").exists():
            sleep(0.01)

    def stop(self) -> None:
        self.kill()
        self._spawner.close()


def fork_servers(start: Callable[[Options], None]) -> None:
    """Fork a server for each line of the standard input. `start` runs in the new process until the server ends."""
    for language, word in (("en", "carbon"), ("uk", "вугілля")):
        Lexicon.load(language).is_singular_noun(word)
    rounds.BREATH = 150  # or the pause between rounds would be most of the test
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        if (child := os.fork()) == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            try:
                start(json.loads(line))
            except BaseException as wrong:
                print(f"failed: {wrong!r}", flush=True)  # or the test would wait for ever
            os._exit(0)
        print(f"pid {child}", flush=True)


def serve(options: Options) -> None:
    """Run `parlour serve` with its data in a folder."""
    if log := options.get("log"):
        os.dup2(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND), sys.stderr.fileno())
    where = ("--port", str(options["port"]), "--data", options["data"])
    parlour(["serve", *where, *options.get("more", ())], standalone_mode=False)


if __name__ == "__main__":
    fork_servers(serve)
