"""What every command shares: JSON on stdout, one clear line on stderr, progress only for people."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Annotated, Any, NoReturn

import msgspec
import typer
from rich.console import Console

console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def print_json(value: Any) -> None:
    """The whole of a command's `--json`: plain JSON, readable by eye."""
    typer.echo(msgspec.json.format(msgspec.json.encode(value), indent=2))


def show(data: Any, lines: Iterable[str], json: bool) -> None:
    """Print what a command found: JSON for programs, lines for people."""
    if json:
        print_json(data)
        return
    for line in lines:
        console.print(line, markup=False, soft_wrap=True)


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


INDENT = "  "
FROM_ZERO = ("row", "col", "seat", "die")
"""Fields that count from 0. People count from 1."""


def outline(value: Any) -> list[str]:
    """Return a value in lines: names of fields in words, short lists on one line, nothing that is empty."""
    return list(_lines(msgspec.to_builtins(value)))


def _lines(value: Any) -> Iterator[str]:
    match value:
        case dict():
            for name, one in value.items():
                yield from _named(_spaced(name), _counted(name, one))
        case list() | tuple() if not _is_short(value):
            for number, one in enumerate(value, start=1):
                yield from _named(f"{number}.", one, "")
        case _:
            yield _short(value)


def _named(name: str, value: Any, colon: str = ":") -> Iterator[str]:
    if value is None or value == "" or (isinstance(value, Mapping | Sequence) and not value):
        return
    if _is_short(value):
        yield f"{name}{colon} {_short(value)}"
    elif isinstance(value, dict) and all(_is_plain(one) for one in value.values()):
        fields = ", ".join(
            f"{_spaced(field)} {_short(_counted(field, one))}" for field, one in value.items() if one not in (None, "")
        )
        yield f"{name}{colon} {fields}"
    else:
        yield f"{name}{colon}"
        yield from (INDENT + line for line in _lines(value))


def _counted(name: Any, value: Any) -> Any:
    return value + 1 if name in FROM_ZERO and isinstance(value, int) else value


def _is_plain(value: Any) -> bool:
    return value is None or isinstance(value, str | int | float | bool)


def _is_short(value: Any) -> bool:
    return _is_plain(value) or (isinstance(value, list | tuple) and all(map(_is_plain, value)))


def _short(value: Any) -> str:
    match value:
        case True | False:
            return "yes" if value else "no"
        case float():
            return f"{value:g}"
        case list() | tuple():
            return ", ".join(_short(one) for one in value if one is not None)
        case _:
            return str(value)


def _spaced(name: Any) -> str:
    return str(name).replace("_", " ")
