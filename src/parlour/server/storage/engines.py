"""The way to the database: how connections are made, and what each is told at its start."""

import sqlite3
from pathlib import Path
from shutil import disk_usage
from time import monotonic, sleep
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from parlour.server.wire import Problem

DRIVERS = {"postgresql": "postgresql+psycopg", "postgresql+asyncpg": "postgresql+psycopg"}
"""A URL names the database; which driver is ours to say."""
AT_ONCE = "parlour_at_once"
"""An option of a connection: its transactions begin by waiting for all others to end."""
ROOM_BYTES = 16 * 1024 * 1024
"""With less than this free, a disk is full."""
FULL = Problem("disk-full", "the disk is full")
READ_ONLY = Problem("read-only", "the database takes nothing now")
STALLED = Problem("stalled", "nothing can be stored now")
TRIAL_MS = 500
WAIT_SECONDS = 5
"""So long a transaction waits for another that has the database locked."""
JOURNAL_SECONDS = 0.02
STATEMENT_GAP_SECONDS = 2
"""So long a transaction may wait for its next statement."""
STATEMENT_SECONDS = 10
"""A statement of ours takes milliseconds: what takes this long will not end."""
SERVER = {
    "connect_timeout": 3,
    "keepalives": 1,
    "keepalives_idle": 1,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 4_000,
    "options": " ".join(
        (
            f"-c statement_timeout={STATEMENT_SECONDS}s",
            f"-c lock_timeout={WAIT_SECONDS}s",
            f"-c idle_in_transaction_session_timeout={STATEMENT_GAP_SECONDS}s",
            f"-c tcp_user_timeout={STATEMENT_GAP_SECONDS}s",
        )
    ),
}
"""How long a database server may be silent, in libpq's words, and how long it waits for us: one that stopped is
noticed, nobody waits for ever, and a server that was stopped in the middle of a transaction holds up nobody else."""


def open_engine(url: str) -> Engine:
    read = make_url(url)
    is_file = read.get_backend_name() == "sqlite"
    engine = create_engine(
        read.set(drivername=DRIVERS.get(read.drivername, read.drivername)),
        hide_parameters=True,  # they hold codes and secret words, which have no place in a log
        pool_pre_ping=not is_file,  # a database server that was restarted has hung up
        pool_timeout=WAIT_SECONDS,
        connect_args={} if is_file else SERVER,
    )
    if is_file:
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """WAL, and every commit on the disk before it counts: a power cut loses nothing that anyone saw."""
    connection.text_factory = lambda text: text.decode(errors="surrogateescape")  # what is spoilt is read and told
    connection.isolation_level = None  # else the driver commits before it makes a table, and half a migration stays
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {WAIT_SECONDS * 1000}")
    _keep_a_journal(cursor)
    for pragma in ("synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _keep_a_journal(cursor: sqlite3.Cursor) -> None:
    """For this alone SQLite does not wait until others are done: where several begin at once, we do."""
    end = monotonic() + WAIT_SECONDS
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as wrong:
            if wrong.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > end:
                raise
        sleep(JOURNAL_SECONDS)


def why_not(connection: Connection) -> Problem | None:
    """What would keep a transaction from being stored. Begun and given up again: nothing is written."""
    if connection.engine.dialect.name != "sqlite":
        is_closed = connection.exec_driver_sql("SHOW transaction_read_only").scalar() == "on"
        return READ_ONLY if is_closed else None
    file = connection.engine.url.database
    if file and disk_usage(Path(file).parent).free < ROOM_BYTES:
        return FULL
    connection.exec_driver_sql("ROLLBACK")
    connection.exec_driver_sql(f"PRAGMA busy_timeout = {TRIAL_MS}")
    try:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    except DBAPIError:
        connection.exec_driver_sql("BEGIN")
        return Problem("stalled", "the database is locked or can't be written to")
    finally:
        connection.exec_driver_sql(f"PRAGMA busy_timeout = {WAIT_SECONDS * 1000}")
    return None


def reason_of(wrong: BaseException) -> Problem:
    """Why a database takes nothing now, as far as it says so itself."""
    said = wrong.orig if isinstance(wrong, DBAPIError) else wrong
    code = getattr(said, "sqlite_errorcode", None)
    state = getattr(said, "sqlstate", None)
    if state == "53100" or (code is not None and code & 0xFF == sqlite3.SQLITE_FULL):
        return FULL
    if state == "25006" or (code is not None and code & 0xFF == sqlite3.SQLITE_READONLY):
        return READ_ONLY
    return STALLED


def _begin_sqlite(connection: Connection) -> None:
    if connection.get_execution_options().get(AT_ONCE):
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    elif (driver := connection.connection.driver_connection) is not None:
        driver.execute("BEGIN")  # it waits for nothing and so can't fail: straight, for a twelfth of a commit's CPU
