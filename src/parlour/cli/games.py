"""`parlour games`: what can be played, and how a table may change it."""

from typing import Annotated

import typer

from parlour.cli.output import console, print_json
from parlour.core import Entry
from parlour.core.catalogue import LANGUAGE
from parlour.core.settings import Setting, describe
from parlour.games import CATALOGUE


def games(json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False) -> None:
    """The catalogue: every game with its players, its modes and its settings."""
    if json:
        print_json([entry.describe() for entry in CATALOGUE.values()])
        return
    for entry in CATALOGUE.values():
        _print(entry)


def _print(entry: Entry) -> None:
    least, most = entry.players
    console.print(f"[bold]{entry.id}[/bold]  {entry.name} · {least}–{most} players · about {entry.minutes} minutes")
    for setting in (LANGUAGE, *describe(entry.settings)):
        console.print(f"    {setting.name} = {_default(setting)}", style="cyan", end="  ")
        console.print(f"{setting.says}{_values(setting)}", soft_wrap=True, markup=False)
    console.print()


def _default(setting: Setting) -> str:
    match setting.default:
        case True | False:
            return "on" if setting.default else "off"
        case str() | int():
            return str(setting.default)
        case _:
            return "none"


def _values(setting: Setting) -> str:
    match setting.values:
        case [False, True] | None:
            return ""
        case list() as values:
            return f" ({', '.join(map(str, values))})"
        case bounds:
            return f" ({bounds['min']}–{bounds['max']})"
