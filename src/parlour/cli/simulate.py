"""`parlour simulate`: what happens when bots play each other."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from functools import partial
from random import SystemRandom
from typing import Annotated, Any

import typer
from msgspec import Struct
from rich.table import Table as Grid

from parlour.cli import game_options
from parlour.cli.boxes import BoxFile, brought
from parlour.cli.game_options import Game, Language, Setting, WayName, check_seats, entry_of, open_game, read_choices
from parlour.cli.output import AsJson, console, print_json, progress, stop
from parlour.core import Entry
from parlour.core.league.league import Contender, league
from parlour.core.league.standing import Sprt, Standing
from parlour.languages import ENGLISH
from parlour.lexicon import Lexicon
from parlour.processes import Workers

PATIENCE = "10s"
A_WORKER = 10
"""How many games make another process worth while, unless --workers says how many."""
STOPPED = "stopped"


class Crew(Struct, frozen=True):
    """None: the caller's process plays them."""

    executor: Executor | None = None
    workers: int = 1


def let_play(
    play: Callable[..., object], title: str, games: int, workers: int | None, dask: str | None = None
) -> str | None:
    """Let a crew play a league, with a progress bar. Returns why it ended early, or None."""
    workers = workers or max(1, min(os.cpu_count() or 1, games // A_WORKER))
    with hire(min(workers, max(1, games)), dask) as crew, progress(title, games) as tick:
        try:
            play(tick=tick, executor=crew.executor, workers=crew.workers)
        except KeyboardInterrupt:
            return STOPPED
        except Exception as wrong:
            if crew.executor is None:  # a fault of ours, to be seen in full
                raise
            return f"a worker failed: {type(wrong).__name__}: {' '.join(str(wrong).split())}"
    return None


@contextmanager
def hire(workers: int, dask: str | None) -> Iterator[Crew]:
    if dask is not None:
        with _dask(dask) as crew:
            yield crew
    elif workers == 1:
        yield Crew()
    else:
        with Workers(workers) as pool:
            yield Crew(pool, workers)


@contextmanager
def _dask(address: str) -> Iterator[Crew]:
    try:
        from distributed import Client
    except ImportError:
        stop('--dask needs dask.distributed: pip install "parlour[dask]"')
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as wrong:
        stop(f"there is no dask scheduler at {address}: {' '.join(str(wrong).split())}")
    try:
        if not (threads := sum(client.nthreads().values())):
            stop(f"the dask scheduler at {address} has no workers")
        yield Crew(client.get_executor(), threads)
    finally:
        client.close()


OFTEN = 12
"""How many rules are shown: those that came up most often."""


def print_standing(report: dict[str, Any], name: str) -> None:
    length = report["length"]
    console.print(f"{name}: {report['games']} games, seed {report['seed']}")
    if not report["games"]:
        return
    console.print(
        f"a game takes {length['rounds']:g} rounds and {length['minutes']:g} minutes "
        f"({length['shortest']:g} to {length['longest']:g})"
    )
    console.print(_levels(report))
    if report["shared"]:
        console.print(f"{report['shared']} of these wins were shared")
    if "sprt" in report:
        test = report["sprt"]
        console.print(f"sequential test, {test['low']:.0%} against {test['high']:.0%}: {test['answer']}")
    if often := sorted(report["rules"].items(), key=lambda one: -one[1])[:OFTEN]:
        console.print("rules that came up, times a game: " + ", ".join(f"{rule} {count:g}" for rule, count in often))
    refused = ", ".join(f"{code} {count}" for code, count in report["refused"].items())
    console.print(f"refused moves: {refused or 'none'}")


def _levels(report: dict[str, Any]) -> Grid:
    grid = Grid("level", "games won", "share of wins, 95 % sure", "score", "±", box=None)
    for level, wins in report["wins"].items():
        share = report["share"][level]
        grid.add_row(
            level,
            str(wins),
            f"{share['won']:.1%}  ({share['low']:.1%} to {share['high']:.1%})",
            f"{report['scores'][level]:g}",
            f"{report['spread'][level]:g}",
        )
    return grid


def simulate(
    game: Game,
    more: Annotated[
        list[str], typer.Argument(metavar="K=V", autocompletion=game_options.settings, help="Settings, as with --set.")
    ] = [],  # noqa: B006
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    players: Annotated[int | None, typer.Option(help="How many seats (default: one per level).")] = None,
    levels: Annotated[str, typer.Option(help="The bots' levels, 1 to 5, in turn around the table.")] = "3",
    language: Language = None,
    way: WayName = None,
    set_: Setting = [],  # noqa: B006
    box: BoxFile = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same games.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Number of processes (default: one per core).")] = None,
    dask: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on the machines of a dask scheduler instead.")
    ] = None,
    sprt: Annotated[
        bool, typer.Option("--sprt", help="With two levels: stop as soon as it is clear whether the second is better.")
    ] = False,
    between: Annotated[
        str, typer.Option(metavar="LOW,HIGH", help="For --sprt: the two shares of wins to tell apart, in per cent.")
    ] = "50,60",
    json: AsJson = False,
) -> None:
    """Let bots play whole games against each other, as fast as they can think, on all cores."""
    entry = entry_of(game)
    pairs = [*set_, *more]
    choices = read_choices(pairs, language, way)
    choices = {**brought(box, game, choices.get("language")), **choices}
    seated = _seated(entry, read_levels(levels), players)
    test = _read_test(between, seated) if sprt else None
    opened = open_game(entry, choices, pairs)
    seed = SystemRandom().randrange(2**32) if seed is None else seed
    contenders = contenders_of(entry, choices.get("language", ENGLISH), seated)
    seeds = (f"{seed}/{number}" for number in range(games))
    standing = Standing()
    play = partial(league, opened, contenders, seeds, until=test, into=standing)
    ended = let_play(play, entry.title(), games, workers, dask)
    report = {"game": game, "seed": seed, "levels": seated, **standing.report(), **_answer(test, standing, seated)}
    if ended:
        report["ended"] = ended
    print_json(report) if json else print_standing(report, entry.title())
    if ended or standing.lost:
        _warn(standing, games, ended)
        raise typer.Exit(130 if ended == STOPPED else 1)


def _seated(entry: Entry, levels: list[int], players: int | None) -> list[int]:
    """Return the level of the bot in each seat."""
    seats = max(len(levels), entry.players[0]) if players is None else players
    check_seats(entry, seats)
    return [levels[seat % len(levels)] for seat in range(seats)]


def _answer(test: Sprt | None, standing: Standing, levels: Sequence[int]) -> dict[str, object]:
    """Return what the test says of the last level, for the report."""
    if test is None:
        return {}
    answer = test.answer(standing.shares[str(levels[-1])], standing.games)
    return {"sprt": {"low": test.low, "high": test.high, "answer": answer}}


def _warn(standing: Standing, games: int, ended: str | None) -> None:
    if ended:
        typer.echo(f"parlour: {ended}; {standing.games} of {games} games were played and are kept", err=True)
    for lost in standing.lost:
        typer.echo(f"parlour: the game of seed {lost.seed} is left out: {lost.why}", err=True)


def read_levels(text: str) -> list[int]:
    levels = [int(part) if part.strip().isdecimal() else 0 for part in text.split(",")]
    if not all(1 <= level <= 5 for level in levels):
        stop(f"--levels wants numbers from 1 to 5 with commas between, not {text!r}")
    return levels


def _read_test(between: str, levels: Sequence[int]) -> Sprt:
    if len(set(levels)) != 2 or levels[0] == levels[-1]:
        stop("--sprt compares two levels, as in --levels 2,3")
    try:
        low, high = (float(part) / 100 for part in between.split(","))
        return Sprt(low, high)
    except ValueError:
        stop(f"--between wants two shares of wins in per cent, the lower first, as in 50,60, not {between!r}")


def contenders_of(entry: Entry, language: str, levels: list[int]) -> list[Contender]:
    lexicon = Lexicon.load(language)
    return [Contender(str(level), partial(entry.bot, lexicon, level)) for level in levels]
