"""Whole games as files: `NAME.jsonl` is the log, `NAME.txt` tells it, with every seat's view at marked points."""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from laws.variants import VARIANTS, Variant
from parlour.core import heading_of, write_log
from parlour.core.league import play_out
from plays.telling import told

PLAYS = Path(__file__).parent.parent / "tests" / "plays"
OTHER_SIZES = {"lone-two": ("lone", 2), "rebus-solo": ("rebus", 1)}
"""Tables that play by other rules because of their size."""


def games() -> Iterator[tuple[str, Variant, int]]:
    for name, variant in VARIANTS.items():
        yield name, variant, variant.seats
    for name, (game, seats) in OTHER_SIZES.items():
        yield name, VARIANTS[f"{game}-default"], seats


def main(only: list[str]) -> None:
    for name, variant, seats in games():
        if only and not any(name.startswith(start) for start in only):
            continue
        entry, lexicon = variant.entry, variant.lexicon
        levels = ([4, 3, 5, 2] * 2)[:seats]
        table = play_out(variant.open(), [entry.bot(lexicon, level) for level in levels], Random(name))
        lines = list(write_log(heading_of(table, lexicon.language, lexicon.hash), table.log))
        (PLAYS / f"{name}.jsonl").write_bytes(b"\n".join(lines) + b"\n")
        (PLAYS / f"{name}.txt").write_text(told(entry, table, lexicon.language))
        print(f"{name}: {len(table.log)} inputs, {table.result}")


if __name__ == "__main__":
    main(sys.argv[1:])
