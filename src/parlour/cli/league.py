"""`parlour league`: how strong several bots are, by a round robin."""

import sys
from functools import partial
from importlib import import_module
from math import comb
from pathlib import Path
from random import SystemRandom
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from parlour.cli.game_options import Game, Language, Setting, WayName, check_seats, entry_of, open_game, read_choices
from parlour.cli.output import AsJson, console, print_json, stop
from parlour.cli.simulate import STOPPED, contenders_of, let_play, read_levels
from parlour.core import Entry
from parlour.core.league.league import Contender
from parlour.core.league.round_robin import RoundRobin, round_robin
from parlour.languages import ENGLISH
from parlour.lexicon import Lexicon

PAIR = 2


def league(
    game: Game,
    games: Annotated[int, typer.Option(min=1, help="How many games each pair plays.")] = 20,
    levels: Annotated[str, typer.Option(help="The bots' levels, 1 to 5, each once.")] = "1,2,3,4,5",
    bot: Annotated[
        list[str], typer.Option(metavar="NAME=MODULE:CLASS", help="A bot of your own, made from the lexicon.")
    ] = [],  # noqa: B006
    players: Annotated[int, typer.Option(help="How many seats; the two take turns around the table.")] = PAIR,
    language: Language = None,
    way: WayName = None,
    set_: Setting = [],  # noqa: B006
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same games.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Number of processes (default: one per core).")] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the ratings: .svg, .png or .pdf.")] = None,
    json: AsJson = False,
) -> None:
    """Let every pair of bots play, and print Elo ratings with 95 % confidence intervals."""
    if plot is not None:
        _need_matplotlib()
    entry, choices = entry_of(game), read_choices(set_, language, way)
    if players == PAIR < entry.players[0]:
        stop(f"{entry.title()} is for {entry.players[0]} players or more: choose an even number with --players")
    check_seats(entry, players)
    opened = open_game(entry, choices, set_)
    contenders = _contenders(entry, choices.get("language", ENGLISH), levels, bot)
    seed = SystemRandom().randrange(2**32) if seed is None else seed
    seeds = [f"{seed}/{number}" for number in range(games)]
    result = RoundRobin()
    play = partial(round_robin, opened, contenders, seeds, seats=players, into=result)
    try:
        ended = let_play(play, entry.title(), comb(len(contenders), 2) * games, workers)
    except ValueError as wrong:
        stop(str(wrong))
    report = {"game": game, "seed": seed, "games": games, **result.report(), **({"ended": ended} if ended else {})}
    print_json(report) if json else _print(report, entry.title())
    if plot is not None:
        _draw(report, entry.title(), plot)
    if ended or report["lost"]:
        typer.echo(f"parlour: {ended or 'some games could not be played'}; the others are counted", err=True)
        raise typer.Exit(130 if ended == STOPPED else 1)


def _contenders(entry: Entry, language: str, levels: str, own: list[str]) -> list[Contender]:
    leveled = contenders_of(entry, language, read_levels(levels)) if levels else []
    lexicon = Lexicon.load(language)
    return [*(Contender(f"level {one.name}", one.bot) for one in leveled), *(_own_bot(one, lexicon) for one in own)]


def _own_bot(text: str, lexicon: Lexicon) -> Contender:
    name, _, place = text.partition("=")
    module, _, kind = place.partition(":")
    if not (name and module and kind):
        stop(f"--bot wants NAME=MODULE:CLASS, as in mine=my_bots:Longest, not {text!r}")
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, here)  # An installed command does not look for modules where it is run.
    try:
        return Contender(name, partial(getattr(import_module(module), kind), lexicon))
    except (ImportError, AttributeError) as wrong:
        stop(f"--bot {name}: {wrong}")


def _print(report: dict[str, Any], title: str) -> None:
    console.print(f"{title}: {report['games']} games a pair, seed {report['seed']}")
    names = [one["name"] for one in report["ratings"]]
    grid = Grid("bot", "Elo", "95 % sure", "won", *(f"v {name}" for name in names), box=None)
    shares = {(one["first"], one["second"]): one["won"] for one in report["pairs"]}
    shares |= {(second, first): 1 - won for (first, second), won in shares.items()}
    for one in report["ratings"]:
        met = [shares.get((one["name"], other)) for other in names]
        cells = ["–" if won is None else f"{won:.0%}" for won in met]
        sure = f"{one['low']:+.0f} to {one['high']:+.0f}"
        grid.add_row(one["name"], f"{one['elo']:+.0f}", sure, f"{one['won']:.0%}", *cells)
    console.print(grid)
    refused = ", ".join(f"{code} {count}" for code, count in report["refused"].items())
    console.print(f"refused moves: {refused or 'none'}")


def _need_matplotlib() -> None:
    """Stop before hours of games if there is nothing to draw with."""
    try:
        import matplotlib.figure  # noqa: F401
    except ImportError:
        stop("--plot needs matplotlib: pip install matplotlib")


def _draw(report: dict[str, Any], title: str, file: Path) -> None:
    from matplotlib.figure import Figure

    ratings = report["ratings"][::-1]
    figure = Figure(figsize=(6, 1.2 + 0.4 * len(ratings)), layout="constrained")
    axes = figure.subplots()
    elo = [one["elo"] for one in ratings]
    reach = [[one["elo"] - one["low"] for one in ratings], [one["high"] - one["elo"] for one in ratings]]
    axes.errorbar(elo, range(len(ratings)), xerr=reach, fmt="o", capsize=4)
    axes.set_yticks(range(len(ratings)), [one["name"] for one in ratings])
    axes.set_xlabel("Elo, 95 % confidence")
    axes.set_title(title)
    axes.grid(axis="x", alpha=0.3)
    axes.margins(y=0.2)
    try:
        figure.savefig(file)
    except (OSError, ValueError) as wrong:
        stop(f"--plot {file}: {' '.join(str(wrong).split())}")
