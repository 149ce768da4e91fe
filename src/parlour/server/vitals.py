"""The process: its memory, and metrics of CPU, open files, the garbage collector and the lag of the event loop.

Metrics have Prometheus' usual names and are rounded, so that nothing about a game can be read from them.
glibc gives every thread its own heaps and keeps what was freed in them. Two heaps are enough for our few threads, and
now and then we ask it to return what it does not need.
"""

import asyncio
import ctypes
import gc
import os
import sys
from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path
from time import process_time, time

LAG_POLL_SECONDS = 0.5
KEPT = 120
"""How many samples are kept: a minute of them."""
MEGABYTE = 1_000_000
Sample = tuple[str, str, str, float]
"""Its name with labels, its type, its help text, and its value."""


class Vitals:
    def __init__(self) -> None:
        self._began = time()
        self._late: deque[float] = deque([0.0], maxlen=KEPT)

    async def watch(self) -> None:
        """Measure how late the loop wakes a task: everybody waits that long."""
        loop = asyncio.get_running_loop()
        while True:
            wanted = loop.time() + LAG_POLL_SECONDS
            await asyncio.sleep(LAG_POLL_SECONDS)
            self._late.append(max(0.0, loop.time() - wanted))

    def text(self) -> str:
        lines: list[str] = []
        said = set()
        for labelled, kind, says, value in self._samples():
            name = labelled.partition("{")[0]
            if name not in said:
                lines += [f"# HELP {name} {says}", f"# TYPE {name} {kind}"]
                said.add(name)
            lines.append(f"{labelled} {value:g}" if value < MEGABYTE else f"{labelled} {value:.0f}")
        return "\n".join(lines) + "\n"

    def _samples(self) -> Iterable[Sample]:
        yield "process_start_time_seconds", "gauge", "When the server began, by the wall clock.", round(self._began)
        yield "process_cpu_seconds_total", "counter", "CPU that the server used.", int(process_time())
        if (memory := resident_bytes()) is not None:
            megabytes = memory // MEGABYTE * MEGABYTE
            yield "process_resident_memory_bytes", "gauge", "Memory that the server has.", megabytes
        if (files := open_files()) is not None:
            yield "process_open_fds", "gauge", "Open files: every connection is one.", files[0]
            yield "process_max_fds", "gauge", "Open files that it may have.", files[1]
        worst = round(max(self._late), 3)
        yield "parlour_loop_lag_seconds", "gauge", "How late the event loop was at worst, in the last minute.", worst
        for generation, found in enumerate(gc.get_stats()):
            name = f'python_gc_collections_total{{generation="{generation}"}}'
            yield name, "counter", "Rounds of the collector.", found["collections"]


def resident_bytes() -> int | None:
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return _most_resident()
    return pages * os.sysconf("SC_PAGE_SIZE")


def _most_resident() -> int | None:
    """The highest so far, if the system reports only that."""
    if sys.platform == "win32":
        return None
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def open_files() -> tuple[int, int] | None:
    if sys.platform == "win32":
        return None
    import resource

    for folder in ("/proc/self/fd", "/dev/fd"):
        try:
            return len(os.listdir(folder)), resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        except OSError:
            continue
    return None


TRIM_SECONDS = 30.0
FEW = 50
"""With so few rooms a full collection takes a few milliseconds."""
M_ARENA_MAX, HEAPS = -8, 2


def _libc() -> ctypes.CDLL | None:
    try:
        library = ctypes.CDLL(None)
        return library if hasattr(library, "malloc_trim") else None
    except (OSError, TypeError):
        return None


def use_few_heaps() -> None:
    """Call this before the first thread starts. It does nothing without glibc."""
    if (library := _libc()) is not None:
        library.mallopt(M_ARENA_MAX, HEAPS)


async def tidy(rooms: Callable[[], int]) -> None:
    library = _libc()
    while True:
        await asyncio.sleep(TRIM_SECONDS)
        if rooms() <= FEW:
            gc.collect()
        if library is not None:
            await asyncio.to_thread(library.malloc_trim, 0)
