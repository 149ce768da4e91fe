"""Files that only the user who runs the server can read: they hold names, words and secrets of games."""

import contextlib
import os
import stat
from collections.abc import Iterator
from pathlib import Path

PRIVATE = 0o077
"""The umask: nobody else may read, write or enter."""


@contextlib.contextmanager
def private_files() -> Iterator[None]:
    """Make all files and folders that are created meanwhile private."""
    before = os.umask(PRIVATE)
    try:
        yield
    finally:
        os.umask(before)


def make_private(data: Path) -> None:
    """Close the database files in a folder to others, which former versions left open. Files of somebody else stay."""
    for file in data.glob("parlour.db*"):
        with contextlib.suppress(OSError):
            file.chmod(stat.S_IMODE(file.stat().st_mode) & 0o700)
