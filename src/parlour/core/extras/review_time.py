"""How much of the time for a review is used up. The caller may set a clock. Without one a review takes as long as it
needs, and the same log always gives the same values."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_spent: ContextVar[Callable[[], float] | None] = ContextVar("spent", default=None)


def spent() -> float:
    """Return the share of the time that is used up, from 0 to 1. A review with several steps gives each a share."""
    read = _spent.get()
    return 0.0 if read is None else read()


@contextmanager
def by_clock(read: Callable[[], float]) -> Iterator[None]:
    token = _spent.set(read)
    try:
        yield
    finally:
        _spent.reset(token)
