"""Give memory back to the system.

glibc gives every thread its own heaps and keeps what was freed in them. Two heaps are enough for our few threads, and
now and then we ask it to return what it does not need.
"""

import asyncio
import ctypes
import gc
from collections.abc import Callable

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
