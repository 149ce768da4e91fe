"""Callbacks of a running kernel, which reports its progress every few milliseconds and asks whether to stop."""

import ctypes
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from typing import Any

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
