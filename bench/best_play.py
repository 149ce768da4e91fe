"""Lone Words, Message in a Bottle and Bookworm: the champions' play beside that of the champions before them.

    python bench/best_play.py                       the table of what was measured last
    python bench/best_play.py --minutes 60 [--games 200] [--only bottle] [--workers 2] [--sure]

What was played is kept in bench/data/best_play.json, and the next run goes on from there (bench/resume.py).

Both sides know the same words, see them as well and are as quick; they differ in how they decide. The champions of
before: in Bookworm the points of a die and the best answer to it, with some haze; in Lone Words rows by fixed shares
of what they would bring later, and words by how common they are; in the bottle "no word" when patience is lost.
"""

import argparse
import sys
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace
from players import players
from resume import Kept, Store, Tally, Unit, add_options, go_on, valid

from parlour import CATALOGUE, Contender, Lexicon, league
from parlour.core import Bot
from parlour.core.league.odds import wilson
from parlour.games import bookworm, bottle, lone
from parlour.games.bookworm.bot import SKILLS as BOOKWORM
from parlour.games.bottle.bot.recall import SKILLS as BOTTLE
from parlour.games.lone.bot import SKILLS as LONE
from parlour.games.lone.rules import used_rows
from parlour.games.lone.solver import Offer
from parlour.lexicon import letters

STORE = Store(Path(__file__).parent / "data" / "best_play.json")

LATER = {3: 0.95, 4: 0.95, 5: 0.9, 6: 0.75, 7: 0.35}


class LoneBefore(lone.Bot):
    """Which rows: those that gain most over a fixed share of their points."""

    def _planned(self, view: Any, dice: str, rng: Random) -> list[tuple[int, str]]:
        taken = used_rows(view.sheets[view.you])
        others = [sheet for seat, sheet in enumerate(view.sheets) if seat != view.you]
        blocked = {letters(line.word or "") for sheet in others for line in sheet if line.is_written}
        seen = {length: self._seen(some, rng) for length, some in self._offered(view, dice, others).items()}
        plan = _before(view.rows, taken, seen, blocked)[: view.words_a_round]
        rng.shuffle(plan)
        return plan


def _before(
    sheet: Sequence[Any], taken: Collection[int], offered: Mapping[int, list[Offer]], blocked: Collection[str]
) -> list[tuple[int, str]]:
    fresh = {length: iter([o for o in some if letters(o.word) not in blocked]) for length, some in offered.items()}
    found = []
    for number, row in enumerate(sheet):
        offer = next(fresh.get(row.squares, iter(())), None) if number not in taken else None
        if offer:
            found.append((row.points * (LATER.get(row.squares, 0.35) - offer.alone), number, offer.word))
    return [(number, word) for _, number, word in sorted(found)]


Make = Callable[[Lexicon], Bot]
NOW_AND_BEFORE: dict[str, tuple[Any, Any]] = {
    "lone": (lone.Bot, (LoneBefore, replace(LONE[4], is_shrewd=False))),
    "bottle": (bottle.Bot, (bottle.Bot, replace(BOTTLE[4], nerve=0.0))),
    "bookworm": (bookworm.Bot, (bookworm.Bot, replace(BOOKWORM[4], ahead=0, haze=0.35))),
}
KINDS = [("lone", {}, 2), ("lone", {}, 4), ("bookworm", {}, 2), ("bookworm", {}, 4)] + [
    ("bottle", {"mode": mode}, 2) for mode in CATALOGUE["bottle"].modes
]


NAME = "now against before"


def units(only: str, language: str | None) -> list[Unit]:
    return [
        Unit(name, players(id, spoken, (5,)), 1, partial(measure, id, settings, seats, spoken))
        for id, settings, seats in KINDS
        for spoken in ("en", "uk")
        if (name := " ".join([id, *settings.values(), f"by {seats}", spoken])).startswith(only)
        and language in (None, spoken)
    ]


def measure(
    id: str, settings: dict[str, str], seats: int, language: str, first: int, many: int, pool: Any, tick: Any
) -> dict[str, Tally]:
    words = Lexicon.load(language)
    now, (kind, skill) = NOW_AND_BEFORE[id]
    pair = [Contender("before", partial(kind, words, 5, skill)), Contender("now", partial(now, words, 5))]
    game = CATALOGUE[id].open(Lexicon.load, {"language": language, **settings})
    seeds = [f"best/{number}" for number in range(first, first + many)]
    workers = pool.workers if pool else 1
    standing = league(game, pair * (seats // 2), seeds, tick, executor=pool, workers=workers)
    assert not standing.refused
    means = [sum(standing.points[name]) / len(standing.points[name]) for name in ("before", "now")]
    return {NAME: Tally(standing.games, standing.shares["now"], (means[0], means[1]))}


def table(every: dict[str, Kept]) -> Iterator[str]:
    yield "| champions now against before | games | wins | 95 % sure |\n|---|---:|---:|---:|"
    for unit in units("", None):
        kept = every.get(unit.name)
        if kept and kept.games:
            tally = kept.tallies[NAME]
            low, high = wilson(tally.won, tally.games)
            older = "" if valid(every, unit) is kept else " (bots of before)"
            yield f"| {unit.name}{older} | {kept.games} | {tally.share:.0%} | {low:.0%}–{high:.0%} |"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_options(options, games=200)
    options.set_defaults(minutes=0.0)
    asked = options.parse_args()
    if asked.minutes > 0:
        go_on(units(asked.only, asked.language), STORE, asked, aim=(0.5, 1.0))
    every = STORE.read()
    if not every:
        sys.exit("nothing is measured yet: --minutes")
    print("\n".join(table(every)))


if __name__ == "__main__":
    main()
