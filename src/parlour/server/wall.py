"""The wall clock, in milliseconds."""

from time import time


def wall_now() -> int:
    return int(time() * 1000)
