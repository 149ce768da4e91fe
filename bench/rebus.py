"""How good the rebus solver is: rolls of the dice that ship, each with the same time.

    python bench/rebus.py [--rolls 20] [--seconds 10] [--language en] [--seed 1] [--json]

"first" is the layout after a tenth of a second, as a share of the best one known at the end; "gap" is how far the best
one found may be from the best there is, as a share of the bound.
"""

import argparse
import json
from random import Random
from statistics import fmean, median
from time import monotonic
from typing import Any

from parlour.games.rebus import shipped_dice
from parlour.games.rebus.solver import Solution, best_layout
from parlour.lexicon import Lexicon

SOON = 0.1


def solved(lexicon: Lexicon, roll: str, values: dict[str, int], seconds: float) -> tuple[Solution, float]:
    began = monotonic()
    best = best_layout(lexicon, roll, values, enough=lambda: monotonic() - began > seconds)
    return best, monotonic() - began


def measured(lexicon: Lexicon, roll: str, values: dict[str, int], seconds: float) -> dict[str, Any]:
    first, soon = solved(lexicon, roll, values, SOON)
    best, took = solved(lexicon, roll, values, seconds)
    return {
        "roll": roll,
        "score": best.score,
        "bound": best.bound,
        "proven": best.is_proven,
        "seconds": round(took, 3),
        "first": round(first.score / best.score, 3) if best.score > 0 else 1.0,
        "first_seconds": round(soon, 3),
        "gap": round(1 - best.score / best.bound, 3) if best.bound > 0 else 0.0,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rolls", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--language", default="en", choices=["en", "uk"])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    lexicon, dice, rng = Lexicon.load(options.language), shipped_dice(options.language), Random(options.seed)
    solved(lexicon, dice.roll(Random(0)), dice.value, 0.0)  # the dictionary is read from disk before the clock runs
    rows = []
    for _ in range(options.rolls):
        rows.append(row := measured(lexicon, dice.roll(rng), dice.value, options.seconds))
        if not options.json:
            points = f"{row['score']:>4} of {row['bound']:>4}"
            print(f"{row['roll']}  {points}  {row['seconds']:>6} s  first {row['first']:.0%}")
    told = summed_up(rows)
    print(json.dumps({**told, "each": rows} if options.json else told, indent=2 if options.json else None))


def summed_up(rows: list[dict[str, Any]]) -> dict[str, Any]:
    proven = [row for row in rows if row["proven"]]
    open_rows = [row for row in rows if not row["proven"]]
    return {
        "rolls": len(rows),
        "proven": round(len(proven) / len(rows), 3),
        "median_seconds_proven": median(row["seconds"] for row in proven) if proven else None,
        "mean_gap_unproven": round(fmean(row["gap"] for row in open_rows), 3) if open_rows else 0.0,
        "mean_first": round(fmean(row["first"] for row in rows), 3),
    }


if __name__ == "__main__":
    main()
