"""Kill a server while clocks run, and compare each table's clock after the restart with what it was at the kill.

    python -m lab.clocks --tables 100 --kills 100

Prints how many of all resumptions were at most a second ahead of the clock at the kill, and not behind it.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from time import monotonic

from lab.attack.outcome import session_from
from lab.attack.target import Target
from lab.report import percentile
from lab.tables import Table, connect, open_table, read_message, start_game

WITHIN_MS, AIM = 1000.0, 0.999
EXACT_MS = 20.0
"""The precision of the clock at the kill, because a view takes a few milliseconds to arrive."""


async def read_clock(table: Table, client: int) -> tuple[float, float]:
    """The clock of a table in a new connection's first view, and when that view arrived."""
    async with session_from(client) as session, connect(session, table.live, table.tokens[0]) as socket:
        while (message := await read_message(socket))["t"] != "view":
            pass
        return float(message["at"]), monotonic()


async def resume(target: Target, tables: list[Table]) -> list[float]:
    """Kill the server. Returns how many milliseconds each clock was ahead of the kill."""
    async with asyncio.timeout(300):
        before = await asyncio.gather(*(read_clock(table, n) for n, table in enumerate(tables)))
        target.kill()
        killed = monotonic()
        await asyncio.to_thread(target.start)
        after = await asyncio.gather(*(read_clock(table, n) for n, table in enumerate(tables)))
    return [now - (at + 1000 * (killed - seen)) for (now, _), (at, seen) in zip(after, before, strict=True)]


async def measure(count: int, kills: int, data: Path) -> list[float]:
    target, ahead = Target(data), list[float]()
    await asyncio.to_thread(target.start)
    try:
        tables = [await _open(target, n) for n in range(count)]
        for _ in range(kills):
            ahead += await resume(target, tables)
    finally:
        await asyncio.to_thread(target.stop)
    return ahead


async def _open(target: Target, client: int) -> Table:
    async with session_from(client) as session:
        table = await open_table(session, target.address, 2, game="bottle")
        await start_game(session, table)
        return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--kills", type=int, default=100)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="parlour-clocks-") as data:
        ahead = asyncio.run(measure(options.tables, options.kills, Path(data)))
    good = sum(-EXACT_MS <= one <= WITHIN_MS for one in ahead) / len(ahead)
    spread = ", ".join(f"{percentile(ahead, part):.0f}" for part in (0.0, 0.5, 0.99, 1.0))
    print(f"{len(ahead):,} resumptions, {good:.2%} within a second; ahead by {spread} ms (least, p50, p99, most)")
    sys.exit(good < AIM)


if __name__ == "__main__":
    main()
