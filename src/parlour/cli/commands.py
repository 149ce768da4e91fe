"""The commands that games bring along: `parlour solve GAME`, and what a game has under its own name."""

import inspect
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from importlib import import_module
from importlib.util import find_spec
from random import SystemRandom
from time import monotonic
from types import ModuleType
from typing import Annotated, Any

import typer

from parlour.cli.output import console, errors, print_json
from parlour.core import Answer, Entry, Outside
from parlour.games import CATALOGUE

OUTSIDE, JSON = "outside", "json"
_AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def add_commands(app: typer.Typer) -> None:
    """`commands.py` of every game that has one (see core/command.py)."""
    solve = typer.Typer(help="Every right answer, or the best one.")
    app.add_typer(solve, name="solve")
    for entry in CATALOGUE.values():
        module = _commands_of(entry)
        if module is None:
            continue
        if hasattr(module, "solve"):
            solve.command(entry.id)(_shown(module.solve))
        if own := getattr(module, "COMMANDS", ()):
            app.add_typer(_group(module, own), name=entry.id)


def _commands_of(entry: Entry) -> ModuleType | None:
    name = f"{entry.package}.commands"
    return import_module(name) if entry.package and find_spec(name) else None


def _group(module: ModuleType, commands: tuple[Callable[..., Answer], ...]) -> typer.Typer:
    group = typer.Typer(help=module.__doc__)
    for command in commands:
        group.command()(_shown(command))
    return group


def _shown(command: Callable[..., Answer]) -> Callable[..., None]:
    """A command that prints its answer. To typer it has the command's own parameters, and `--json`."""
    signature = inspect.signature(command)
    own = [one for name, one in signature.parameters.items() if name != OUTSIDE]
    asked = inspect.Parameter(JSON, inspect.Parameter.KEYWORD_ONLY, default=False, annotation=_AsJson)

    @wraps(command)
    def run(*, json: bool, **given: Any) -> None:
        with _world(OUTSIDE in signature.parameters) as world:
            answer = command(**world, **given)
        print_json(answer.data) if json else _print(answer)

    run.__signature__ = signature.replace(parameters=[*own, asked], return_annotation=None)  # type: ignore[attr-defined]
    run.__annotations__ = {one.name: one.annotation for one in (*own, asked)}
    return run


@contextmanager
def _world(is_asked: bool) -> Iterator[dict[str, Outside]]:
    """What lies outside a game, for a command that asks for it; its reports replace each other on stderr."""
    if not is_asked:
        yield {}
        return
    with errors.status("") as status:
        yield {OUTSIDE: Outside(SystemRandom(), monotonic, status.update)}


def _print(answer: Answer) -> None:
    console.print("\n".join(answer.lines), markup=False, soft_wrap=True)
