"""The database of a server, for commands beside it, and files that only the user who runs the server can read."""

import os
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from time import sleep
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.cli.output import stop

if TYPE_CHECKING:
    from parlour.server.storage.store import Store

Data = Annotated[Path, typer.Option(envvar="PARLOUR_DATA", help="The folder of the database.")]
Code = Annotated[str, typer.Argument(help="The table's code.")]
Database = Annotated[str | None, typer.Option(envvar="PARLOUR_DATABASE", help="Another database, as a URL.")]
LET_GO_SECONDS = 6.0
"""After this long every server has noticed that a table is closed, and stored what was under way there."""


@contextmanager
def opened(data: Path, database: str | None) -> Iterator["Store"]:
    """The store in a folder or at a URL. Ends with one line if it can't be read."""
    from sqlalchemy.exc import SQLAlchemyError

    from parlour.server.app import database_url
    from parlour.server.storage.store import Store

    if database is None and not (data / "parlour.db").is_file():
        stop(f"there is no database in {data}")
    try:
        with closing(Store(database or database_url(data))) as store:
            yield store
    except (ImportError, SQLAlchemyError) as wrong:
        stop(f"can't read the database: {str(wrong).splitlines()[0]}")


@contextmanager
def at_rest(store: "Store", code: str) -> Iterator[None]:
    """Close a table until no server has it in its memory, and open it again afterwards if it was open."""
    from parlour.server.wall_clock import wall_now

    was_closed = code in store.admin.closed()
    if not store.admin.close(code, wall_now()):
        stop(f"no table has the code {code!r}")
    if store.admin.is_served():
        sleep(LET_GO_SECONDS)
    try:
        yield
    finally:
        if not was_closed:
            store.admin.reopen(code)


PRIVATE = 0o077
"""The umask: nobody else may read, write or enter."""


@contextmanager
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
        with suppress(OSError):
            file.chmod(stat.S_IMODE(file.stat().st_mode) & 0o700)
