"""`parlour games`: what can be played, and how a table may change it."""

from typing import Annotated

import typer

from parlour.cli.output import console, print_json
from parlour.cli.terminal.phrases import phrase
from parlour.core import Entry
from parlour.core.commands.language_option import language_option
from parlour.core.flat_names import kind_of, ways_of
from parlour.core.settings import Setting
from parlour.games import CATALOGUE
from parlour.languages import ENGLISH
from parlour.messages import catalogue


def games(
    language: Annotated[str, language_option("The language of the list.")] = ENGLISH,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """The catalogue: every game with its players, the ways to play it, its rules and the options of a table."""
    if json:
        print_json([entry.describe() for entry in CATALOGUE.values()])
        return
    for entry in CATALOGUE.values():
        _print(entry, language)


def _print(entry: Entry, language: str) -> None:
    least, most = entry.players
    summary = phrase(language, "listed", name=entry.title(language), least=least, most=most, minutes=entry.minutes)
    console.print(f"[bold]{entry.id}[/bold]  {summary}")
    say = catalogue(language).say
    _head(say("way-title"))
    for way in ways_of(entry.settings):
        _row(f"way={way}", say(f"way-{way}.says"))
    by_kind = {kind: [one for one in entry.all_settings if kind_of(one) == kind] for kind in ("rule", "option")}
    _head(phrase(language, "listed-rules"))
    _list(entry, by_kind["rule"], language)
    _head(phrase(language, "listed-options"))
    _list(entry, by_kind["option"], language)
    console.print()


def _list(entry: Entry, settings: list[Setting], language: str) -> None:
    for setting in settings:
        _row(f"{setting.name} = {_default(setting)}", entry.explain(setting, language) + _values(setting))


def _head(text: str) -> None:
    console.print(f"  {text}", style="bold", markup=False)


def _row(name: str, says: str) -> None:
    console.print(f"    {name}", style="cyan", end="  ", markup=False)
    console.print(says, soft_wrap=True, markup=False)


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
