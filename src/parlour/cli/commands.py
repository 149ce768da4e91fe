"""The commands that games bring along: `parlour solve GAME`, and what a game has under its own name."""

import inspect
from collections.abc import Callable
from functools import cache, wraps
from importlib import import_module
from importlib.util import find_spec
from random import SystemRandom
from time import monotonic
from typing import Any

import typer
from typer.main import get_group

from parlour.cli.output import AsJson, errors, show, stop
from parlour.cli.plain import WORDS, App
from parlour.core import Answer, Entry, Outside
from parlour.games import CATALOGUE
from parlour.installed import Unfit, warn

ANYTHING = {"ignore_unknown_options": True, "allow_extra_args": True}
OUTSIDE, JSON, SOLVE = "outside", "json", "solve"


@cache
def brought(taken: frozenset[str]) -> dict[str, Any]:
    """By their names: from the `commands.py` of every game (see core/commands.py), none that is taken."""
    app, solve = App(), App(help="Every right answer, or the best one.")
    app.add_typer(solve, name=SOLVE, rich_help_panel=WORDS)
    for entry in CATALOGUE.values():
        try:
            _add(entry, app, solve, {*taken, SOLVE})
        except Exception as wrong:  # a stranger's module may fail in any way, and all other commands go on
            warn(f"the commands of {entry.id} are", wrong)
    return dict(get_group(app).commands)


def _add(entry: Entry, app: typer.Typer, solve: typer.Typer, taken: set[str]) -> None:
    name = f"{entry.package}.commands"
    if not entry.package or not find_spec(name):
        return
    module = import_module(name)
    if hasattr(module, "solve"):
        solve.command(entry.id)(_shown(module.solve))
    elif elsewhere := getattr(module, "SOLVED_BY", ""):
        says = f"{entry.id} is solved by another command: {elsewhere}"
        solve.command(entry.id, hidden=True, context_settings=ANYTHING)(lambda: stop(says))
    if own := getattr(module, "COMMANDS", ()):
        if entry.id in taken:
            raise Unfit(f"parlour {entry.id} means something else")
        group = App(help=module.__doc__)
        for command in own:
            group.command()(_shown(command))
        app.add_typer(group, name=entry.id, rich_help_panel=WORDS)


def _shown(command: Callable[..., Answer]) -> Callable[..., None]:
    """A command that prints its answer. To typer it has the command's own parameters, and `--json`."""
    signature = inspect.signature(command)
    own = [one for name, one in signature.parameters.items() if name != OUTSIDE]
    asked = inspect.Parameter(JSON, inspect.Parameter.KEYWORD_ONLY, default=False, annotation=AsJson)

    @wraps(command)
    def run(*, json: bool, **given: Any) -> None:
        if OUTSIDE in signature.parameters:
            with errors.status("") as status:  # Its progress reports replace each other on stderr.
                answer = command(outside=Outside(SystemRandom(), monotonic, status.update), **given)
        else:
            answer = command(**given)
        show(answer.data, answer.lines, json)

    run.__signature__ = signature.replace(parameters=[*own, asked], return_annotation=None)  # type: ignore[attr-defined]
    run.__annotations__ = {one.name: one.annotation for one in (*own, asked)}
    return run
