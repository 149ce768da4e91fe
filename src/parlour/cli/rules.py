"""`parlour rules`: the numbered rules."""

from typing import Annotated

import typer

from parlour import rulebook
from parlour.cli.output import console, print_json, stop
from parlour.rulebook import Rule


def rules(
    game: Annotated[str | None, typer.Argument(help="A game, or common for what holds in all of them.")] = None,
    id: Annotated[str | None, typer.Argument(help="One rule, such as BOT-07.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """The numbered rules: R printed in the rulebook, D decided here, S a setting of the table."""
    if game and not id and game.upper() in {rule.id for rule in _rules_of(None)}:
        game, id = None, game
    found = [rule for rule in _rules_of(game) if id is None or rule.id == id.upper()]
    if not found:
        stop(f"there is no rule {id} {f'of {game}' if game else 'in any game'}")
    if json:
        print_json(found)
        return
    for rule in found:
        console.print(f"[bold]{rule.id}[/bold] {rule.kind}", end="  ")
        console.print(rule.text, markup=False, soft_wrap=not console.is_terminal)


def _rules_of(game: str | None) -> list[Rule]:
    if game is not None and game not in rulebook.games():
        stop(f"there are no rules of {game!r}; there are: {', '.join(rulebook.games())}")
    return [rule for name in rulebook.games() if game in (None, name) for rule in rulebook.rules_of(name)]
