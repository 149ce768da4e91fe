"""How good the rebus solver is: random rolls of the dice that ship, beside its twin in numpy and a greedy player.

    python bench/rebus.py [--rolls 100] [--seconds 10] [--beside 8] [--cpsat 2] [--language en uk] [--seed 1] [--json]

Time is the processor time of the thread that solves, the dictionary read before. "soon" is the layout after a tenth
of a second as a share of the last one; "gap" is how far the layouts that are not proven may be from the best, as
a share of their bound. The twin and the greedy player get the first `--beside` of the rolls, and the same time.
"""

import argparse
import json
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from statistics import fmean, median, quantiles
from time import thread_time

from parlour.games.rebus import shipped_dice
from parlour.games.rebus.solver import Solution, best_layout
from parlour.lexicon import Lexicon, letters
from parlour.native import in_use
from rebus_cpsat import cpsat_score
from rebus_greedy import STAR, greedy_score

SOON = 0.1


@dataclass
class Solved:
    roll: str
    score: int
    bound: int
    seconds: float
    soon: float

    @property
    def is_proven(self) -> bool:
        return self.score >= self.bound


@dataclass
class Watch:
    """What was known when."""

    seconds: float
    began: float = field(default_factory=thread_time)
    soon: int | None = None

    def told(self, now: Solution) -> None:
        if self.soon is None or thread_time() - self.began <= SOON:
            self.soon = now.score

    def enough(self) -> bool:
        return thread_time() - self.began > self.seconds


def solved(lexicon: Lexicon, roll: str, values: dict[str, int], seconds: float) -> Solved:
    lexicon.spellable(roll)
    watch = Watch(seconds)
    best = best_layout(lexicon, roll, values, enough=watch.enough, told=watch.told)
    soon = max(0, watch.soon or 0) / best.score if best.score > 0 else 1.0
    return Solved(roll, best.score, best.bound, thread_time() - watch.began, soon)


def by_twin(solve: Callable[[], Solved]) -> Solved:
    os.environ["PARLOUR_KERNELS"] = "off"
    try:
        return solve()
    finally:
        del os.environ["PARLOUR_KERNELS"]


def summed_up(rows: list[Solved]) -> dict[str, float]:
    spent = sorted(row.seconds for row in rows)
    gaps = [1 - row.score / row.bound for row in rows if not row.is_proven and row.bound > 0]
    return {
        "rolls": len(rows),
        "proven": round(fmean(row.is_proven for row in rows), 3),
        "median_seconds": round(median(spent), 4),
        "p90_seconds": round(quantiles(spent, n=10, method="inclusive")[-1] if len(spent) > 1 else spent[0], 3),
        "slowest_seconds": round(spent[-1], 3),
        "mean_gap_of_the_rest": round(fmean(gaps), 4) if gaps else 0.0,
        "soon": round(fmean(row.soon for row in rows), 3),
        "least_soon": round(min(row.soon for row in rows), 3),
    }


def measured(language: str, options: argparse.Namespace) -> dict[str, object]:
    lexicon, dice, rng = Lexicon.load(language), shipped_dice(language), Random(options.seed)
    values = dice.value
    rolls = [dice.roll(rng) for _ in range(options.rolls)]
    solved(lexicon, "".join(sorted(values))[:15], values, 0.0)  # what is read once is read before the clock runs
    rows = [solved(lexicon, roll, values, options.seconds) for roll in rolls]
    beside = rows[: options.beside]
    twins = [by_twin(lambda roll=row.roll: solved(lexicon, roll, values, options.seconds)) for row in beside]
    greedy = [greedy_score(spelled(lexicon, row.roll), row.roll, values) for row in beside]
    plain = [row for row in rows if STAR not in row.roll][: options.cpsat]
    modelled = [cpsat_score(spelled(lexicon, row.roll), row.roll, values, options.seconds) for row in plain]
    shares = (
        {}
        if not plain
        else {
            f"score_of_CP-SAT_on_{len(plain)}_without_stars": _share([found.score for found in modelled], plain),
            "proven_by_CP-SAT": round(fmean(found.score >= found.bound for found in modelled), 3),
        }
    )
    return {
        "language": language,
        in_use(): summed_up(rows),
        "beside": shares
        if not beside
        else {
            in_use(): summed_up(beside),
            "numpy": summed_up(twins),
            "score_of_numpy": _share([twin.score for twin in twins], beside),
            "score_of_greedy": _share(greedy, beside),
            **shares,
        },
    }


def spelled(lexicon: Lexicon, roll: str) -> set[str]:
    return {letters(word) for word in lexicon.spellable(roll)}


def _share(scores: list[int], rows: list[Solved]) -> float:
    """How much of our points others reach."""
    return round(sum(scores) / max(1, sum(row.score for row in rows)), 3)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rolls", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--beside", type=int, default=8)
    parser.add_argument("--cpsat", type=int, default=0, help="rolls without stars for CP-SAT (pip install ortools)")
    parser.add_argument("--language", nargs="+", default=["en", "uk"], choices=["en", "uk"])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    told = [measured(language, options) for language in options.language]
    print(json.dumps(told, indent=2) if options.json else "\n".join(map(_lines, told)))


def _lines(told: dict[str, object]) -> str:
    """A table, one solver a row."""
    beside: dict[str, object] = told["beside"]  # type: ignore[assignment]
    rows = {name: some for name, some in told.items() if isinstance(some, dict) and name != "beside"}
    rows |= {f"{name}, the first": some for name, some in beside.items() if isinstance(some, dict)}
    columns = list(next(iter(rows.values())))
    lines = [f"{told['language']}: " + " | ".join(columns)]
    lines += [f"  {name}: " + " | ".join(str(some[column]) for column in columns) for name, some in rows.items()]
    shares = {name: some for name, some in beside.items() if not isinstance(some, dict)}
    return "\n".join([*lines, *(f"  {name.replace('_', ' ')}: {share:.0%}" for name, share in shares.items())])


if __name__ == "__main__":
    main()
