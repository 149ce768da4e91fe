"""`parlour`: every command, mounted in one place."""

import sys
from collections.abc import Callable, Mapping
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from parlour import __version__
from parlour.cli import boxes, languages, words
from parlour.cli.boxes import print_game
from parlour.cli.check import check
from parlour.cli.commands import brought
from parlour.cli.game_options import completion
from parlour.cli.games import games, rules
from parlour.cli.hosting import serve, table_admin
from parlour.cli.hosting.backup import backup, restore
from parlour.cli.league import league
from parlour.cli.plain import HOST, PLAY, RESEARCH, WORDS, App, ByEnvironment, PlainGroup, complaint
from parlour.cli.simulate import simulate
from parlour.cli.terminal.daily import daily
from parlour.cli.terminal.play import play
from parlour.cli.terminal.replay import replay
from parlour.core import Refused
from parlour.lexicon import Unreadable
from parlour.native import in_use


class OneLine(PlainGroup):
    """Bad input ends with one clear line on stderr and status 2, never with a page of usage or a traceback.

    Commands of games are imported only when one of them, or the list of all, is used: solvers take a quarter of a
    second to import.
    """

    @property
    def commands(self) -> dict[str, Any]:
        return self._own | brought(frozenset(self._own))

    @commands.setter
    def commands(self, own: Mapping[str, Any]) -> None:
        self._own = dict(own)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return self._own.get(cmd_name) or self.commands.get(cmd_name)

    def main(self, *args: Any, standalone_mode: bool = True, **given: Any) -> Any:
        try:
            status = super().main(*args, **{**given, "standalone_mode": False})
        except TyperException as wrong:
            status = _complain(complaint(wrong) + _commands(wrong))
        except (Refused, Unreadable) as wrong:
            status = _complain(wrong.detail)
        except OSError as wrong:
            status = _complain(": ".join(str(part) for part in (wrong.filename, wrong.strerror or wrong) if part))
        if not standalone_mode:
            return status
        sys.exit(status or 0)


def _commands(wrong: TyperException) -> str:
    """Where a command is missing, those that there are."""
    group = getattr(getattr(wrong, "ctx", None), "command", None)
    is_missing = wrong.format_message().startswith(("Missing command", "No such command"))
    return f" There are: {', '.join(group.commands)}." if is_missing and isinstance(group, TyperGroup) else ""


def _complain(says: str) -> int:
    typer.echo(f"parlour: {' '.join(says.split()).replace('Value error, ', '')}", err=True)
    return 2


app = App(cls=OneLine, help="Word games around one table.")
_COMMANDS: dict[str, tuple[Callable[..., None], ...]] = {
    PLAY: (play, daily, rules, replay, games),
    HOST: (backup, restore, completion),
    RESEARCH: (simulate, league, check, serve.schema),
}
for panel, commands in _COMMANDS.items():
    for command in commands:
        app.command(rich_help_panel=panel)(command)
app.command("print", rich_help_panel=PLAY)(print_game)
app.command(cls=ByEnvironment, rich_help_panel=HOST)(serve.serve)
app.add_typer(boxes.app, rich_help_panel=PLAY)
app.add_typer(words.app)
app.add_typer(languages.app, rich_help_panel=WORDS)
app.add_typer(table_admin.app, rich_help_panel=HOST)
app.add_typer(table_admin.people_app, rich_help_panel=HOST)


@app.callback(invoke_without_command=True)
def parlour(
    context: typer.Context,
    show_version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False,
) -> None:
    if show_version:
        typer.echo(f"parlour {__version__} (kernels: {in_use()})")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())
