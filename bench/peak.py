"""How many moves a second one core holds: more and more of them, until somebody waits too long.

    python bench/peak.py            2,000 rooms, from 1,000 moves/s on

The same rooms, moves and generator as in bench/server.py. A rate is held where 99 of 100 see a move within 100 ms and
nobody is owed one when the next is due. The generator has a core of its own; how much of it was used is told too, for
where that is full the server was not the one that was slow.
"""

import argparse
import asyncio
import gc
import tempfile
import time

import uvloop

import server

TOO_LONG = 0.1
HEAD = ("moves/s asked", "held", "p50 ms", "p99 ms", "core used", "CPU-s per 1,000 moves", "generator's core used")


async def climb(rooms: int, first: float, step: float, seconds: float) -> None:
    print(f"| {' | '.join(HEAD)} |\n|{'---:|' * len(HEAD)}")
    with tempfile.TemporaryDirectory() as folder, server.Server(folder) as one:
        _, _, run = await server.fill(one, rooms)
        gc.disable()
        await asyncio.sleep(3)
        rate = first
        while await _holds(one, run, rate, seconds):
            rate += step


async def _holds(one: server.Server, run: server.Run, rate: float, seconds: float) -> bool:
    await run.play(rate, 1, server.PAUSE)
    run.latencies, run.late, run.is_counting = [], 0, True
    cpu, own, began = one.cpu(), time.process_time(), time.perf_counter()
    sent = await run.play(rate, seconds, server.PAUSE)
    took, spent, own = time.perf_counter() - began, one.cpu() - cpu, time.process_time() - own
    await asyncio.sleep(0.5)
    run.is_counting = False
    times = sorted(run.latencies) or [float("inf")]
    p50, p99 = times[len(times) // 2], times[len(times) * 99 // 100]
    is_held = p99 <= TOO_LONG and not run.late
    told = f"{1000 * p50:.1f} | {1000 * p99:.1f} | {spent / took:.0%} | {1000 * spent / sent:.3f} | {own / took:.0%}"
    print(f"| {rate:,.0f} | {'yes' if is_held else 'no'} | {told} |", flush=True)
    return is_held


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--rooms", type=int, default=2000)
    options.add_argument("--first", type=float, default=1000.0)
    options.add_argument("--step", type=float, default=500.0)
    options.add_argument("--seconds", type=float, default=4.0)
    given = options.parse_args()
    server.pin(server.GENERATOR_CORE)
    uvloop.run(climb(given.rooms, given.first, given.step, given.seconds))


if __name__ == "__main__":
    main()
