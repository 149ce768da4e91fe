"""One server and two on one PostgreSQL: what a move costs each of them, and the database.

    python bench/cluster.py            200 rooms and 250 moves/s for each server

Each server has as many rooms and moves as the one alone, so two carry twice as much. If a move costs both the same, two
cores of their own would hold twice the rate. On a machine of two cores, generator, database and servers share them.
So compare the CPU, not the highest rate.
"""

import argparse
import asyncio
import gc
import tempfile
from contextlib import ExitStack

import uvloop

from lab.load.rooms import PAUSE, fill
from lab.load.serving import load_server
from lab.postgres import Postgres
from lab.report import head, percentile, row
from lab.stopwatch import Stopwatch

HEAD = (
    "servers",
    "moves/s",
    "held",
    "p50 ms",
    "p99 ms",
    "CPU-s of a server per 1,000 moves",
    "of the database",
    "generator's",
)


async def measure(database: Postgres, count: int, rooms: int, rate: float, seconds: float) -> None:
    """Print the row of a cluster of `count` servers."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        options = [("--database", database.url, "--core", str(n % 2)) for n in range(count)]
        servers = [stack.enter_context(load_server(folder, *one)) for one in options]
        loads = [(await fill(server, rooms)).load for server in servers]
        gc.disable()
        await asyncio.sleep(3)
        await asyncio.gather(*(load.play(rate, 2, PAUSE) for load in loads))
        for load in loads:
            load.is_counting = True
        watch = Stopwatch(database.cpu, *(server.cpu for server in servers))
        sent = sum(await asyncio.gather(*(load.play(rate, seconds, PAUSE) for load in loads)))
        watch.stop()
        await asyncio.sleep(0.5)
    waits = [one for load in loads for one in load.latencies]
    times = (f"{1000 * percentile(waits, share):.1f}" for share in (0.5, 0.99))
    of_database, *of_servers = watch.spent
    a_server = " · ".join(f"{1000 * cpu * count / sent:.3f}" for cpu in of_servers)
    others = (f"{1000 * cpu / sent:.3f}" for cpu in (of_database, watch.own))
    print(
        row(count, f"{rate * count:,.0f}", f"{len(waits) / watch.seconds:,.0f}", *times, a_server, *others), flush=True
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--rooms", type=int, default=200, help="of each server")
    options.add_argument("--rate", type=float, default=250.0, help="moves a second of each server")
    options.add_argument("--seconds", type=float, default=8.0)
    given = options.parse_args()
    with Postgres() as database:
        print(head(*HEAD, named=False))
        for count in (1, 2):
            uvloop.run(measure(database, count, given.rooms, given.rate, given.seconds))


if __name__ == "__main__":
    main()
