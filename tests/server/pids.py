"""A bot that reports its process. It has its own module, so that another process can import it."""

import os
from pathlib import Path
from time import sleep

from parlour.core import Thought
from server import snap


class PidBot:
    """Reports the process in which it thinks, and how often it was asked."""

    def __init__(self, lexicon, level: int) -> None:
        self.asked = 0

    def think(self, view, asks, rng) -> Thought:
        self.asked += 1
        return Thought(snap.Snap(os.getpid()), self.asked)


class PidEntry:
    bot = PidBot


def library():
    return {"pid": PidEntry}, snap.load


def stay(here: str, until: str) -> int:
    """Reports that it is working, until it is stopped."""
    Path(here).touch()
    while not Path(until).exists():
        sleep(0.01)
    return os.getpid()
