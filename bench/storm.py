"""Everybody comes back at once: 5,000 live connections break, and all of them are opened anew in one breath.

    python bench/storm.py

1,250 tables of four in the middle of a game. A seat is back when its first view has come. At most 500 are on their way
at a time, as many as a proxy would let through; none is told to wait.
"""

import argparse
import asyncio
import gc
import tempfile
import time

import uvloop
from line import open_line

import server

AT_ONCE = 500
HEAD = ("reconnections", "all seated after s", "p50 s", "p99 s", "CPU-s of the server", "generator's core used")


async def storm(count: int) -> None:
    with tempfile.TemporaryDirectory() as folder, server.Server(folder) as one:
        _, _, run = await server.fill(one, count // server.SEATS)
        gc.disable()
        await asyncio.sleep(3)
        seats = [(room.code, token) for room in run.rooms for token in room.tokens]
        for room in run.rooms:
            for line in room.lines:
                line.cut()
        await asyncio.sleep(2)
        cpu, own, began = one.cpu(), time.process_time(), time.perf_counter()
        gate = asyncio.Semaphore(AT_ONCE)
        back = sorted(await asyncio.gather(*(_come_back(one.address, *seat, gate, began) for seat in seats)))
        took, spent, own = back[-1], one.cpu() - cpu, time.process_time() - own
    told = (f"{len(back):,}", f"{took:.2f}", f"{back[len(back) // 2]:.2f}", f"{back[len(back) * 99 // 100]:.2f}")
    print(f"| {' | '.join(HEAD)} |\n|{'---:|' * len(HEAD)}")
    print(f"| {' | '.join(told)} | {spent:.2f} | {own / took:.0%} |")


async def _come_back(address: str, code: str, token: str, gate: asyncio.Semaphore, began: float) -> float:
    """When its first view came, in seconds after all began to come."""
    seen: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def hear(data: bytes) -> None:
        if data.startswith(b'{"t":"view"') and not seen.done():
            seen.set_result(time.perf_counter() - began)

    async with gate:
        line = await open_line(f"{address}/api/tables/{code}/live")
        line.hear = hear
        line.say(server.HELLO % token.encode())
        return await seen


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--count", type=int, default=5000)
    count = options.parse_args().count
    server.pin(server.GENERATOR_CORE)
    uvloop.run(storm(count))


if __name__ == "__main__":
    main()
