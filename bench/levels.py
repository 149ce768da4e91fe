"""Five levels a game: how often each beats the one below it, in every game, mode and language.

    python bench/levels.py                          the table of what was measured last
    python bench/levels.py --minutes 60 [--games 400] [--only bottle] [--language en] [--workers 2] [--sure]

What was played is kept in bench/data/levels.json, and the next run goes on from there (bench/resume.py). The aim is 60
to 75 per cent. Bottle, Lone Words and Bookworm are played by two; teams of two in A Message from the Stars. Nobody at
a table of Letters Rebus can help or hinder another, so all five levels sit at one, and each whole game is a game of
every two neighbours. In co-op both partners are of one level, and levels are compared by points with the same cards.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct

from parlour import CATALOGUE, Contender, Lexicon, Standing, league
from parlour.core.odds import wilson
from resume import Kept, Store, Tally, Unit, add_options, bots_of, go_on

STORE = Store(Path(__file__).parent / "data" / "levels.json")
PAIRS = ((1, 2), (2, 3), (3, 4), (4, 5))
LANGUAGES = ("en", "uk")
AIM = (0.595, 0.755)


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


def units(only: str, language: str | None) -> list[Unit]:
    rounds = {"duel": 4, "table": 1, "partners": 5}
    return [
        Unit(f"{kind.name} {spoken}", kind.game, rounds[kind.way], partial(measure, kind, spoken))
        for kind in KINDS
        for spoken in LANGUAGES
        if kind.name.startswith(only) and language in (None, spoken)
    ]


def measure(kind: Kind, language: str, first: int, many: int, pool: Any, tick: Callable[[], None]) -> dict[str, Tally]:
    play = partial(_league, kind, language, range(first, first + many), pool, tick)
    match kind.way:
        case "duel":
            played = {pair: play(pair * (kind.seats // 2)) for pair in PAIRS}
            return {
                _name(pair): Tally(standing.games, standing.shares[str(pair[1])], _means(standing.points, pair))
                for pair, standing in played.items()
            }
        case "table":
            points = play((1, 2, 3, 4, 5)).points
        case "partners":
            points = {str(level): play((level, level)).points[str(level)][::2] for level in range(1, 6)}
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


def _compared(points: dict[str, list[int]], pair: tuple[int, int]) -> Tally:
    lower, upper = (points[str(level)] for level in pair)
    won = sum((ours > theirs) + (ours == theirs) / 2 for theirs, ours in zip(lower, upper, strict=True))
    return Tally(len(upper), won, _means(points, pair))


def _means(points: dict[str, list[int]], pair: tuple[int, int]) -> tuple[float, float]:
    lower, upper = (sum(points[str(level)]) / len(points[str(level)]) for level in pair)
    return lower, upper


def _name(pair: tuple[int, int]) -> str:
    return f"{pair[1]} beats {pair[0]}"


def table(every: dict[str, Kept]) -> Iterator[str]:
    yield "| per cent of wins (95 % sure from–to) | games a pair | " + " | ".join(map(_name, PAIRS)) + " | s a game |"
    yield "|---|---:|" + "---:|" * (len(PAIRS) + 1)
    for unit in units("", None):
        kept = every.get(unit.name)
        if kept and kept.games:
            cells = [_cell(kept.tallies[_name(pair)]) for pair in PAIRS]
            older = "" if kept.bots == bots_of(unit.game) else " (bots of before)"
            each = f"{kept.seconds / kept.games / unit.rounds:.2f}" if kept.seconds else "–"
            yield f"| {unit.name}{older} | {kept.games} | " + " | ".join(cells) + f" | {each} |"


def _cell(tally: Tally) -> str:
    low, high = wilson(tally.won, tally.games)
    mark = "" if AIM[0] <= tally.share < AIM[1] else " **!**"
    return f"{tally.share:.0%} ({100 * low:.0f}–{100 * high:.0f}){mark}"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_options(options, games=400)
    options.set_defaults(minutes=0.0)
    asked, _ = options.parse_known_args()
    go_on(units(asked.only, asked.language), STORE, asked, AIM)
    print("\n".join(table(STORE.read())))


if __name__ == "__main__":
    main()
