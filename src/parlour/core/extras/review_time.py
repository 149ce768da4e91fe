"""How much of the time for a review is used up. Who has a clock says so; without one there is no end to it, and the
same log always gives the same values."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_spent: ContextVar[Callable[[], float] | None] = ContextVar("spent", default=None)


def spent() -> float:
    """0: none of it, 1: all of it. A review that takes steps gives each its share, and then says "at least"."""
    read = _spent.get()
    return 0.0 if read is None else read()


@contextmanager
def by_clock(read: Callable[[], float]) -> Iterator[None]:
    token = _spent.set(read)
    try:
        yield
    finally:
        _spent.reset(token)
