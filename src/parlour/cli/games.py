"""`parlour games`: what can be played, and how a table may change it."""

from typing import Annotated

import typer

from parlour.cli.output import console, print_json
from parlour.cli.terminal.phrases import phrase
from parlour.core import Entry
from parlour.core.commands.language_option import language_option
from parlour.core.settings import Setting
from parlour.games import CATALOGUE
from parlour.languages import ENGLISH


def games(
    language: Annotated[str, language_option("The language of the list.")] = ENGLISH,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """The catalogue: every game with its players, its modes and its settings."""
    if json:
        print_json([entry.describe() for entry in CATALOGUE.values()])
        return
    for entry in CATALOGUE.values():
        _print(entry, language)


def _print(entry: Entry, language: str) -> None:
    least, most = entry.players
    told = phrase(language, "listed", name=entry.title(language), least=least, most=most, minutes=entry.minutes)
    console.print(f"[bold]{entry.id}[/bold]  {told}")
    for setting in entry.all_settings:
        console.print(f"    {setting.name} = {_default(setting)}", style="cyan", end="  ")
        console.print(f"{entry.explain(setting, language)}{_values(setting)}", soft_wrap=True, markup=False)
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
