"""`parlour games` and `parlour rules`: what can be played, how a table may change it, and the numbered rules."""

import re
from typing import Annotated

import typer
from rich.text import Text

from parlour import rulebook
from parlour.cli.game_options import rulebooks, typed
from parlour.cli.output import AsJson, console, print_json, stop
from parlour.cli.terminal.phrases import phrase
from parlour.core import Entry
from parlour.core.commands import language_option
from parlour.core.flat_names import kind_of, ways_of
from parlour.core.settings import Setting
from parlour.games import CATALOGUE
from parlour.languages import ENGLISH
from parlour.messages import catalogue
from parlour.rulebook import Rule


def games(
    language: Annotated[str, language_option("The language of the list.")] = ENGLISH,
    json: AsJson = False,
) -> None:
    """The catalogue: every game with its players, the ways to play it, its rules and the options of a table."""
    if json:
        print_json([entry.describe() for entry in CATALOGUE.values()])
        return
    for entry in CATALOGUE.values():
        _print(entry, language)


def _summary(entry: Entry, language: str) -> str:
    least, most = entry.players
    return phrase(language, "listed", name=entry.title(language), least=least, most=most, minutes=entry.minutes)


def _print(entry: Entry, language: str) -> None:
    console.print(f"[bold]{entry.id}[/bold]  {_summary(entry, language)}")
    say = catalogue(language).say
    _head(say("way-title"))
    for way in ways_of(entry.settings):
        _row(f"way={way}", say(f"way-{way}.says"))
    for kind, head in (("rule", "listed-rules"), ("option", "listed-options")):
        _head(phrase(language, head))
        for setting in entry.all_settings:
            if kind_of(setting) == kind:
                default = typed(setting.default) if isinstance(setting.default, str | int) else "none"
                _row(f"{setting.name} = {default}", entry.explain(setting, language) + _values(setting))
    console.print()


def _head(text: str) -> None:
    console.print(f"  {text}", style="bold", markup=False)


def _row(name: str, says: str) -> None:
    console.print(f"    {name}", style="cyan", end="  ", markup=False)
    console.print(says, soft_wrap=True, markup=False)


def _values(setting: Setting) -> str:
    match setting.values:
        case [False, True] | None:
            return ""
        case list() as values:
            return f" ({', '.join(map(str, values))})"
        case bounds:
            return f" ({bounds['min']}–{bounds['max']})"


_MARKED = re.compile(r"(\*\*|\*|`)(.+?)\1")
_STYLES = {"**": "bold", "*": "italic", "`": "cyan"}


def rules(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", autocompletion=rulebooks, help="A game, or common for the rules of every game."),
    ] = None,
    id: Annotated[str | None, typer.Argument(metavar="ID", help="One rule, such as BOT-07.")] = None,
    language: Annotated[str, language_option("The language of the rules.")] = ENGLISH,
    json: AsJson = False,
) -> None:
    """How a game is played, in a few sentences; then its numbered rules, R printed in the rulebook, D decided here, S a
    setting of the table."""
    if game and not id and game.upper() in {rule.id for rule in _rules_of(None, language)}:
        game, id = None, game
    found = [rule for rule in _rules_of(game, language) if id is None or rule.id == id.upper()]
    if not found:
        stop(f"there is no rule {id} {f'of {game}' if game else 'in any game'}")
    if json:
        print_json(found)
        return
    if game is not None and game in CATALOGUE and id is None:
        _print_how(CATALOGUE[game], language)
        is_printed = any(rule.kind == "R" for rule in found)
        console.print(phrase(language, "numbered" if is_printed else "numbered-own"), style="bold", markup=False)
    for rule in found:
        console.print(f"[bold]{rule.id}[/bold] {rule.kind}", end="  ")
        console.print(_painted(rule.text), soft_wrap=not console.is_terminal)


def _print_how(entry: Entry, language: str) -> None:
    """Print the short explanation that comes before the numbered rules."""
    texts = entry.texts(language)
    console.print(_summary(entry, language), style="bold")
    for number, step in enumerate(texts.how or (texts.about,), start=1):
        console.print(f"{number}. {step}", markup=False, soft_wrap=not console.is_terminal)
    console.print(f"\n{phrase(language, 'to-play', game=entry.id)}\n", markup=False)


def _rules_of(game: str | None, language: str) -> list[Rule]:
    if game is not None and game not in rulebook.games():
        stop(f"there are no rules of {game!r}; there are: {', '.join(rulebook.games())}")
    asked = [name for name in rulebook.games() if game in (None, name)]
    return [rule for name in asked for rule in rulebook.rules_of(name, language)]


def _painted(text: str) -> Text:
    """Markdown's emphasis as a terminal shows it."""
    painted = Text()
    end = 0
    for found in _MARKED.finditer(text):
        painted.append(text[end : found.start()]).append(found[2], _STYLES[found[1]])
        end = found.end()
    return painted.append(text[end:])
