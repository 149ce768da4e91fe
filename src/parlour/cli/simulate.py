"""`parlour simulate`: what happens when bots play each other."""

from functools import partial
from random import SystemRandom
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from parlour.cli import completion
from parlour.cli.output import console, print_json, progress, stop
from parlour.cli.tables import Game, Setting, check_seats, entry_of, open_game, read_choices
from parlour.core import Entry
from parlour.core.league import Contender, league
from parlour.lexicon import Lexicon


def simulate(
    game: Game,
    more: Annotated[
        list[str], typer.Argument(metavar="K=V", autocompletion=completion.settings, help="Settings, as with --set.")
    ] = [],  # noqa: B006
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    players: Annotated[int | None, typer.Option(help="How many seats (default: one a level).")] = None,
    levels: Annotated[str, typer.Option(help="The bots' levels, 1 to 5, in turn around the table.")] = "3",
    set_: Setting = [],  # noqa: B006
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same games.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let bots play whole games against each other, as fast as they can think."""
    entry = entry_of(game)
    pairs = [*set_, *more]
    choices = read_choices(pairs)
    wanted = _read_levels(levels)
    seats = max(len(wanted), entry.players[0]) if players is None else players
    check_seats(entry, seats)
    seated = [wanted[seat % len(wanted)] for seat in range(seats)]
    opened = open_game(entry, choices, pairs)
    seed = SystemRandom().randrange(2**32) if seed is None else seed
    with progress(entry.name, games) as tick:
        seeds = (f"{seed}/{number}" for number in range(games))
        standing = league(opened, _contenders(entry, choices.get("language", "en"), seated), seeds, tick)
    report = {"game": game, "seed": seed, "levels": seated, **standing.report()}
    print_json(report) if json else _print(report, entry.name)


def _read_levels(text: str) -> list[int]:
    levels = [int(part) if part.strip().isdecimal() else 0 for part in text.split(",")]
    if not all(1 <= level <= 5 for level in levels):
        stop(f"--levels wants numbers from 1 to 5 with commas between, not {text!r}")
    return levels


def _contenders(entry: Entry, language: str, levels: list[int]) -> list[Contender]:
    lexicon = Lexicon.load(language)
    return [Contender(str(level), partial(entry.bot, lexicon, level)) for level in levels]


def _print(report: dict[str, Any], name: str) -> None:
    length = report["length"]
    console.print(f"{name}: {report['games']} games, seed {report['seed']}")
    console.print(f"a game takes {length['rounds']:g} rounds and {length['minutes']:g} minutes")
    grid = Grid("level", "games won", "score", box=None)
    every = sum(report["wins"].values())
    for level, wins in report["wins"].items():
        grid.add_row(level, f"{wins}  ({wins / every:.0%})", f"{report['scores'][level]:g}")
    console.print(grid)
