"""How much one server carries: rooms of four seats play `bottle` in open loop, server and generator on a core each.

    python bench/server.py            400 rooms at 1,000 moves/s, then 2,000 rooms at 2,000 moves/s, then the relay
    python bench/server.py --quick    only the first
    python bench/server.py --quick --gather 20    with another time between two beats, in ms: what a beat costs

What a move is and how latency is measured: lab/load/rooms.py. Every move is on disk before it is shown (SQLite with
synchronous=FULL).
"""

import argparse
import asyncio
import gc
import tempfile

import uvloop

from lab.load.rooms import Filled, Load, fill
from lab.load.serving import GENERATOR_CORE, load_server, pin
from lab.report import head, percentile, row
from lab.servers import Server
from lab.stopwatch import Stopwatch

WARM_UP_SECONDS, TAIL_SECONDS = 3.0, 0.5
"""The tail is for the last views. The server's CPU counts in it, the time does not."""


async def measure(count: int, rate: float, seconds: float, *options: str) -> dict[str, str]:
    """Play in `count` rooms and return the figures. `options`: as for lab/load/serving.py."""
    with tempfile.TemporaryDirectory() as folder:
        with load_server(folder, *options):
            pass  # compiles modules that were never imported before
        with load_server(folder, *options) as server:
            filled = await fill(server, count)
            gc.disable()  # pauses of the generator are not the server's
            await asyncio.sleep(WARM_UP_SECONDS)
            await filled.load.play(rate, WARM_UP_SECONDS)
            filled.load.is_counting = True
            watch = Stopwatch(server.cpu)
            sent = await filled.load.play(rate, seconds)
            await asyncio.sleep(TAIL_SECONDS)
            watch.stop()
            return {
                "rooms": f"{count:,}",
                "moves/s asked": f"{rate:,.0f}",
                **_rates(filled.load, watch, sent),
                **_memory(filled, server, count),
                "s from start to ready": f"{server.ready_after:.2f}",
            }


def _rates(load: Load, watch: Stopwatch, sent: int) -> dict[str, str]:
    seconds = watch.seconds - TAIL_SECONDS
    return {
        "moves/s held": f"{len(load.latencies) / seconds:,.0f}",
        "p50 ms": f"{1000 * percentile(load.latencies, 0.5):.1f}",
        "p99 ms": f"{1000 * percentile(load.latencies, 0.99):.1f}",
        "CPU-s per 1,000 moves": f"{1000 * watch.spent[0] / sent:.3f}",
        "core used": f"{100 * watch.spent[0] / seconds:.0f} %",
    }


def _memory(filled: Filled, server: Server, count: int) -> dict[str, str]:
    return {
        "kB a room at rest": f"{(filled.resting - filled.empty) / count:.1f}",
        "kB an active room (4 sockets)": f"{(server.own_kb() - filled.empty) / count:.1f}",
    }


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--quick", action="store_true", help="one load, 10 s")
    options.add_argument("--rooms", type=int, help="one load of this many rooms")
    options.add_argument("--rate", type=float, help="moves a second")
    options.add_argument("--seconds", type=float, default=10.0)
    options.add_argument("--gather", type=float, help="ms from one beat to the next, however little there is to do")
    given = options.parse_args()
    pin(GENERATOR_CORE)
    gather = ("--gather", str(given.gather)) if given.gather else ()
    loads = [(400, 1000.0, gather)]
    if not given.quick:
        loads += [(2000, 2000.0, gather), (400, 1000.0, ("--relay",))]
    if given.rooms:
        loads = [(given.rooms, given.rate or given.rooms, gather)]
    for number, (count, rate, more) in enumerate(loads):
        found = uvloop.run(measure(count, rate, given.seconds, *more))
        if not number:
            print(head("", *found))
        print(row("plain relay, nothing stored" if "--relay" in more else "Parlour", *found.values()), flush=True)


if __name__ == "__main__":
    main()
