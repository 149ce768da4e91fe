"""Everybody reconnects at once: 5,000 live connections break, and all of them are opened again.

    python bench/storm.py

1,250 tables of four in the middle of a game. A seat is back when its first view has arrived. At most 500 connections
are being opened at a time, as many as a proxy would let through. No connection is turned away.
"""

import argparse
import asyncio
import gc
import tempfile
import time

import uvloop

from lab.load.connection import open_connection
from lab.load.rooms import HELLO, SEATS, fill
from lab.load.serving import GENERATOR_CORE, load_server, pin
from lab.report import head, percentile, row
from lab.stopwatch import Stopwatch

AT_ONCE = 500
HEAD = ("reconnections", "all seated after s", "p50 s", "p99 s", "CPU-s of the server", "generator's core used")


async def storm(count: int) -> None:
    with tempfile.TemporaryDirectory() as folder, load_server(folder) as server:
        load = (await fill(server, count // SEATS)).load
        gc.disable()
        await asyncio.sleep(3)
        for room in load.rooms:
            for connection in room.connections:
                connection.abort()
        await asyncio.sleep(2)
        seats = [(room.table.live, token) for room in load.rooms for token in room.table.tokens]
        gate, began = asyncio.Semaphore(AT_ONCE), time.perf_counter()
        watch = Stopwatch(server.cpu)
        back = await asyncio.gather(*(_come_back(*seat, gate, began) for seat in seats))
        watch.stop()
    times = (f"{max(back):.2f}", f"{percentile(back, 0.5):.2f}", f"{percentile(back, 0.99):.2f}")
    print(head(*HEAD, named=False))
    print(row(f"{len(back):,}", *times, f"{watch.spent[0]:.2f}", f"{watch.own / max(back):.0%}"))


async def _come_back(url: str, token: str, gate: asyncio.Semaphore, began: float) -> float:
    """Reconnect a seat. Returns when its first view arrived, in seconds after `began`."""
    seen: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def receive(data: bytes) -> None:
        if data.startswith(b'{"t":"view"') and not seen.done():
            seen.set_result(time.perf_counter() - began)

    async with gate:
        connection = await open_connection(url)
        connection.on_text = receive
        connection.send(HELLO % token.encode())
        return await seen


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--count", type=int, default=5000)
    count = options.parse_args().count
    pin(GENERATOR_CORE)
    uvloop.run(storm(count))


if __name__ == "__main__":
    main()
