"""Attack a server in every way, one after another, while a witness plays. Prints the attempts and what broke."""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from lab.attack.costs import costs, early_frames, parts, refusals, slow_frames
from lab.attack.doors import boxes, classes, days, pushes, routes, words
from lab.attack.floods import crowd, downloads, notes, pictures, reviews
from lab.attack.leaks import kills, secrets
from lab.attack.nonsense import frames, messages, requests
from lab.attack.outcome import Outcome
from lab.attack.target import Target
from lab.attack.witness import Witness

TABLES = (messages, requests, frames, pictures, notes, downloads, reviews, crowd, secrets)
DOORS = (boxes, words, routes, classes, days, pushes)
COSTS = (early_frames, slow_frames, parts, refusals, costs)
KINDS = (*TABLES, *DOORS, *COSTS)
STOP_SECONDS = 15.0
"""The server must stop within this time afterwards."""


async def attack(seconds: float, data: Path, without: Sequence[str] = ()) -> bool:
    """Returns whether the server withstood everything. Each kind of attack lasts for about `seconds`."""
    target = Target(data, "--metrics-token", "t")
    target.start()
    is_well = await attack_before_witness(target, seconds, without)
    killed = await kills(target, 2 * seconds)
    print(_line("kills", killed))
    took, faults = await asyncio.to_thread(target.stop), target.faults()
    print(f"stopped in {took:.1f} s; {len(faults)} faults in the server's log", *faults[:3], sep="\n  ")
    return is_well and not killed.broken and not faults and took < STOP_SECONDS


async def attack_before_witness(target: Target, seconds: float, without: Sequence[str] = ()) -> bool:
    witness, is_well, worst = Witness(target.address), True, (0.0, "nothing")
    watching = asyncio.create_task(witness.play())
    await asyncio.sleep(2)
    print(f"{'':<12} {'tried':>7} {'broken':>6}   the witness waited (median, p99)")
    try:
        for kind in (kind for kind in KINDS if kind.__name__ not in without):
            since = len(witness.waits)
            outcome = await kind(target, seconds)
            outcome.broken += (not target.is_running) + watching.done()
            median, p99 = witness.measured(since)
            print(_line(kind.__name__, outcome, f"{median:6.1f} {p99:7.1f} ms"), flush=True)
            is_well &= not outcome.broken
            worst = max(worst, (p99, kind.__name__))
        print(f"the witness waited longest during {worst[1]}: {worst[0]:.1f} ms (p99)")
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
    return is_well


def _line(name: str, outcome: Outcome, waited: str = "") -> str:
    return f"{name:<12} {outcome.tried:7} {outcome.broken:6}   {waited:<20}  {outcome.remark}".rstrip()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15, help="how long each kind of attack lasts, about")
    names = [kind.__name__ for kind in KINDS]
    parser.add_argument("--without", choices=names, nargs="+", default=[], help="leave out these kinds of attacks")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="parlour-attack-") as data:
        sys.exit(not asyncio.run(attack(chosen.seconds, Path(data), chosen.without)))


if __name__ == "__main__":
    main()
