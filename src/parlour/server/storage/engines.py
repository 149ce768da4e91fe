"""How connections to the database are made, and the lock of a database file."""

import asyncio
import contextlib
import os
import sqlite3
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from queue import SimpleQueue
from shutil import disk_usage
from threading import Thread
from time import monotonic, sleep
from typing import IO, Any, TypeVar

from sqlalchemy import Connection, Engine, Executable, Row, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError

from parlour.server.wire import Problem

DRIVERS = {"postgresql": "postgresql+psycopg", "postgresql+asyncpg": "postgresql+psycopg"}
"""The driver we use for a URL."""
OURS = ("psycopg", "psycopg_binary", "psycopg_c")
NO_DRIVER = 'PostgreSQL needs a driver: pip install "parlour[postgres]"'
AT_ONCE = "parlour_at_once"
"""An option of a connection: its transactions wait for all others to end."""
ROOM_BYTES = 16 * 1024 * 1024
"""A disk with less free space is full."""
FULL = Problem("disk-full", "the disk is full")
READ_ONLY = Problem("read-only", "the database is read-only")
STALLED = Problem("stalled", "nothing can be saved right now")
TRIAL_MS = 500
WAIT_SECONDS = 5
"""How long a transaction waits for another that has locked the database."""
JOURNAL_SECONDS = 0.02
STATEMENT_GAP_SECONDS = 2
"""How long a transaction may pause between two statements."""
STATEMENT_SECONDS = 10
"""A statement takes milliseconds. One that takes this long is given up."""
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
"""Timeouts in libpq's words. A database server that stopped is noticed, and a server that was stopped in the middle of
a transaction holds up nobody else."""


def open_engine(url: str) -> Engine:
    read = make_url(url)
    is_file = read.get_backend_name() == "sqlite"
    try:
        engine = create_engine(
            read.set(drivername=DRIVERS.get(read.drivername, read.drivername)),
            hide_parameters=True,  # they hold codes and secret words, which have no place in a log
            pool_pre_ping=not is_file,  # a database server that was restarted has hung up
            pool_timeout=WAIT_SECONDS,
            connect_args={} if is_file else SERVER,
        )
    except ModuleNotFoundError as missing:
        if missing.name not in OURS:
            raise
        raise ImportError(NO_DRIVER, name=missing.name) from None
    if is_file:
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


class Unusable(OSError):
    """A database file can't be opened, or is damaged."""


def check_file(engine: Engine) -> None:
    """Raise Unusable if pages of a database file are damaged. This reads all of it."""
    if engine.dialect.name == "sqlite":
        with engine.connect() as connection:
            found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
        if found != "ok":
            raise Unusable(f"the file is damaged ({found!r:.80}); restore a backup")


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """WAL, with every commit synced: a power cut loses nothing that anyone saw."""
    connection.text_factory = lambda text: text.decode(errors="surrogateescape")  # damaged text is still read
    connection.isolation_level = None  # otherwise the driver commits in the middle of a migration
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {WAIT_SECONDS * 1000}")
    _keep_a_journal(cursor)
    for pragma in ("synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _keep_a_journal(cursor: sqlite3.Cursor) -> None:
    """Turn WAL on. Only here SQLite does not wait for others, so we do."""
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
    """Why a transaction would fail, or None. It is begun and rolled back."""
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
    """Why the database can't store anything, as far as the error says so."""
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
        driver.execute("BEGIN")  # it can't fail, and going past SQLAlchemy saves a twelfth of a commit's CPU


class Records:
    """Records of one kind, in the database of an engine."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine


def fetch(engine: Engine, query: Executable) -> Sequence[Row[Any]]:
    with engine.connect() as connection:
        return connection.execute(query).all()


def fetch_one(engine: Engine, query: Executable) -> Row[Any] | None:
    with engine.connect() as connection:
        return connection.execute(query).first()


def begin_write(engine: Engine) -> AbstractContextManager[Connection]:
    """A transaction that reads before it writes. SQLite would refuse its first write at once if another process had
    written since, so it waits for the others at its beginning."""
    return engine.execution_options(**{AT_ONCE: True}).begin()


def write(engine: Engine, statement: Executable) -> int:
    """Run a statement in a transaction of its own. Returns the number of rows that it changed."""
    with engine.begin() as connection:
        return connection.execute(statement).rowcount


def insert_new(engine: Engine, new: Executable) -> bool:
    """Insert a row. Returns False if there is one with this key."""
    with contextlib.suppress(IntegrityError):
        return bool(write(engine, new))
    return False


def write_once(engine: Engine, query: Executable, new: Executable) -> Row[Any]:
    """The row that a query finds. If there is none, `new` inserts it; another server may be quicker."""
    found = fetch_one(engine, query)
    if found is None:
        insert_new(engine, new)
        found = fetch_one(engine, query)
    assert found is not None
    return found


LOCK_SECONDS = 2.0
"""How long a stopping server may still hold the lock."""


class NotAlone(Exception):
    """Another server runs on this file."""


@contextmanager
def alone(url: str) -> Iterator[None]:
    """Hold the lock of a database file. The system releases it when the process ends. A database server needs no such
    lock. Raises NotAlone or Unusable."""
    read = make_url(url)
    if read.get_backend_name() != "sqlite" or read.database in (None, "", ":memory:") or sys.platform == "win32":
        yield
        return
    import fcntl

    path = Path(f"{read.database}.lock")
    with _opened(path) as lock:
        patience = monotonic() + LOCK_SECONDS
        while not _is_taken(fcntl, lock):
            if monotonic() > patience:
                raise NotAlone(_who(path))
            sleep(0.05)
        lock.truncate(0)
        lock.write(str(os.getpid()))
        lock.flush()
        yield


def _opened(path: Path) -> IO[str]:
    try:
        return path.open("a+")
    except OSError as wrong:
        raise Unusable(f"{path}: {wrong.strerror}") from None


def _is_taken(fcntl: Any, lock: IO[str]) -> bool:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _who(path: Path) -> str:
    number = path.read_text().strip()
    return f"another server runs on {path.with_suffix('')}" + (f" (process {number})" if number else "")


T = TypeVar("T")


class DbThread:
    def __init__(self, name: str) -> None:
        self._asked: SimpleQueue[tuple[Callable[[], Any], asyncio.Future[Any]] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    async def ask(self, what: Callable[[], T]) -> T:
        """Run `what` in the thread. It is skipped if nobody waits for it any longer."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._asked.put((what, answer))
        return await answer

    def close(self) -> None:
        """Stop after everything that was asked is done."""
        self._asked.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (asked := self._asked.get()) is not None:
            what, answer = asked
            if not answer.cancelled():
                _do(what, answer)
            del what, answer, asked  # else the last answer would be kept until the next question


def _do(what: Callable[[], Any], answer: asyncio.Future[Any]) -> None:
    tell: Callable[[Any], None]
    try:
        came, tell = what(), answer.set_result
    except BaseException as wrong:
        came, tell = wrong, answer.set_exception
    with suppress(RuntimeError):  # the loop is closed: nobody waits any longer
        answer.get_loop().call_soon_threadsafe(_tell, answer, tell, came)


def _tell(answer: asyncio.Future[Any], tell: Callable[[Any], None], came: Any) -> None:
    if not answer.cancelled():
        tell(came)
