"""One server on one SQLite file: two would undo each other's changes."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import IO, Any

from sqlalchemy.engine import make_url

from parlour.server.storage.engines import Unusable

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
