"""Five levels a game: how often each beats the one below it, in every game, mode and language.

    python bench/levels.py                          print the stored results
    python bench/levels.py --short                  print the range of each game, as `scripts/bench levels` writes it
    python bench/levels.py --games 400 [--only bottle] [--language en] [--workers 2]

Results are stored in bench/data/levels.json, each as soon as its games are played. The aim is 60 to 75 per cent.
Bottle, Lone Words and Bookworm are played by two. In Letters Rebus nobody can help or hinder another, so all five
levels sit at one table, and each game counts for every pair of neighbouring levels. Bots of A Message from the Stars
are partners: `bench/stars.py --games` measures their points.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from bench.fingerprint import fingerprint
from lab.report import head, row
from parlour import CATALOGUE, Contender, Lexicon, Standing, league
from parlour.core.league.standing import wilson
from parlour.processes import Workers

STORE = Path(__file__).parent / "data" / "levels.json"
Pair = tuple[int, int]
LEVELS = (1, 2, 3, 4, 5)
PAIRS: tuple[Pair, ...] = ((1, 2), (2, 3), (3, 4), (4, 5))
LANGUAGES = ("en", "uk")
AIM = (0.595, 0.755)


class Tally(Struct, frozen=True):
    """One level against the one below: games, wins (a draw is half a win), mean scores of both."""

    games: int = 0
    won: float = 0.0
    scores: tuple[float, float] = (0.0, 0.0)

    @property
    def share(self) -> float:
        return self.won / max(1, self.games)


class Kept(Struct, frozen=True):
    players: str
    """The fingerprint of the bots that played."""
    tallies: dict[str, Tally]


class Unit(Struct, frozen=True):
    """Games that are played together, under a name."""

    name: str
    players: str
    play: Callable[[int, Any, Callable[[], None]], dict[str, Tally]]
    """Plays this many games with a pool of workers, and calls a function after each."""


class Kind(Struct, frozen=True):
    game: str
    settings: dict[str, Any]
    way: Literal["duel", "table"] = "duel"
    seats: int = 2

    @property
    def name(self) -> str:
        return " ".join([self.game, *map(str, self.settings.values())])


KINDS = (
    *(Kind("bottle", {"mode": mode}) for mode in CATALOGUE["bottle"].modes),
    Kind("lone", {}),
    Kind("bookworm", {}),
    *(Kind("rebus", {"pace": pace}, "table", 5) for pace in ("turns", "together", "duplicate")),
)


def units(only: str, language: str | None) -> list[Unit]:
    return [
        unit
        for kind in KINDS
        for spoken in LANGUAGES
        for unit in _units(kind, spoken)
        if unit.name.startswith(only) and language in (None, spoken)
    ]


def _units(kind: Kind, language: str) -> Iterator[Unit]:
    """Yield a unit for each pair of neighbours, or one for all levels if a game tells something about every pair."""
    whole = f"{kind.name} {language}"
    if kind.way == "duel":
        for pair in PAIRS:
            bots, play = fingerprint(kind.game, language, pair), partial(_duel, kind, language, pair)
            yield Unit(f"{whole}, {_name(pair)}", bots, play)
    else:
        yield Unit(whole, fingerprint(kind.game, language, LEVELS), partial(_table, kind, language))


def measure(some: Sequence[Unit], games: int, workers: int, file: Path = STORE) -> None:
    """Play the games of some units. Each result replaces the stored one."""
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        Workers(workers) if workers > 1 else nullcontext() as pool,
        Progress(*columns, console=Console(stderr=True)) as bar,
    ):
        for unit in some:
            task = bar.add_task(unit.name, total=games)
            kept = Kept(unit.players, unit.play(games, pool, partial(bar.advance, task)))
            every = dict(sorted({**stored(file), unit.name: kept}.items()))
            file.write_bytes(msgspec.json.format(msgspec.json.encode(every), indent=1) + b"\n")


def stored(file: Path = STORE) -> dict[str, Kept]:
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Kept]) if file.exists() else {}


def _duel(kind: Kind, language: str, pair: Pair, many: int, pool: Any, tick: Callable[[], None]) -> dict[str, Tally]:
    standing = _league(kind, language, range(many), pool, tick, pair * (kind.seats // 2))
    return {_name(pair): Tally(standing.games, standing.shares[str(pair[1])], _means(standing.points, pair))}


def _table(kind: Kind, language: str, many: int, pool: Any, tick: Callable[[], None]) -> dict[str, Tally]:
    points = _league(kind, language, range(many), pool, tick, LEVELS).points
    return {_name(pair): _compared(points, pair) for pair in PAIRS}


def _league(
    kind: Kind, language: str, numbers: range, pool: Any, tick: Callable[[], None], levels: Sequence[int]
) -> Standing:
    entry, lexicon = CATALOGUE[kind.game], Lexicon.load(language)
    game = entry.open(Lexicon.load, {"language": language, **kind.settings})
    contenders = [Contender(str(level), partial(entry.bot, lexicon, level)) for level in levels]
    seeds = (f"levels/{number}" for number in numbers)
    workers = pool.workers if pool else 1
    standing = league(game, contenders, seeds, tick, executor=pool, workers=workers)
    if standing.refused or standing.lost:
        sys.exit(f"{kind.name} {language} {levels}: refused {standing.refused}, lost {standing.lost}")
    return standing


def _compared(points: dict[str, list[int]], pair: Pair) -> Tally:
    lower, upper = (points[str(level)] for level in pair)
    won = sum((ours > theirs) + (ours == theirs) / 2 for theirs, ours in zip(lower, upper, strict=True))
    return Tally(len(upper), won, _means(points, pair))


def _means(points: dict[str, list[int]], pair: Pair) -> tuple[float, float]:
    lower, upper = (sum(points[str(level)]) / len(points[str(level)]) for level in pair)
    return lower, upper


def _name(pair: Pair) -> str:
    return f"{pair[1]} beats {pair[0]}"


def table(every: dict[str, Kept]) -> Iterator[str]:
    yield head("per cent of wins (95 % sure from–to)", "games a pair", *map(_name, PAIRS))
    yield from (row(*cells) for cells in rows_of(every))


def rows_of(every: dict[str, Kept]) -> Iterator[list[str]]:
    """Yield the cells of each game, mode and language: its name, games a pair, and the share of each pair."""
    for kind in KINDS:
        for language in LANGUAGES:
            known = _known(every, kind, language)
            if known:
                games = min(tally.games for tally, _ in known.values())
                cells = [_cell(*known[_name(pair)]) if _name(pair) in known else "–" for pair in PAIRS]
                yield [f"{kind.name} {language}", f"{games}", *cells]


def _known(every: dict[str, Kept], kind: Kind, language: str) -> dict[str, tuple[Tally, bool]]:
    """Return what is stored of each pair, and whether today's bots played it."""
    return {
        name: (tally, kept.players == unit.players)
        for unit in _units(kind, language)
        if (kept := every.get(unit.name))
        for name, tally in kept.tallies.items()
    }


