"""A kernel at work calls back every few milliseconds: tells how far it is, and asks whether to stop."""

import ctypes
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from typing import Any

_Watch = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int32)


@contextmanager
def watched_by(look: Callable[[int], bool]) -> Iterator[Any]:
    """What a kernel is to call. `look` gets how much is done and says whether that is enough.

    Nothing that is raised meanwhile can pass through the kernel: it stops, and then it is raised. A function would not
    do, for Ctrl-C comes at the first instruction of whatever is called; a generator is resumed inside its `try`.
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
