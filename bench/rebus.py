"""How good the rebus solver is: random rolls of the shipped dice, beside its numpy version.

    python bench/rebus.py [--rolls 100] [--seconds 10] [--beside 8] [--language en uk] [--seed 1] [--json]

Time is the CPU time of the solving thread, with the dictionary already loaded. "soon" is the score after a tenth of a
second as a share of the final one. "gap" is how far unproven layouts may be from the best, as a share of their bound.
The numpy version gets the first `--beside` rolls. Its points and time are shares of those of the kernel.
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
from parlour.lexicon import Lexicon
from parlour.native import in_use

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
    """Notes the score after a tenth of a second, and stops the search after `seconds`."""

    seconds: float
    began: float = field(default_factory=thread_time)
    soon: int | None = None

    def report(self, now: Solution) -> None:
        if self.soon is None or thread_time() - self.began <= SOON:
            self.soon = now.score

    def enough(self) -> bool:
        return thread_time() - self.began > self.seconds


def solved(lexicon: Lexicon, roll: str, values: dict[str, int], seconds: float) -> Solved:
    lexicon.spellable(roll)
    watch = Watch(seconds)
    best = best_layout(lexicon, roll, values, enough=watch.enough, report=watch.report)
    soon = max(0, watch.soon or 0) / best.score if best.score > 0 else 1.0
    return Solved(roll, best.score, best.bound, thread_time() - watch.began, soon)


def by_twin(solve: Callable[[], Solved]) -> Solved:
    os.environ["PARLOUR_KERNELS"] = "off"
    try:
        return solve()
    finally:
        del os.environ["PARLOUR_KERNELS"]


@dataclass
class Row:
    """One solver on some rolls, and ours on the same."""

    name: str
    solved: list[Solved]
    ours: list[Solved]

    def summed_up(self) -> dict[str, float]:
        spent = sorted(row.seconds for row in self.solved)
        gaps = [1 - row.score / row.bound for row in self.solved if not row.is_proven and row.bound > 0]
        return {
            "rolls": len(spent),
            "proven": round(fmean(row.is_proven for row in self.solved), 3),
            "median_seconds": round(median(spent), 4),
            "p90_seconds": round(quantiles(spent, n=10, method="inclusive")[-1] if len(spent) > 1 else spent[0], 4),
            "slowest_seconds": round(spent[-1], 4),
            "mean_gap_of_the_rest": round(fmean(gaps), 4) if gaps else 0.0,
            "soon": round(fmean(row.soon for row in self.solved), 3),
            "least_soon": round(min(row.soon for row in self.solved), 3),
            "points": round(sum(max(0, row.score) for row in self.solved) / max(1, _points(self.ours)), 3),
            "times": round(sum(spent) / sum(row.seconds for row in self.ours), 2),
        }


def measured(language: str, options: argparse.Namespace) -> list[Row]:
    lexicon, dice, rng = Lexicon.load(language), shipped_dice(language), Random(options.seed)
    values = dice.value
    rolls = [dice.roll(rng) for _ in range(options.rolls)]
    solved(lexicon, "".join(sorted(values))[:15], values, 0.0)  # loads everything that is loaded once
    ours = [solved(lexicon, roll, values, options.seconds) for roll in rolls]
    rows = [Row(in_use(), ours, ours)]
    if beside := ours[: options.beside]:
        twins = [by_twin(lambda roll=row.roll: solved(lexicon, roll, values, options.seconds)) for row in beside]
        rows += [
            Row(f"{in_use()}, the first {len(beside)}", beside, beside),
            Row(f"without the kernel, the first {len(beside)}", twins, beside),
        ]
    return rows


def _points(rows: list[Solved]) -> int:
    return sum(row.score for row in rows)


HEAD = "| rolls | proven | median ms | p90 ms | slowest ms | after 0.1 s (at worst) | points of ours | time of ours |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rolls", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--beside", type=int, default=8)
    parser.add_argument("--language", nargs="+", default=["en", "uk"], choices=["en", "uk"])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    outcome = {language: measured(language, options) for language in options.language}
    if options.json:
        print(json.dumps({to: {row.name: row.summed_up() for row in rows} for to, rows in outcome.items()}, indent=2))
        return
    print(f"| {options.seconds:g} s a roll, seed {options.seed} {HEAD}\n|---|" + "---:|" * (HEAD.count("|") - 1))
    for language, rows in outcome.items():
        for row in (row for row in rows if row.solved is not row.ours or row is rows[0]):
            print(f"| {row.name}: {language} | {_cells(row.summed_up())} |")


def _cells(found: dict[str, float]) -> str:
    soon = f"{found['soon']:.1%} ({found['least_soon']:.1%})"
    times = (f"{1000 * found[name]:,.1f}" for name in ("median_seconds", "p90_seconds", "slowest_seconds"))
    shares = (soon, f"{found['points']:.0%}", f"{found['times']:,.1f} ×")
    return " | ".join([f"{found['rolls']}", f"{found['proven']:.0%}", *times, *shares])


if __name__ == "__main__":
    main()
