"""Long measurements in short sittings: results are kept, and the next run continues where the last one ended.

Games have numbered seeds, so the second sitting plays the games that the first one did not. If bots, rules or words
have changed since (bench/fingerprint.py), the measurement starts again.
"""

import argparse
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from parlour.core.league.odds import wilson
from parlour.processes import Workers

CHUNK = 20
"""Games between two looks at the clock. Even, so that both sides sit in every seat equally often."""


class Tally(Struct):
    """One side against the other: games, wins (a draw is half a win), mean scores of the other and of this one."""

    games: int = 0
    won: float = 0.0
    scores: tuple[float, float] = (0.0, 0.0)

    def __add__(self, more: "Tally") -> "Tally":
        games = self.games + more.games
        scores = [
            (a * self.games + b * more.games) / max(1, games) for a, b in zip(self.scores, more.scores, strict=True)
        ]
        return Tally(games, self.won + more.won, (round(scores[0], 3), round(scores[1], 3)))

    @property
    def share(self) -> float:
        return self.won / max(1, self.games)

    def is_sure(self, low: float, high: float) -> bool:
        """Whether more games would not change the answer: the interval is inside these bounds, or outside them."""
        least, most = wilson(self.won, self.games)
        return (least >= low and most <= high) or most < low or least > high


class Kept(Struct):
    players: str = ""
    """The fingerprint of the bots that played."""
    tallies: dict[str, Tally] = {}

    @property
    def games(self) -> int:
        return min((tally.games for tally in self.tallies.values()), default=0)


Play = Callable[[int, int, Any, Callable[[], None]], dict[str, Tally]]
"""Plays games: the number of the first, how many, the pool of workers, and a function to call after each."""


@dataclass(frozen=True)
class Unit:
    """Something to measure, under a name."""

    name: str
    players: str
    rounds: int
    """How many games it takes to have one game of each pair."""
    play: Play


class Store:
    def __init__(self, file: Path) -> None:
        self.file = file

    def read(self) -> dict[str, Kept]:
        return msgspec.json.decode(self.file.read_bytes(), type=dict[str, Kept]) if self.file.exists() else {}

    def keep(self, name: str, kept: Kept) -> None:
        """Write one result, all or nothing. Reads the file again first, because another run may have changed it."""
        every = dict(sorted({**self.read(), name: kept}.items()))
        fresh = self.file.with_suffix(".new")
        fresh.write_bytes(msgspec.json.format(msgspec.json.encode(every), indent=1) + b"\n")
        fresh.replace(self.file)


def add_options(options: argparse.ArgumentParser) -> None:
    options.add_argument("--games", type=int, default=400, help="games of each pair, stored ones included")
    options.add_argument("--minutes", type=float, default=0.0, help="start no games after this time")
    options.add_argument("--workers", type=int, default=2)
    options.add_argument("--only", default="", help="only names that start like this, for example 'rebus turns'")
    options.add_argument("--language", choices=("en", "uk"))
    options.add_argument(
        "--sure", action="store_true", help="play fewer games of pairs that are clearly within the aim, or clearly not"
    )


def continue_league(units: Sequence[Unit], store: Store, asked: argparse.Namespace, aim: tuple[float, float]) -> None:
    """Play until time is up, always the unit with the fewest games, so that every sitting leaves a whole table.

    Ctrl-C ends it, and loses the last chunk at most.
    """
    until, workers = time.monotonic() + 60 * asked.minutes, asked.workers
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        suppress(KeyboardInterrupt),
        Workers(workers) if workers > 1 else nullcontext() as pool,
        Progress(*columns, console=Console(stderr=True)) as bar,
    ):
        total = asked.games * len(units)
        task = bar.add_task("games", total=total, completed=sum(valid(store.read(), unit).games for unit in units))
        while time.monotonic() < until:
            every = store.read()
            left = [unit for unit in units if _wants_more(valid(every, unit), asked, aim)]
            if not left:
                break
            unit = min(left, key=lambda one: valid(every, one).games)
            before = valid(every, unit)
            bar.update(task, description=unit.name)
            many = min(CHUNK, asked.games - before.games)
            played = unit.play(before.games, many, pool, partial(bar.advance, task, 1 / unit.rounds))
            tallies = {name: before.tallies.get(name, Tally()) + tally for name, tally in played.items()}
            store.keep(unit.name, Kept(unit.players, tallies))


def valid(every: Mapping[str, Kept], unit: Unit) -> Kept:
    """Return what is known of exactly these bots."""
    kept = every.get(unit.name, Kept())
    return kept if kept.players == unit.players else Kept()


def _wants_more(kept: Kept, asked: argparse.Namespace, aim: tuple[float, float]) -> bool:
    if kept.games >= asked.games:
        return False
    is_settled = kept.games > CHUNK and all(tally.is_sure(*aim) for tally in kept.tallies.values())
    return not (asked.sure and is_settled)
