"""`parlour tables` and `parlour people`: look after what a server has stored. The server may be running."""

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.cli import output
from parlour.cli.hosting.stored_tables import Code, Data, Database, at_rest, opened, private_files
from parlour.cli.output import AsJson, console, stop
from parlour.cli.plain import App

if TYPE_CHECKING:
    from parlour.server.storage.records import Sitter, TableRecord

LONG = 40
app = App(name="tables", help="List, show, export, close or delete stored tables.")


@app.callback(invoke_without_command=True)
def tables(context: typer.Context, data: Data = Path("data"), database: Database = None, json: AsJson = False) -> None:
    """Every table: its code, its game, how far it is, how many sit there and when it was last used."""
    context.obj = data, database
    if context.invoked_subcommand is not None:
        return
    with opened(data, database) as store:
        found = store.admin.overview()
    rows = (
        f"{one['code']}  {one['game']:<10} {one['status']:<8} {one['seats']:>2}  {_time(one['touched'])}"
        for one in found
    )
    output.show(found, rows, json)


@app.command()
def show(context: typer.Context, code: Code, json: AsJson = False) -> None:
    """One table: who sits there, its settings, how many games were played and how long their logs are."""
    with opened(*context.obj) as store:
        overview = [one for one in store.admin.overview() if one["code"] == code.upper()]
        if not overview:
            stop(f"no table has the code {code!r}")
        record, lines = store.find(code.upper()), store.admin.count_lines(code.upper())
    assert record is not None
    data = overview[0] | {
        "language": record.language,
        "size": record.size,
        "sitters": [_sitter(sitter) for sitter in record.seats],
        "waiting": [sitter.name for sitter in record.waiting],
        "settings": record.settings,
        "created": record.created,
        "paused": record.paused,
        "lines": [{"game": n, "lines": lines[n]} for n in lines],
    }
    output.show(data, (f"{name:<9} {value}" for name, value in _rows(record, lines).items()), json)


def _rows(record: "TableRecord", lines: dict[int, int]) -> dict[str, str]:
    people = [*map(_sitter, record.seats), *(f"{one.name} (next game)" for one in record.waiting)]
    return {
        "game": f"{record.game} ({record.language}), {record.status}" + ", paused" * record.paused,
        "opened": _time(record.created),
        "used": _time(record.touched),
        "seats": f"{len(record.seats)} of {record.size}",
        "people": ", ".join(people) or "nobody",
        "settings": ", ".join(f"{name}={_short(value)}" for name, value in record.settings.items()) or "as printed",
        "games": ", ".join(f"{number}: {count} lines" for number, count in lines.items()) or "none yet",
    }


@app.command()
def close(context: typer.Context, code: Code) -> None:
    """Close a table. Its people see a notice within seconds, and nobody can join any more. Its log is kept as usual."""
    from parlour.server.wall_clock import wall_now

    with opened(*context.obj) as store:
        if not store.admin.close(code.upper(), wall_now()):
            stop(f"no table has the code {code!r}")
    console.print(f"{code.upper()} is closed; a server that runs tells its people within seconds", markup=False)


@app.command()
def reopen(context: typer.Context, code: Code) -> None:
    """Reopen a closed table. Its people can continue where they were."""
    with opened(*context.obj) as store:
        if not store.admin.reopen(code.upper()):
            stop(f"table {code.upper()} is not closed")
    console.print(f"{code.upper()} is open again", markup=False)


@app.command()
def delete(context: typer.Context, code: Code) -> None:
    """Delete a table and everything stored about it, for good. If a server runs, its players see that the table is
    closed."""
    with opened(*context.obj) as store, at_rest(store, code.upper()):
        store.admin.delete(code.upper())
    console.print(f"{code.upper()} is deleted; backups still have it", markup=False)


@app.command()
def export(
    context: typer.Context,
    code: Code,
    game: Annotated[int | None, typer.Option(min=1, help="Which of its games (default: the latest).")] = None,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="The file (default: CODE.jsonl).")] = None,
) -> None:
    """Export the log of a game exactly as it is stored, with any damage, so that it can be repaired. It contains the
    secrets of a running game."""
    from parlour.server.storage.lines import log_lines

    path = output or Path(f"{code.upper()}.jsonl")
    with opened(*context.obj) as store:
        if (found := store.heading(code.upper(), game)) is None:
            stop(f"no table has the code {code!r}")
        heading, number = found
        lines = store.lines(code.upper(), number)
    if not lines:
        stop(f"table {code.upper()} has no game {number}")
    with private_files():
        path.write_bytes(b"".join(log_lines(heading, lines)))
    console.print(f"{path}: {len(lines)} lines", markup=False)


def _time(wall: int) -> str:
    return datetime.fromtimestamp(wall / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _sitter(sitter: "Sitter") -> str:
    """Describe a seat: its name, and in brackets bot, host or left."""
    known = [f"bot, level {sitter.bot}"] * (sitter.bot is not None) + ["host"] * sitter.host + ["left"] * sitter.left
    return sitter.name + (f" ({', '.join(known)})" if known else "")


def _short(value: object) -> str:
    """Cut a long value: a setting may be a whole box of cards."""
    text = str(value)
    return text if len(text) <= LONG else f"{text[:LONG]}…"


people_app = App(name="people", help="Delete people's names from stored games.")


@people_app.callback()
def people() -> None:
    """Delete people's names from stored games."""


@people_app.command()
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
