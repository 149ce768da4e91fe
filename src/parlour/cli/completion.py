"""`parlour completion`: what a shell needs to complete commands, games and settings."""

from typing import Annotated, Literal

import typer
from typer.completion import completion_init, get_completion_script  # type: ignore[attr-defined]

from parlour import rulebook
from parlour.core import Entry
from parlour.core.flat_names import ways_of
from parlour.games import CATALOGUE

completion_init()
_PROGRAM, _VARIABLE = "parlour", "_PARLOUR_COMPLETE"


def games() -> list[str]:
    return list(CATALOGUE)


def rulebooks() -> list[str]:
    return list(rulebook.games())


def ways(ctx: typer.Context) -> list[str]:
    entry = _typed_game(ctx)
    return [] if entry is None else list(ways_of(entry.settings))


def settings(ctx: typer.Context, incomplete: str) -> list[str]:
    """`name=` of each setting of the game that was typed before; after the sign, its values."""
    entry = _typed_game(ctx)
    if entry is None:
        return []
    every = {setting.name: setting.values for setting in entry.all_settings}
    name, equals, _ = incomplete.partition("=")
    if not equals:
        return [f"{one}=" for one in every]
    values = every.get(name)
    return [f"{name}={_typed(value)}" for value in values] if isinstance(values, list) else []


def _typed_game(ctx: typer.Context) -> Entry | None:
    typed = (str(ctx.params.get("game")), *ctx.args)  # an option that still wants its value leaves the game unread
    return next((CATALOGUE[word] for word in typed if word in CATALOGUE), None)


def completion(
    shell: Annotated[Literal["bash", "zsh", "fish"], typer.Argument(metavar="SHELL", help="bash, zsh or fish.")],
) -> None:
    """Print what completes commands, games and settings: eval "$(parlour completion bash)", or put it where your shell
    looks for such files."""
    typer.echo(get_completion_script(prog_name=_PROGRAM, complete_var=_VARIABLE, shell=shell))


def _typed(value: object) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