def short_table(every: dict[str, Kept]) -> Iterator[str]:
    """Yield one row per game: the lowest and the highest share of each pair, over its modes and languages."""
    yield head("per cent of wins, lowest–highest", "leagues", "games a pair, at least", *map(_name, PAIRS))
    for game in dict.fromkeys(kind.game for kind in KINDS):
        every_known = [
            known
            for kind in KINDS
            for language in LANGUAGES
            if kind.game == game and (known := _known(every, kind, language))
        ]
        if every_known:
            games = min(tally.games for known in every_known for tally, _ in known.values())
            is_valid = all(is_valid for known in every_known for _, is_valid in known.values())
            name = game if is_valid else f"{game} (older bots)"
            yield row(name, len(every_known), games, *(_range(every_known, _name(pair)) for pair in PAIRS))


def _range(every_known: Sequence[dict[str, tuple[Tally, bool]]], pair: str) -> str:
    shares = [known[pair][0].share for known in every_known if pair in known]
    return f"{100 * min(shares):.0f}–{100 * max(shares):.0f}" if shares else "–"


def _cell(tally: Tally, is_valid: bool) -> str:
    low, high = wilson(tally.won, tally.games)
    mark = "" if AIM[0] <= tally.share < AIM[1] else " **!**"
    older = "" if is_valid else " (older bots)"
    return f"{tally.share:.0%} ({100 * low:.0f}–{100 * high:.0f}){mark}{older}"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=0, help="play this many games of each pair")
    options.add_argument("--workers", type=int, default=2)
    options.add_argument("--only", default="", help="only names that start like this, for example 'rebus turns'")
    options.add_argument("--language", choices=LANGUAGES)
    options.add_argument("--short", action="store_true", help="print one row per game")
    asked = options.parse_args()
    if asked.games > 0:
        measure(units(asked.only, asked.language), asked.games, asked.workers)
    print("\n".join((short_table if asked.short else table)(stored())))


if __name__ == "__main__":
    main()
