"""One server on one SQLite file: two would each keep what they know of a table, and undo each other's."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import IO, Any

from sqlalchemy.engine import make_url

LOCK_SECONDS = 2.0
"""One that was told to end may still be on its way out."""


class NotAlone(Exception):
    """Another server runs on this file."""


@contextmanager
def alone(url: str) -> Iterator[None]:
    """Nobody else may open this database meanwhile. The system lets go of it when the process ends, however it ends.

    A database server has locks of its own, and so has nothing to do with this.
    """
    read = make_url(url)
    if read.get_backend_name() != "sqlite" or read.database in (None, "", ":memory:") or sys.platform == "win32":
        yield
        return
    import fcntl

    path = Path(f"{read.database}.lock")
    with path.open("a+") as lock:
        patience = monotonic() + LOCK_SECONDS
        while not _is_taken(fcntl, lock):
            if monotonic() > patience:
                raise NotAlone(_who(path))
            sleep(0.05)
        lock.truncate(0)
        lock.write(str(os.getpid()))
        lock.flush()
        yield


def _is_taken(fcntl: Any, lock: IO[str]) -> bool:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _who(path: Path) -> str:
    number = path.read_text().strip()
    return f"another server runs on {path.with_suffix('')}" + (f" (process {number})" if number else "")
