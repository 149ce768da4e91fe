"""What the shortcut past aiohttp's own queue saves (src/parlour/server/live/socket.py).

The same load with it and without, in turns, so that a machine that gets slower or quicker meanwhile does so for both.
"""

import argparse
from pathlib import Path
from statistics import mean

import uvloop

import server

HERE = Path(__file__).resolve()
ROOMS, RATE = 400, 1000.0
AT_ONCE, PUBLIC = "--at-once", "--public"
COST = "CPU-s per 1,000 moves"


def serve_public(folder: str) -> None:
    from parlour.server import server
    from parlour.server.live.socket import LiveSocket

    server.choose_socket = lambda: LiveSocket
    server.serve(folder)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--seconds", type=float, default=10.0)
    options.add_argument("--quick", action="store_true", help="3 s each, and each once")
    options.add_argument(AT_ONCE, metavar="DIR", help=argparse.SUPPRESS)
    options.add_argument(PUBLIC, metavar="DIR", help=argparse.SUPPRESS)
    given = options.parse_args()
    if given.at_once:
        server.serve(given.at_once)
    elif given.public:
        serve_public(given.public)
    else:
        turns = (AT_ONCE, PUBLIC) if given.quick else (AT_ONCE, PUBLIC, PUBLIC, AT_ONCE)
        compare(3.0 if given.quick else given.seconds, turns)


def compare(seconds: float, turns: tuple[str, ...]) -> None:
    server.pin(server.GENERATOR_CORE)
    costs: dict[str, list[float]] = {AT_ONCE: [], PUBLIC: []}
    for kind in turns:
        told = uvloop.run(server.measure(ROOMS, RATE, seconds, kind, HERE))
        costs[kind].append(float(told[COST]))
    quick, public = mean(costs[AT_ONCE]), mean(costs[PUBLIC])
    print(f"| {COST} | |\n|---|---:|")
    print(f"| heard at once | {quick:.3f} |\n| aiohttp's public way | {public:.3f} |")
    print(f"| saved | {100 * (1 - quick / public):.0f} % |")


if __name__ == "__main__":
    main()
