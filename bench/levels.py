"""Five levels a game: how often each beats the one below it, in every game, mode and language.

    python bench/levels.py                          the table of what was measured last
    python bench/levels.py --games 400 [--only bottle] [--language en] [--workers 2]

A measurement takes from a minute (bottle) to an hour (rebus) and is kept in bench/data/levels.json. The aim is 60 to
75 per cent. Bottle, Lone Words and Bookworm are played by two; teams of two in A Message from the Stars. Nobody at a
table of Letters Rebus can help or hinder another, so all five levels sit at one, and each whole game is a game of every
two neighbours. In co-op both partners are of one level, and the levels are compared by points with the same cards.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import Progress

from parlour import CATALOGUE, Contender, Lexicon, Standing, league
from parlour.core.odds import wilson
from parlour.processes import Workers

KEPT = Path(__file__).parent / "data" / "levels.json"
PAIRS = ((1, 2), (2, 3), (3, 4), (4, 5))
LANGUAGES = ("en", "uk")


class Kind(Struct, frozen=True):
    game: str
    settings: dict[str, Any]
    way: Literal["duel", "table", "partners"] = "duel"
    seats: int = 2

    @property
    def name(self) -> str:
        return " ".join([self.game, *map(str, self.settings.values())])


KINDS = (
    *(Kind("bottle", {"mode": mode}) for mode in CATALOGUE["bottle"].modes),
    Kind("lone", {}),
    Kind("bookworm", {}),
    *(Kind("rebus", {"pace": pace}, "table", 5) for pace in ("turns", "together", "duplicate")),
    Kind("stars", {"mode": "teams"}, seats=4),
    Kind("stars", {"mode": "coop"}, "partners"),
)


class Pair(Struct):
    """The upper level of a pair against the lower: games, won (a draw is half), mean scores of both."""

    games: int
    won: float
    scores: tuple[float, float]


def measure(kind: Kind, language: str, games: int, pool: Any, workers: int, tick: Any) -> dict[str, Pair]:
    play = partial(_league, kind, language, games, pool, workers, tick)
    match kind.way:
        case "duel":
            played = {pair: play(pair * (kind.seats // 2)) for pair in PAIRS}
            return {
                _name(pair): Pair(
                    games=standing.games, won=standing.shares[str(pair[1])], scores=_means(standing.points, pair)
                )
                for pair, standing in played.items()
            }
        case "table":
            points = play((1, 2, 3, 4, 5)).points
        case "partners":
            points = {str(level): play((level, level)).points[str(level)][::2] for level in range(1, 6)}
    return {_name(pair): _compared(points, pair) for pair in PAIRS}


def _league(
    kind: Kind, language: str, games: int, pool: Any, workers: int, tick: Any, levels: Sequence[int]
) -> Standing:
    entry, lexicon = CATALOGUE[kind.game], Lexicon.load(language)
    game = entry.open(Lexicon.load, {"language": language, **kind.settings})
    contenders = [Contender(str(level), partial(entry.bot, lexicon, level)) for level in levels]
    seeds = (f"levels/{number}" for number in range(games))
    standing = league(game, contenders, seeds, tick, executor=pool, workers=workers)
    if standing.refused or standing.lost:
        sys.exit(f"{kind.name} {language} {levels}: refused {standing.refused}, lost {standing.lost}")
    return standing


def _compared(points: dict[str, list[int]], pair: tuple[int, int]) -> Pair:
    lower, upper = (points[str(level)] for level in pair)
    won = sum((ours > theirs) + (ours == theirs) / 2 for theirs, ours in zip(lower, upper, strict=True))
    return Pair(len(upper), won, _means(points, pair))


def _means(points: dict[str, list[int]], pair: tuple[int, int]) -> tuple[float, float]:
    lower, upper = (sum(points[str(level)]) / len(points[str(level)]) for level in pair)
    return round(lower, 2), round(upper, 2)


def _name(pair: tuple[int, int]) -> str:
    return f"{pair[1]} beats {pair[0]}"


def table(kept: dict[str, dict[str, Pair]]) -> Iterator[str]:
    yield "| per cent of wins (95 % sure from–to) | games a pair | " + " | ".join(map(_name, PAIRS)) + " |"
    yield "|---|---:|" + "---:|" * len(PAIRS)
    for kind in KINDS:
        for language in LANGUAGES:
            pairs = kept.get(f"{kind.name} {language}")
            if pairs:
                cells = [_cell(pairs[_name(pair)]) for pair in PAIRS]
                least = min(pair.games for pair in pairs.values())
                yield f"| {kind.name}, {language} | {least} | " + " | ".join(cells) + " |"


def _cell(pair: Pair) -> str:
    low, high = wilson(pair.won, pair.games)
    share = pair.won / pair.games
    mark = "" if 0.595 <= share < 0.755 else " **!**"
    return f"{share:.0%} ({100 * low:.0f}–{100 * high:.0f}){mark}"


def read() -> dict[str, dict[str, Pair]]:
    return msgspec.json.decode(KEPT.read_bytes(), type=dict[str, dict[str, Pair]]) if KEPT.exists() else {}


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=0, help="games a pair (without it: the table alone)")
    options.add_argument("--only", default="", help="kinds whose name begins so, as in 'rebus turns'")
    options.add_argument("--language", choices=LANGUAGES)
    options.add_argument("--workers", type=int, default=2)
    options.add_argument("--dry", action="store_true", help="print what is measured, keep nothing")
    asked, _ = options.parse_known_args()
    if asked.games > 0:
        _measure_all(asked)
    if not asked.dry:
        print("\n".join(table(read())))


def _measure_all(asked: argparse.Namespace) -> None:
    chosen = [kind for kind in KINDS if kind.name.startswith(asked.only)]
    languages = [asked.language] if asked.language else LANGUAGES
    console = Console(stderr=True)
    with Workers(asked.workers) if asked.workers > 1 else nullcontext() as pool, Progress(console=console) as bar:
        for kind in chosen:
            for language in languages:
                rounds = {"duel": 4, "table": 1, "partners": 5}[kind.way]
                task = bar.add_task(f"{kind.name} {language}", total=rounds * asked.games)
                done = measure(kind, language, asked.games, pool, asked.workers, partial(bar.advance, task))
                if asked.dry:
                    print("\n".join(table({f"{kind.name} {language}": done})), *done.values(), sep="\n", flush=True)
                else:
                    _keep(f"{kind.name} {language}", done)


def _keep(name: str, done: dict[str, Pair]) -> None:
    """Read again first: other kinds may be measured at the same time."""
    kept = {**read(), name: done}
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(dict(sorted(kept.items()))), indent=1) + b"\n")


if __name__ == "__main__":
    main()
