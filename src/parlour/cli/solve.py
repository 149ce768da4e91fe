"""`parlour solve`: the best answers, a command a game."""

import typer

from parlour.cli.solve_bottle import bottle
from parlour.cli.solve_lone import lone
from parlour.cli.solve_rebus import rebus

app = typer.Typer(help="Every right answer, or the best one.")
app.command()(bottle)
app.command()(lone)
app.command()(rebus)
