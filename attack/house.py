"""A server to be hurt: it is started, killed and started again at one address, with games that lie there already."""

import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from time import monotonic, time

import psutil

from parlour.server.storage.store import Store

PLAYS = Path(__file__).parents[1] / "tests" / "plays"
REVIEWED = [f"AAAAA{sign}" for sign in "BCDEFGHJKLMNPQR"]
HONEST, LONG = "HHHHHH", "LLLLLL"
LINE_BYTES, LINES = 1000, 17_000


class Server:
    def __init__(self, data: Path) -> None:
        self.data, self.process = data, None
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"

    def prepare(self) -> None:
        """Rebus games that are over and can be reviewed, and one with a log of 17 MB."""
        store = Store(f"sqlite:///{self.data}/parlour.db")
        store.open()
        store.close()
        heading, *lines = (PLAYS / "rebus-solo.jsonl").read_text().splitlines()
        with sqlite3.connect(self.data / "parlour.db") as database:
            for n, code in enumerate([*REVIEWED, HONEST]):
                _insert(database, code, heading, _other_rolls(lines, n))
            _insert(database, LONG, heading, [*lines, *[f'{{"x":"{"x" * LINE_BYTES}"}}'] * LINES])
        database.close()

    async def start(self) -> None:
        command = [sys.executable, "-m", "parlour", "serve", "--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen(
            [*command, "--behind-proxy"], stdout=subprocess.PIPE, stderr=(self.data / "log").open("ab"), text=True
        )
        line = await asyncio.to_thread(self.process.stdout.readline)
        assert line.startswith("Parlour is open"), line

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    async def stop(self) -> float:
        """How long that took."""
        began = monotonic()
        self.process.terminate()
        await asyncio.to_thread(self.process.wait, 60)
        return monotonic() - began

    @property
    def megabytes(self) -> int:
        return psutil.Process(self.process.pid).memory_info().rss // 1_000_000

    @property
    def is_up(self) -> bool:
        return self.process.poll() is None

    def lines_of(self, code: str) -> list[tuple[int, str | None]]:
        with sqlite3.connect(self.data / "parlour.db") as database:
            found = database.execute("SELECT seat, message FROM lines WHERE code = ?", (code,)).fetchall()
        database.close()
        return found

    def complaints(self) -> list[str]:
        """Faults of ours that the server's log tells of."""
        lines = (self.data / "log").read_text().splitlines()
        return [line for line in lines if '"trace"' in line or '"a request failed"' in line]


def _other_rolls(lines: list[str], n: int) -> list[str]:
    """The first turns of a game, each time some others."""
    return lines[: len(lines) // 4 - n]


def _insert(database: sqlite3.Connection, code: str, heading: str, lines: list[str]) -> None:
    read, now = json.loads(heading), int(time() * 1000)
    row = {
        "code": code,
        "game": read["game"],
        "language": read["language"],
        "settings": json.dumps(read["settings"]),
        "size": read["seats"],
        "host": "",
        "seats": json.dumps([{"name": "A"}] * read["seats"]),
        "status": "over",
        "paused": 0,
        "number": 1,
        "base": 0,
        "heading": heading,
        "done": "[]",
        "clock_at": 0,
        "created": now,
        "touched": now,
    }
    database.execute(f"INSERT INTO tables ({', '.join(row)}) VALUES ({', '.join(f':{name}' for name in row)})", row)
    rows = [(code, 1, n, 0, now, line, None, None, None, None) for n, line in enumerate(lines)]
    database.executemany("INSERT INTO lines VALUES (?,?,?,?,?,?,?,?,?,?)", rows)
