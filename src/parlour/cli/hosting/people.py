"""`parlour people`: what a server has stored about a person."""

from pathlib import Path
from typing import Annotated

import typer

from parlour.cli.hosting.stored_tables import Data, Database, at_rest, opened
from parlour.cli.output import console, stop
from parlour.cli.plain import App

app = App(name="people", help="Delete people's names from stored games.")


@app.callback()
def people() -> None:
    """Delete people's names from stored games."""


@app.command()
def forget(
    name: Annotated[str, typer.Argument(help="The person's name at the table.")],
    table: Annotated[str, typer.Option("--table", help="The table's code.")],
    data: Data = Path("data"),
    database: Database = None,
) -> None:
    """Replace a person's name by "Player 2" in everything that is stored of a table. If a server runs, the table is
    closed for a few seconds."""
    from parlour.server.names import likeness

    code, wanted = table.upper(), likeness(name)
    with opened(data, database) as store, at_rest(store, code):
        found = store.admin.forget_person(code, lambda other: likeness(other) == wanted)
    if not found:
        stop(f"nobody at table {code} is called {name!r}")
    console.print(f"{code}: the name was replaced in {found} places", markup=False)
