"""`parlour rules`: the numbered rules."""

import re
from typing import Annotated

import typer
from rich.text import Text

from parlour import rulebook
from parlour.cli.completion import rulebooks
from parlour.cli.output import console, print_json, stop
from parlour.cli.terminal.phrases import phrase
from parlour.core import Entry
from parlour.core.commands.language_option import language_option
from parlour.games import CATALOGUE
from parlour.languages import ENGLISH
from parlour.rulebook import Rule

_MARKED = re.compile(r"(\*\*|\*|`)(.+?)\1")
_STYLES = {"**": "bold", "*": "italic", "`": "cyan"}


def rules(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", autocompletion=rulebooks, help="A game, or common for the rules of every game."),
    ] = None,
    id: Annotated[str | None, typer.Argument(metavar="ID", help="One rule, such as BOT-07.")] = None,
    language: Annotated[str, language_option("The language of the rules.")] = ENGLISH,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
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
    least, most = entry.players
    listed = phrase(language, "listed", name=entry.title(language), least=least, most=most, minutes=entry.minutes)
    texts = entry.texts(language)
    console.print(listed, style="bold")
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
