"""`parlour backup` and `parlour restore`: the whole server as one file."""

import os
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from parlour.cli.hosting.stored_tables import Data, make_private, private_files
from parlour.cli.output import stop

FILE = "parlour.db"
PAGES = 512
"""Copied at a time: in between a server that runs goes on writing."""


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; an existing one is replaced.")],
    data: Data = Path("data"),
) -> None:
    """Copy the SQLite database of a server, which may run meanwhile, into one file that only you can read."""
    source = data / FILE
    if not source.is_file():
        stop(f"there is no database in {data}")
    unfinished = file.with_name(file.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        with private_files(), closing(sqlite3.connect(source)) as running, closing(sqlite3.connect(unfinished)) as copy:
            running.backup(copy, pages=PAGES)
            copy.execute("PRAGMA journal_mode = DELETE")  # else reading the copy would leave two more files beside it
    except sqlite3.Error as wrong:
        unfinished.unlink(missing_ok=True)
        stop(f"can't copy {source}: {wrong}")
    with unfinished.open("rb+") as written:
        os.fsync(written.fileno())
    unfinished.replace(file)  # a copy that was cut short never has the name of a whole one
    typer.echo(f"{file}: {_tables(file)} tables")


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `parlour backup` wrote.")],
    data: Data = Path("data"),
) -> None:
    """Put a backup in the place of a folder's database. The server must not be running. The old database is kept beside
    the new one."""
    from parlour.server.app import database_url
    from parlour.server.storage.engines import NotAlone, alone

    if not file.is_file():
        stop(f"there is no file {file}")
    if (found := _tables(file)) is None:
        stop(f"{file} is no backup of a server")
    try:
        with private_files(), alone(database_url(data)):
            aside = _put_aside(data / FILE)
            with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(data / FILE)) as copy:
                source.backup(copy)
            make_private(data)
            _give_to_owner(data)
    except NotAlone as wrong:
        stop(f"{wrong}: stop it first")
    typer.echo(f"{data / FILE}: {found} tables" + (f"; what was there is {aside}" if aside else ""))


def _give_to_owner(data: Path) -> None:
    """Restored by root, for a server that is somebody else: whose the folder is, theirs are its files."""
    owner = data.stat()
    if os.name == "posix" and os.geteuid() == 0:
        for file in data.glob(f"{FILE}*"):
            os.chown(file, owner.st_uid, owner.st_gid)


def _put_aside(database: Path) -> Path | None:
    """Move the write-ahead log together with its database."""
    from parlour.server.storage.forgetting import ASIDE

    if not database.is_file():
        return None
    with closing(sqlite3.connect(database)) as last:
        last.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    aside = database.with_name(f"{database.name}{ASIDE}{datetime.now():%Y%m%d-%H%M%S}")
    database.replace(aside)
    os.utime(aside)  # it is deleted at the same time as a table that nobody uses from now on
    for beside in ("-wal", "-shm"):
        database.with_name(database.name + beside).unlink(missing_ok=True)
    return aside


def _tables(file: Path) -> int | None:
    """Return the number of tables in a database, or None if it is not a complete database of Parlour."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as found:
            if found.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                return None
            return int(found.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.Error:
        return None
