"""A crowd on one core: 10,000 and 18,000 people, four at a table, each of whom moves every eight seconds.

    python bench/crowd.py                       both, with this interpreter
    python bench/crowd.py --python A --seats 4000

The rooms, moves and generator of bench/server.py, which has a core of its own. Every person is one live connection.
"""

import argparse
import asyncio
import gc
import sys
import tempfile

import uvloop

from bench.peak import HEAD, hold
from lab.interpreters import describe
from lab.load.rooms import SEATS, fill
from lab.load.serving import GENERATOR_CORE, load_server, pin
from lab.report import head, row

KB, SENT = "kB a table", "kB sent for a move"
EVERY_SECONDS = 8
CROWDS = (10_000, 18_000)


async def measure(seats: int, seconds: float, python: str) -> tuple[str, ...]:
    """Return the cells of one crowd."""
    with tempfile.TemporaryDirectory() as folder, load_server(folder, python=python) as server:
        tables = seats // SEATS
        filled = await fill(server, tables)
        gc.disable()
        await asyncio.sleep(5)
        kept = (server.own_kb() - filled.empty) / tables
        load, rate = filled.load, seats / EVERY_SECONDS
        _, cells = await hold(server, load, rate, seconds)
        sent = load.bytes / (rate * seconds) / 1000
        return f"{tables:,}", *cells, f"{kept:.1f}", f"{server.resident_mb():,}", f"{sent:.1f}"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--seats", type=int, action="append", help="how many people; may be given twice")
    options.add_argument("--seconds", type=float, default=10.0)
    options.add_argument("--python", default=sys.executable, help="the interpreter of the server")
    given = options.parse_args()
    pin(GENERATOR_CORE)
    print(head(f"people, {describe(given.python)}", "tables", *HEAD, KB, "MB of the server", SENT))
    for seats in given.seats or CROWDS:
        print(row(f"{seats:,}", *uvloop.run(measure(seats, given.seconds, given.python))), flush=True)


if __name__ == "__main__":
    main()
