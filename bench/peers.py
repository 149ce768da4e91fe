"""Our server beside libraries for Node, at the same tables of four and with as many moves a second, in one run.

    python bench/peers.py [--rooms 100] [--rate 500] [--seconds 5]

The libraries (bench/peers) and a plain relay (lab/load/relay.py) send each move to the four seats of its room, 1.4 kB
each. They judge and store nothing, except that boardgame.io keeps the game and its log in memory. Our server judges
each move, stores it before anybody sees it, and shows each seat its own view. Our server and the relay have a core to
themselves and are timed from the moment a move was due until the last of the four seats has it. The libraries are timed
until the player who moved has it.
"""

import argparse
import subprocess
from collections.abc import Iterator

import uvloop

from bench.server import measure
from lab.load.serving import GENERATOR_CORE, pin
from lab.report import head, row
from lab.servers import ROOT

PEERS, NODE = ROOT / "bench" / "peers", ROOT / "scripts" / "node"
OURS = {"**Parlour**, judged and stored, a view a seat": (), "plain relay by aiohttp": ("--relay",)}
FIGURES = ("moves/s held", "p50 ms", "p99 ms", "CPU-s per 1,000 moves")
MISSING = "| ws, socket.io, Colyseus, boardgame.io | not installed: scripts/rivals |"


def by_node(rooms: int, rate: float, seconds: float) -> Iterator[list[str]]:
    """Yield the rows that bench/peers/run.mjs prints, without their head."""
    command = [NODE, "node", PEERS / "run.mjs", str(rooms), f"{rate:g}", f"{seconds:g}"]
    for line in subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True).stdout.splitlines()[2:]:
        yield [cell.strip() for cell in line.strip("|").split("|")]


def by_python(rooms: int, rate: float, seconds: float) -> Iterator[list[str]]:
    pin(GENERATOR_CORE)
    for name, options in OURS.items():
        found = uvloop.run(measure(rooms, rate, seconds, *options))
        yield [name, *(found[figure] for figure in FIGURES)]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--rooms", type=int, default=100)
    options.add_argument("--rate", type=float, default=500.0, help="moves a second")
    options.add_argument("--seconds", type=float, default=5.0, help="each")
    given = options.parse_args()
    load = (given.rooms, given.rate, given.seconds)
    has_peers = (PEERS / "node_modules" / "ws").is_dir()
    others = list(by_node(*load)) if has_peers else []  # first, because children of a pinned process are pinned too
    ours = list(by_python(*load))
    print(head(f"{given.rooms} rooms, {given.rate:g} moves/s", *FIGURES, "CPU, times as much as ours"))
    for cells in (*ours, *others):
        print(row(*cells, f"{float(cells[-1]) / float(ours[0][-1]):.2f}"))
    if not has_peers:
        print(MISSING)


if __name__ == "__main__":
    main()
