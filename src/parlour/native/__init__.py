"""The compiled kernels: a plain C library, which is optional.

If `kernels()` returns None, callers use numpy instead. It takes longer, finds a good layout for Letters Rebus without
a proof, and chooses the most telling words of A Message from the Stars from a sample. `PARLOUR_KERNELS=off` in the
environment turns the library off.
"""

import ctypes
import os
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Literal

from parlour.native.build import LIBRARY

ABI = 6


def kernels() -> ctypes.CDLL | None:
    return None if os.environ.get("PARLOUR_KERNELS", "on") == "off" else _loaded()


def in_use() -> Literal["native", "numpy"]:
    return "native" if kernels() else "numpy"


@cache
def _loaded() -> ctypes.CDLL | None:
    """Return the library, or None if it is missing, made for another machine or has another ABI."""
    file = Path(__file__).with_name(LIBRARY)
    try:
        library = ctypes.CDLL(str(file))
        return library if library.parlour_abi() == ABI else None
    except (OSError, AttributeError):
        return None


_Watch = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int32)


@contextmanager
def watched_by(look: Callable[[int], bool]) -> Iterator[Any]:
    """Return a callback for a kernel. `look` gets the progress and returns True to stop.

    Exceptions can't pass through the kernel. If one is raised, the kernel stops and it is raised afterwards. The
    callback is a generator: Ctrl-C may arrive at a function's first instruction, but a generator is resumed inside
    its `try`.
    """
    raised: list[BaseException] = []
    watching = _watching(look, raised)
    next(watching)
    yield _Watch(watching.send)
    if raised:
        raise raised[0]


def _watching(look: Callable[[int], bool], raised: list[BaseException]) -> Generator[bool, int, None]:
    try:
        done = yield False
        while True:
            done = yield look(done)
    except GeneratorExit:
        raise
    except BaseException as error:
        raised.append(error)
    yield True
