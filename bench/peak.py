"""How many moves a second one core holds: raise the rate until players wait too long.

    python bench/peak.py                 2,000 rooms, from 1,000 moves/s on
    python bench/peak.py --python A      the same with another interpreter for the server

The rooms, moves and generator of bench/server.py. A rate is held if 99 of 100 moves are seen within 100 ms and every
move is answered before the next one is due. The generator has a core of its own. If that core is full, the server was
not the slow one.
"""

import argparse
import asyncio
import gc
import sys
import tempfile
from typing import NamedTuple

import uvloop

from lab.load.rooms import PAUSE, Load, fill
from lab.load.serving import GENERATOR_CORE, load_server, pin
from lab.report import head, percentile, row
from lab.servers import Server
from lab.stopwatch import Stopwatch

TOO_LONG = 0.1
HEAD = (
    "moves/s asked",
    "held",
    "p50 ms",
    "p99 ms",
    "core used",
    "CPU-s per 1,000 moves",
    "generator's core used",
    "late p99 ms",
)


class Held(NamedTuple):
    """What happened at one rate. `cells`: the row of the table, as in HEAD."""

    is_held: bool
    cells: tuple[str, ...]


async def hold(server: Server, load: Load, rate: float, seconds: float) -> Held:
    """Make moves at this rate, and measure how long they take and what they cost."""
    await load.play(rate, 1, PAUSE)
    load.reset()
    load.is_counting = True
    watch = Stopwatch(server.cpu)
    sent = await load.play(rate, seconds, PAUSE)
    watch.stop()
    await asyncio.sleep(0.5)
    load.is_counting = False
    p50, p99 = (percentile(load.latencies, share) for share in (0.5, 0.99))
    is_held = p99 <= TOO_LONG and not load.late
    times = (f"{1000 * p50:.1f}", f"{1000 * p99:.1f}")
    costs = (f"{watch.spent[0] / watch.seconds:.0%}", f"{1000 * watch.spent[0] / sent:.3f}")
    own = (f"{watch.own / watch.seconds:.0%}", f"{1000 * percentile(load.lags, 0.99):.1f}")
    return Held(is_held, (f"{rate:,.0f}", "yes" if is_held else "no", *times, *costs, *own))


async def climb(rooms: int, first: float, step: float, seconds: float, python: str) -> None:
    print(head(*HEAD, named=False))
    with tempfile.TemporaryDirectory() as folder, load_server(folder, python=python) as server:
        load = (await fill(server, rooms)).load
        gc.disable()
        await asyncio.sleep(3)
        rate, is_held = first, True
        while is_held:
            is_held, cells = await hold(server, load, rate, seconds)
            print(row(*cells), flush=True)
            rate += step


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--rooms", type=int, default=2000)
    options.add_argument("--first", type=float, default=1000.0)
    options.add_argument("--step", type=float, default=500.0)
    options.add_argument("--seconds", type=float, default=4.0)
    options.add_argument("--python", default=sys.executable, help="the interpreter of the server")
    given = options.parse_args()
    pin(GENERATOR_CORE)
    uvloop.run(climb(given.rooms, given.first, given.step, given.seconds, given.python))


if __name__ == "__main__":
    main()
