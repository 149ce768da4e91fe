"""Real servers, each in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path
from time import monotonic
from typing import Self

import psutil

ROOT = Path(__file__).parents[1]
STOP_SECONDS = 300.0


class Server:
    """A server that can be started, killed and started again.

    `command` follows `python`. The process must print a line that ends with its address once it is ready. `tree`: the
    checkout that it runs.
    """

    def __init__(self, *command: str, log: Path | None = None, python: str = sys.executable, tree: Path = ROOT) -> None:
        self._command, self._tree, self._log = [python, *command], tree, log or Path(os.devnull)
        self.address = ""
        self.ready_after = 0.0
        """Seconds from the start until the server was ready."""

    def start(self) -> None:
        """Start the process and wait until it is ready. Raises RuntimeError if it ends instead."""
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        if self._tree != ROOT:
            environment["PYTHONPATH"] = str(self._tree / "src")
        began = monotonic()
        with self._log.open("ab") as errors:
            self.process = subprocess.Popen(
                self._command, cwd=self._tree, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True
            )
        line = self.process.stdout.readline()
        if "http://" not in line:
            raise RuntimeError(f"{' '.join(self._command)} is not ready: {line}")
        self.address = line.split()[-1]
        self.ready_after = monotonic() - began
        self._usage = psutil.Process(self.process.pid)

    def kill(self) -> None:
        self.process.kill()
        self._ended()

    def stop(self) -> float:
        """Ask the server to stop and wait for it. Returns how many seconds that took."""
        began = monotonic()
        self.process.terminate()
        self._ended()
        return monotonic() - began

    def _ended(self) -> None:
        self.process.wait(STOP_SECONDS)
        self.process.stdout.close()

    @property
    def is_running(self) -> bool:
        return self.process.poll() is None

    def cpu(self) -> float:
        """Return the CPU seconds that the server has used."""
        times = self._usage.cpu_times()
        return times.user + times.system

    def own_kb(self) -> float:
        """Return its memory in kB, without pages that it shares with other processes."""
        return self._usage.memory_full_info().uss / 1024

    def resident_mb(self) -> int:
        return self._usage.memory_info().rss // 1_000_000

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def parlour_server(data: Path | str, *options: str, port: int = 0, log: Path | None = None) -> Server:
    """Return a server as people run it, with its data in a folder."""
    return Server("-m", "parlour", "serve", "--port", str(port), "--data", str(data), *options, log=log)
