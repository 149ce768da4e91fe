"""`parlour tables`: what a server has stored, for whoever looks after it. The server may run meanwhile."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.cli.output import console, print_json, stop
from parlour.cli.plain import App

if TYPE_CHECKING:
    from parlour.server.storage.store import Store

app = App(name="tables", help="The tables that a server has stored: a list, or the log of one as a file.")
Data = Annotated[Path, typer.Option(envvar="PARLOUR_DATA", help="The folder of the database.")]
Database = Annotated[str | None, typer.Option(envvar="PARLOUR_DATABASE", help="Another database, as a URL.")]


@app.callback(invoke_without_command=True)
def tables(
    context: typer.Context,
    data: Data = Path("data"),
    database: Database = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Every table: its code, its game, how far it is, how many sit there and when it was last used."""
    context.obj = data, database
    if context.invoked_subcommand is not None:
        return
    with _opened(data, database) as store:
        found = store.overview()
    if json:
        print_json(found)
        return
    for one in found:
        used = datetime.fromtimestamp(one["touched"] / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        console.print(f"{one['code']}  {one['game']:<10} {one['status']:<8} {one['seats']:>2}  {used}", markup=False)


@app.command()
def export(
    context: typer.Context,
    code: Annotated[str, typer.Argument(help="The table's code.")],
    game: Annotated[int | None, typer.Option(min=1, help="Which of its games; the latest without it.")] = None,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="The file; CODE.jsonl without it.")] = None,
) -> None:
    """The log of a game, as it lies: what is damaged in it too, for repair. It holds secrets of a game that runs."""
    from parlour.server.storage.log_file import log_lines

    path = output or Path(f"{code.upper()}.jsonl")
    with _opened(*context.obj) as store:
        found = store.heading(code.upper())
        if found is None:
            stop(f"no table has the code {code!r}")
        heading, number = found
        lines = store.lines(code.upper(), game or number)
    if not lines:
        stop(f"table {code.upper()} has no game {game or number}")
    path.write_bytes(b"".join(log_lines(heading, lines)))
    console.print(f"{path}: {len(lines)} lines", markup=False)


@contextmanager
def _opened(data: Path, database: str | None) -> Iterator["Store"]:
    from sqlalchemy.exc import SQLAlchemyError

    from parlour.server.app import database_url
    from parlour.server.storage.store import Store

    if database is None and not (data / "parlour.db").is_file():
        stop(f"there is no database in {data}")
    store = Store(database or database_url(data))
    try:
        yield store
    except (ImportError, SQLAlchemyError) as wrong:
        stop(f"can't read the database: {str(wrong).splitlines()[0]}")
    finally:
        store.close()
