"""`make attack`: every kind of hostility, one after another, while a witness plays; prints tried / broken."""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from attack.house import Server
from attack.kinds import KINDS, Field, Outcome, kills
from attack.people import Witness

P99_MS = 100.0


async def attack(seconds: float, data: Path) -> bool:
    server = Server(data)
    server.prepare()
    await server.start()
    field, is_well = Field(server, seconds), True
    witness = Witness(server.address)
    watching = asyncio.create_task(witness.watch())
    await asyncio.sleep(2)
    print(f"{'':<10} {'tried':>7} {'broken':>6}   the witness waited (median, p99)")
    try:
        for kind in KINDS:
            since = len(witness.waits)
            outcome = await kind(field)
            outcome.broken += (not server.is_up) + watching.done()
            median, p99 = witness.measured(since)
            print(_line(kind.__name__, outcome, f"{median:6.1f} {p99:7.1f} ms"), flush=True)
            is_well &= not outcome.broken
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
    outcome = await kills(Field(server, 2 * seconds))
    print(_line("kills", outcome, ""))
    took, complaints = await server.stop(), server.complaints()
    print(f"stopped in {took:.1f} s; {len(complaints)} faults in the server's log", *complaints[:3], sep="\n  ")
    return is_well and not outcome.broken and not complaints and took < 15


def _line(name: str, outcome: Outcome, waited: str) -> str:
    return f"{name:<10} {outcome.tried:7} {outcome.broken:6}   {waited:<20}  {outcome.says}".rstrip()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20, help="how long each kind lasts, about")
    seconds = parser.parse_args().seconds
    with tempfile.TemporaryDirectory(prefix="parlour-attack-") as data:
        sys.exit(not asyncio.run(attack(seconds, Path(data))))


if __name__ == "__main__":
    main()
