"""The cost of moves in rooms of four, and whether the figure counts.

A server that is starved gathers more moves in a beat, and so takes less CPU for each. Its CPU counts only if no move
was late and 99 of 100 were seen in time.
"""

import asyncio
import gc
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from lab.interpreters import describe
from lab.load.rooms import Filled, Load, fill
from lab.load.serving import load_server
from lab.report import percentile
from lab.servers import ROOT, Server
from lab.stopwatch import Stopwatch

WARM_UP_SECONDS, TAIL_SECONDS = 3.0, 0.5
"""The tail waits for the last views. It counts for the server's CPU, but not for the time."""
GATHER_MS, IN_TIME_MS = 6.0, 15.0
"""The shortest time between two beats, and the time within which 99 of 100 moves are then seen by all."""
CPU = "CPU-s per 1,000 moves"


class Variant(NamedTuple):
    """A server to measure: an interpreter, a checkout, and options as for lab/load/serving.py."""

    python: str = sys.executable
    tree: Path = ROOT
    options: tuple[str, ...] = ()

    def __str__(self) -> str:
        kind = "plain relay, nothing stored" if "--relay" in self.options else "Parlour"
        where = "" if self.tree == ROOT else f" of {self.tree.name}"
        return f"{kind}{where}, {describe(self.python)}"


class Asked(NamedTuple):
    rooms: int
    rate: float
    """Moves a second."""
    seconds: float
    gather: float = GATHER_MS
    """The longest acceptable time between two beats, in ms."""


async def measure(variant: Variant, asked: Asked) -> dict[str, str]:
    """Play in many rooms and return the figures."""
    with tempfile.TemporaryDirectory() as folder:
        with _server(folder, variant):
            pass  # compiles modules that were never imported before
        with _server(folder, variant) as server:
            filled = await fill(server, asked.rooms)
            gc.disable()  # pauses of the generator are not the server's
            await asyncio.sleep(WARM_UP_SECONDS)
            await filled.load.play(asked.rate, WARM_UP_SECONDS)
            filled.load.is_counting = True
            watch = Stopwatch(server.cpu)
            sent = await filled.load.play(asked.rate, asked.seconds)
            await asyncio.sleep(TAIL_SECONDS)
            watch.stop()
            return {
                "rooms": f"{asked.rooms:,}",
                "moves/s asked": f"{asked.rate:,.0f}",
                **_rates(filled.load, watch, sent, asked.gather),
                **_memory(filled, server, asked.rooms),
                "s from start to ready": f"{server.ready_after:.2f}",
            }


def _server(folder: str, variant: Variant) -> Server:
    return load_server(folder, *variant.options, python=variant.python, tree=variant.tree)


def _rates(load: Load, watch: Stopwatch, sent: int, gather: float) -> dict[str, str]:
    seconds = watch.seconds - TAIL_SECONDS
    p50, p99 = (1000 * percentile(load.latencies, share) for share in (0.5, 0.99))
    why_void = void_because(load.late, p99, gather)
    cpu = f"{1000 * watch.spent[0] / sent:.3f}"
    return {
        "moves/s held": f"{len(load.latencies) / seconds:,.0f}",
        "p50 ms": f"{p50:.1f}",
        "p99 ms": f"{p99:.1f}",
        CPU: cpu if why_void is None else f"void: {why_void} ({cpu})",
        "core used": f"{100 * watch.spent[0] / seconds:.0f} %",
    }


def void_because(late: int, p99: float, gather: float = GATHER_MS) -> str | None:
    """Why a CPU figure does not count, or None if it does. `gather`: ms between two beats, for which moves may wait."""
    limit = IN_TIME_MS + gather - GATHER_MS
    if late:
        return f"{late:,} late"
    return None if p99 <= limit else f"p99 over {limit:g} ms"


def _memory(filled: Filled, server: Server, count: int) -> dict[str, str]:
    return {
        "kB a room at rest": f"{(filled.resting - filled.empty) / count:.1f}",
        "kB an active room (4 sockets)": f"{(server.own_kb() - filled.empty) / count:.1f}",
    }
