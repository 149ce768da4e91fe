"""How far views lag behind the newest one at their table, and whether the servers or the readers caused it.

    python -m lab.faults.lateness --seconds 120 --stall 0.45

Nothing is killed. At every table one reader watches through each server and only notes when a view arrives. A reader
whose own event loop is busy sees every view late. So that loop is watched too, and its lateness is subtracted.
`--stall`: hold up that loop for this long once a second, to see what a reader's own pause looks like: one reader saw a
view just before the pause, and another one sees the view before it just after.
"""

import argparse
import asyncio
import contextlib
import sys
from collections import defaultdict, deque
from collections.abc import Iterable
from time import monotonic, sleep

import aiohttp
from msgspec import Struct

from lab.faults.cluster import Cluster, opened
from lab.report import percentile
from lab.tables import connect, live_url, read_message

TICK_SECONDS = 0.005
LATE_SECONDS = 0.25
"""A view that is this much behind is late."""


class Behind(Struct, frozen=True):
    """A view that came after a newer one was seen. `excused`: how late the readers' own loop was meanwhile."""

    seconds: float
    excused: float = 0.0

    @property
    def is_late(self) -> bool:
        return self.seconds - self.excused > LATE_SECONDS


class Lag:
    """How late the event loop of the readers is."""

    def __init__(self) -> None:
        self._known: deque[tuple[float, float]] = deque(maxlen=20_000)

    def note(self, at: float, late: float) -> None:
        self._known.append((at, late))

    async def watch(self) -> None:
        while True:
            wanted = monotonic() + TICK_SECONDS
            await asyncio.sleep(TICK_SECONDS)
            self.note(monotonic(), max(0.0, monotonic() - wanted))

    def between(self, since: float, until: float) -> float:
        """Return how long the loop was late in this time, all in all."""
        return sum(late for at, late in self._known if since <= at <= until + TICK_SECONDS + late)


class Lateness:
    def __init__(self, lag: Lag) -> None:
        self._lag = lag
        self._seen: defaultdict[str, dict[int, float]] = defaultdict(dict)
        """When each view was seen first, by table and number."""
        self._behind: list[tuple[float, float]] = []
        self.views = 0

    def note(self, table: str, seq: int, at: float) -> None:
        seen = self._seen[table]
        self.views += 1
        newer = min((first for other, first in seen.items() if other > seq), default=at)
        if newer < at:
            self._behind.append((newer, at))
        seen.setdefault(seq, at)

    def found(self) -> list[Behind]:
        """Every view that was behind. Call it once the loop has ticked again."""
        return [Behind(until - since, self._lag.between(since, until)) for since, until in self._behind]


async def read(session: aiohttp.ClientSession, address: str, code: str, into: Lateness) -> None:
    """Watch a table through one server, and do nothing else, until cancelled."""
    while True:
        with contextlib.suppress(aiohttp.ClientError, ConnectionError):
            async with connect(session, live_url(address, code)) as socket:
                while True:
                    message = await read_message(socket)
                    if message["t"] == "view":
                        into.note(code, message["seq"], monotonic())
                    elif message["t"] == "ping":
                        await socket.send_json({"t": "pong", "n": message["n"]})
        await asyncio.sleep(0.1)


async def measure(cluster: Cluster, seconds: float, stall: float) -> Lateness:
    lag = Lag()
    found = Lateness(lag)
    work = [
        lag.watch(),
        *(
            read(cluster.session, one.address, table[0].code, found)
            for table in cluster.tables
            for one in cluster.servers
        ),
    ]
    tasks = [asyncio.create_task(one) for one in work]
    try:
        for _ in range(int(seconds)):
            await asyncio.sleep(1.0)
            sleep(stall)
        await asyncio.sleep(1.0)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return found


def report(views: int, found: Iterable[Behind]) -> str:
    behind = sorted(found, key=lambda one: one.seconds)
    worst = behind[-1] if behind else Behind(0.0)
    late = [one for one in behind if one.is_late]
    slow = [one for one in behind if one.seconds > LATE_SECONDS]
    return "\n".join(
        [
            f"{views} views, {len(behind)} after a newer one was seen",
            f"behind by (99 %): {1000 * percentile([one.seconds for one in behind] or [0.0], 0.99):.1f} ms",
            f"worst: {worst.seconds:.2f} s, of which the reader was late {worst.excused:.2f} s",
            f"over {LATE_SECONDS} s: {len(slow)}, of which the reader explains {len(slow) - len(late)}",
        ]
    )


async def run(tables: int, seconds: float, stall: float) -> bool:
    async with opened(tables) as cluster:
        measured = await measure(cluster, seconds, stall)
    found = measured.found()
    print(report(measured.views, found))
    return not any(one.is_late for one in found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--stall", type=float, default=0.0)
    options = parser.parse_args()
    sys.exit(not asyncio.run(run(options.tables, options.seconds, options.stall)))


if __name__ == "__main__":
    main()
