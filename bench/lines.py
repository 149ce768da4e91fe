"""How fast a database stores lines of logs, in group commits of one writer as a server makes them.

    python bench/lines.py [--seconds 3]    SQLite and PostgreSQL

Measures commits a second with one line each, lines a second in commits of 500, the size of a line on disk with its
index, and the CPU of the database's own processes. Both use the same disk, and a commit counts once it is on it.
"""

import argparse
import tempfile
import time
from collections.abc import Callable

from sqlalchemy import Connection, insert, text

from lab.postgres import Postgres
from lab.report import head, row
from lab.stopwatch import Stopwatch
from parlour.server.storage import migrations, tables
from parlour.server.storage.engines import open_engine

MANY = 500
LINE = '{"t":"act","seat":2,"move":{"t":"say","word":"carbon"},"events":[{"t":"said","seat":2,"word":"carbon"}]}'
HEAD = ("commits/s, a line each", "lines/s, 500 a commit", "bytes a line", "CPU-s of the database per 1,000,000 lines")
SIZE = {
    "sqlite": "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()",
    "postgresql": "SELECT pg_total_relation_size('lines')",
}


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--seconds", type=float, default=3.0, help="for each kind of commit")
    seconds = options.parse_args().seconds
    print(head("one writer", *HEAD))
    with tempfile.TemporaryDirectory() as folder:
        measure("SQLite", f"sqlite:///{folder}/lines.db", seconds)
    with Postgres() as database:
        measure("PostgreSQL", database.url, seconds, database.cpu)


def measure(name: str, url: str, seconds: float, cpu: Callable[[], float] | None = None) -> None:
    """Print the row of one database. `cpu`: the CPU seconds of its processes, if it has any."""
    engine = open_engine(url)
    migrations.upgrade(engine)
    with engine.connect() as connection:
        with connection.begin():
            connection.execute(insert(tables.tables).values(_table()))
        one, _ = _write(connection, 1, 1, cpu, seconds)
        many, spent = _write(connection, 2, MANY, cpu, seconds)
        with connection.begin():
            lines = connection.scalar(text("SELECT count(*) FROM lines"))
            size = connection.scalar(text(SIZE[engine.dialect.name]))
    own = f"{spent * 1_000_000:.1f}" if cpu else "part of the server's"
    print(row(name, f"{one:,.0f}", f"{many * MANY:,.0f}", f"{size / lines:,.0f}", own))
    engine.dispose()


def _write(
    connection: Connection, number: int, together: int, cpu: Callable[[], float] | None, seconds: float
) -> tuple[float, float]:
    """Commit for some seconds. Returns commits a second, and the database's CPU seconds for a line."""
    statement, n, commits = insert(tables.lines), 0, 0
    watch, began = Stopwatch(*([cpu] if cpu else [])), time.perf_counter()
    while time.perf_counter() - began < seconds:
        with connection.begin():
            connection.execute(statement, [_line(number, n + k) for k in range(together)])
        n, commits = n + together, commits + 1
    watch.stop()
    return commits / watch.seconds, sum(watch.spent) / n


def _line(number: int, n: int) -> dict[str, object]:
    times = {"at": n * 100, "wall": 1_790_000_000_000 + n, "arrived": n * 100, "delay": 20}
    sent = {"seat": 2, "message": '["a1b2c3d4e5f60718","m17"]'}
    return {"code": "BENCH2", "number": number, "n": n, "line": LINE, **times, **sent}


def _table() -> dict[str, object]:
    values = {one.name: 0 if one.type.python_type is int else "[]" for one in tables.tables.columns if not one.nullable}
    return {**values, "code": "BENCH2"}


if __name__ == "__main__":
    main()
