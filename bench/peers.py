"""Our server beside libraries for Node, at the same tables of four and with as many moves a second, in one run.

    python bench/peers.py [--rooms 100] [--rate 500] [--seconds 5]

The libraries (bench/peers) send each move to the four seats of its room, once for each size of message: as long as a
whole view of ours, as what we send of a change, and only what a library itself needs, about 40 bytes. A plain relay
(lab/load/relay.py) sends whole views. They judge and store nothing, except that boardgame.io keeps the game and its log
in memory. Our server judges each move, stores it before anybody sees it, and shows each seat its own view. Our server
and the relay have a core to themselves and are timed from the moment a move was due until the last of the four seats
has it. The libraries are timed until the player who moved has it.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator

import uvloop

from lab.interpreters import describe
from lab.load.measuring import CPU, Asked, Variant, measure
from lab.load.serving import GENERATOR_CORE, pin
from lab.report import head, row
from lab.servers import ROOT

PEERS, NODE = ROOT / "bench" / "peers", ROOT / "scripts" / "node"
OURS = {"**Parlour**, judged and stored, a view a seat": (), "plain relay by aiohttp": ("--relay",)}
FIGURES = ("moves/s held", "p50 ms", "p99 ms", CPU)
MESSAGES = {"1.4 kB": 1400, "0.45 kB, as ours": 400, "small": 0}
"""Sizes of the libraries' messages, and how much of each is padding."""
MISSING = "| ws, socket.io, Colyseus, boardgame.io | not installed: scripts/rivals |"


def by_node(asked: Asked, kind: str, padding: int) -> Iterator[list[str]]:
    """Yield the rows that bench/peers/run.mjs prints, without their head. `padding`: bytes in each message."""
    command = [NODE, "node", PEERS / "run.mjs", str(asked.rooms), f"{asked.rate:g}", f"{asked.seconds:g}"]
    env = os.environ | {"PADDING": str(padding)}
    for line in subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True, env=env).stdout.splitlines()[2:]:
        name, *figures = (cell.strip() for cell in line.strip("|").split("|"))
        yield [f"{name}, {kind}", *figures]


def by_python(asked: Asked, python: str) -> Iterator[list[str]]:
    cores = os.sched_getaffinity(0)
    pin(GENERATOR_CORE)
    for name, options in OURS.items():
        found = uvloop.run(measure(Variant(python, options=options), asked))
        yield [f"{name}, {describe(python)}", *(found[figure] for figure in FIGURES)]
    os.sched_setaffinity(0, cores)


def print_peers(rooms: int, rate: float, seconds: float, python: str = sys.executable) -> None:
    has_peers = (PEERS / "node_modules" / "ws").is_dir()
    asked = Asked(rooms, rate, seconds)
    sizes = MESSAGES if has_peers else {}
    others = [cells for kind, padding in sizes.items() for cells in by_node(asked, kind, padding)]
    ours = list(by_python(asked, python))
    print(head(f"{rooms} rooms, {rate:g} moves/s", *FIGURES, "CPU, times as much as ours"))
    for cells in (*ours, *others):
        print(row(*cells, _times(cells[-1], ours[0][-1])))
    if not has_peers:
        print(MISSING)


def _times(cpu: str, ours: str) -> str:
    """Returns how many times as much it took, or nothing if one of the two figures is void."""
    return f"{float(cpu) / float(ours):.2f}" if cpu[0].isdigit() and ours[0].isdigit() else ""


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--rooms", type=int, default=100)
    options.add_argument("--rate", type=float, default=500.0, help="moves a second")
    options.add_argument("--seconds", type=float, default=5.0, help="each")
    options.add_argument("--python", default=sys.executable, help="our server's interpreter")
    given = options.parse_args()
    print_peers(given.rooms, given.rate, given.seconds, given.python)


if __name__ == "__main__":
    main()
