"""Our server beside libraries for Node, at the same tables of four and with as many moves a second, in one run.

    python bench/peers.py [--rooms 100] [--rate 500] [--seconds 5]

The libraries (bench/peers) and a plain relay (bench/relay.py) send a move on to the four of its room with 1.4 kB each:
nothing is judged or stored, but that boardgame.io keeps the game and its log in memory. Ours judges each move, stores
it before anybody sees it, and shows each seat its own view. Ours and the relay have a core to themselves and are timed
from the moment a move was due until the last of the four has it; the libraries until its maker has it.
"""

import argparse
import subprocess
from collections.abc import Iterator
from pathlib import Path

import uvloop

import server

HERE = Path(__file__).resolve().parent
PEERS, NODE = HERE / "peers", HERE.parent / "scripts" / "node"
OURS = {"**Parlour**, judged and stored, a view a seat": "--serve", "plain relay by aiohttp": "--relay"}
TOLD = ("moves/s held", "p50 ms", "p99 ms", "CPU-s per 1,000 moves")
MISSING = "| ws, socket.io, Colyseus, boardgame.io | not installed: scripts/rivals |"


def by_node(rooms: int, rate: float, seconds: float) -> Iterator[list[str]]:
    """As bench/peers/run.mjs tells them, without its head."""
    command = [NODE, "node", PEERS / "run.mjs", str(rooms), f"{rate:g}", f"{seconds:g}"]
    for line in subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True).stdout.splitlines()[2:]:
        yield [cell.strip() for cell in line.strip("|").split("|")]


def by_python(rooms: int, rate: float, seconds: float) -> Iterator[list[str]]:
    server.pin(server.GENERATOR_CORE)
    for name, kind in OURS.items():
        told = uvloop.run(server.measure(rooms, rate, seconds, kind))
        yield [name, *(told[one] for one in TOLD)]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--rooms", type=int, default=100)
    options.add_argument("--rate", type=float, default=500.0, help="moves a second")
    options.add_argument("--seconds", type=float, default=5.0, help="each")
    given = options.parse_args()
    load = (given.rooms, given.rate, given.seconds)
    has_peers = (PEERS / "node_modules" / "ws").is_dir()
    others = list(by_node(*load)) if has_peers else []  # before this process keeps to one core, which they would too
    ours = list(by_python(*load))
    print(f"| {given.rooms} rooms, {given.rate:g} moves/s | {' | '.join(TOLD)} | CPU, times as much as ours |")
    print("|---|" + "---:|" * (len(TOLD) + 1))
    for row in (*ours, *others):
        print(f"| {' | '.join(row)} | {float(row[-1]) / float(ours[0][-1]):.2f} |")
    if not has_peers:
        print(MISSING)


if __name__ == "__main__":
    main()
