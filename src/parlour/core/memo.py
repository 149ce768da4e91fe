"""Values never change: what was made of the very same ones a moment ago need not be made again."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

A = TypeVar("A")
B = TypeVar("B")
T = TypeVar("T")


def remembering_last(make: Callable[[A, B], T]) -> Callable[[A, B], T]:
    """Where many ask for the same in a row. It compares by identity: to hash a whole state takes longer than most of
    what is made of it."""
    last: tuple[A, B, T] | None = None

    @wraps(make)
    def remembered(first: A, second: B) -> T:
        nonlocal last
        known = last
        if known is None or known[0] is not first or known[1] is not second:
            last = known = (first, second, make(first, second))
        return known[2]

    return remembered
