"""What every command shares: JSON on stdout, one clear line on stderr, progress only for people."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

import msgspec
import typer
from rich.console import Console

console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)


def print_json(value: Any) -> None:
    """The whole of a command's `--json`: plain JSON, readable by eye."""
    text = msgspec.json.format(msgspec.json.encode(value), indent=2)
    typer.echo(text)


def stop(says: str) -> NoReturn:
    """Bad input: one line that says what is wrong, and exit status 2."""
    typer.echo(f"parlour: {says}", err=True)
    raise typer.Exit(2)


@contextmanager
def progress(what: str, total: int) -> Iterator[Any]:
    """A bar on stderr; calling what it gives moves it one on. Nothing where stderr is not a terminal."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield lambda: bar.advance(task)
