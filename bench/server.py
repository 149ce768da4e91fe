"""How much one server carries: rooms of four seats play `bottle` in open loop, server and generator on a core each.

    python bench/server.py            400 rooms at 1,000 moves/s, then 2,000 rooms at 2,000 moves/s, then the peers
    python bench/server.py --quick    only the first
    python bench/server.py --quick --gather 20                 with another time between two beats, in ms
    python bench/server.py --python A --python B --turns 3     two interpreters by turns: A, B, A, B, A, B
    python bench/server.py --tree . --tree ../before           two checkouts by turns

What a move is and how latency is measured: lab/load/rooms.py. Every move is on disk before it is shown (SQLite with
synchronous=FULL). A CPU figure is void if a move was late or p99 is off (lab/load/measuring.py).
"""

import argparse
import platform
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import uvloop

from bench.peers import print_peers
from lab.load.measuring import GATHER_MS, Asked, Variant, measure
from lab.load.serving import GENERATOR_CORE, pin
from lab.report import head, row
from lab.servers import ROOT

BUSY_MS = 20.0
"""The time between two beats of a busy server."""
QUICK = (400, 1000.0)


def variants_of(given: argparse.Namespace) -> list[Variant]:
    """Every interpreter with every checkout."""
    options = ("--gather", str(given.gather)) if given.gather else ()
    pythons = given.python or [sys.executable]
    trees = [tree.resolve() for tree in given.tree or [ROOT]]
    return [Variant(python, tree, options) for python, tree in product(pythons, trees)]


def runs_of(given: argparse.Namespace) -> Iterator[tuple[Variant, Asked]]:
    """What is measured, in this order: two variants take turns."""
    variants, gather = variants_of(given), given.gather or GATHER_MS
    asked = Asked(given.rooms or QUICK[0], given.rate or given.rooms or QUICK[1], given.seconds, gather)
    for _ in range(given.turns if len(variants) > 1 else 1):
        for variant in variants:
            yield variant, asked
    if len(variants) == 1 and not given.quick and not given.rooms:
        yield variants[0], Asked(2000, 2000.0, given.seconds, max(gather, BUSY_MS))


def options_of(arguments: list[str] | None = None) -> argparse.Namespace:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--quick", action="store_true", help="one load, 10 s, without peers")
    options.add_argument("--rooms", type=int, help="one load of this many rooms")
    options.add_argument("--rate", type=float, help="moves a second")
    options.add_argument("--seconds", type=float, default=10.0)
    options.add_argument("--gather", type=float, help="ms from one beat to the next, however little there is to do")
    options.add_argument("--python", action="append", help="an interpreter to measure; may be given twice")
    options.add_argument("--tree", type=Path, action="append", help="a checkout to measure; may be given twice")
    options.add_argument("--turns", type=int, default=2, help="how often each variant is measured")
    return options.parse_args() if arguments is None else options.parse_args(arguments)


def main() -> None:
    given = options_of()
    runs = list(runs_of(given))
    has_peers = len(variants_of(given)) == 1 and not given.quick and not given.rooms
    if has_peers:  # first, because children of a pinned process are pinned too
        print_peers(*QUICK, given.seconds / 2, runs[0][0].python)
        print()
    pin(GENERATOR_CORE)
    for number, (variant, asked) in enumerate(runs):
        found = uvloop.run(measure(variant, asked))
        if not number:
            print(head(platform.machine(), *found))
        print(row(variant, *found.values()), flush=True)


if __name__ == "__main__":
    main()
