"""The server under attack, with finished games in its database that an attack can ask for."""

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from time import time
from typing import Any

from lab.ports import free_port
from lab.postgres import Postgres
from lab.servers import ROOT, parlour_server
from parlour.server.storage.store import Store

PLAYS = ROOT / "tests" / "plays"
REVIEWED = [f"AAAAA{sign}" for sign in "BCDEFGHJKLMNPQR"]
"""Games that one greedy client wants reviewed."""
HONEST, LONG = "HHHHHH", "LLLLLL"
"""A game that another client wants reviewed, and one with a log of 17 MB."""
LINE_BYTES, LINES = 1000, 17_000


class Target:
    def __init__(
        self, data: Path, *options: str, postgres: Postgres | None = None, serve: Callable[..., Any] = parlour_server
    ) -> None:
        """`postgres`: its database, instead of a file in the folder. It has no finished games then. `serve`: makes the
        server that is started."""
        self.data, self.database, self._postgres = data, data / "parlour.db", postgres
        if postgres is not None:
            options = (*options, "--database", postgres.url)
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._log = data / "log"
        self._server = serve(data, "--behind-proxy", *options, port=self.port, log=self._log)
        if postgres is None:
            self._store_games()
        self.start, self.kill, self.stop = self._server.start, self._server.kill, self._server.stop

    def _store_games(self) -> None:
        store = Store(f"sqlite:///{self.database}")
        store.open()
        store.close()
        heading, *lines = (PLAYS / "rebus-solo.jsonl").read_text().splitlines()
        with sqlite3.connect(self.database) as database:
            for n, code in enumerate([*REVIEWED, HONEST]):
                _insert(database, code, heading, lines[: len(lines) // 4 - n])  # no two of the same length
            _insert(database, LONG, heading, [*lines, *[f'{{"x":"{"x" * LINE_BYTES}"}}'] * LINES])
        database.close()

    @property
    def is_running(self) -> bool:
        return self._server.is_running

    @property
    def pid(self) -> int:
        return self._server.process.pid

    def megabytes(self) -> int:
        """Return how much memory the server uses."""
        return self._server.resident_mb()

    def inputs_of(self, code: str) -> list[tuple[int, str]]:
        """Return the seat and the id of every input in a table's log."""
        query = "SELECT seat, message FROM lines WHERE code = :code AND message IS NOT NULL"
        if self._postgres is not None:
            found = self._postgres.ask(query, code=code)
        else:
            with sqlite3.connect(self.database) as database:
                found = database.execute(query, {"code": code}).fetchall()
            database.close()
        return [(seat, json.loads(message)[1]) for seat, message in found]

    def faults(self) -> list[str]:
        """Return the lines of the server's log that report a fault of its own."""
        lines = self._log.read_text().splitlines()
        return [line for line in lines if '"trace"' in line or '"a request failed"' in line]


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
