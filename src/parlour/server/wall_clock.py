"""The wall clock. No game reads it: it dates records and wakes tables that play until tomorrow."""

from time import time


def wall_now() -> int:
    """Return the wall clock in milliseconds."""
    return int(time() * 1000)
