"""Processes beside the server, for long work: rooms go before it.

However many servers a machine has, such work takes no more of its cores at a time than they leave: it takes turns, by
locks that end with whoever holds them. Bots don't wait for that; they have a process of their own in each server, or a
few where there are cores enough.
"""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from tempfile import mkstemp
from time import sleep
from typing import Any, TypeVar

from msgspec import Struct

from parlour.processes import open_processes, settle_in

NICENESS = 5
MOST_THINKERS = 2
"""In one server: each has the words in its memory."""
PLACE_POLL_SECONDS = 0.05

T = TypeVar("T")


class MachineShare(Struct, frozen=True):
    """What a machine has for work beside the tables of one of its servers."""

    places: int = 1
    thinkers: int = 1
    file: str = ""
    """Of its bytes each stands for a place, and is locked by whoever has it. Empty: nobody waits."""


@contextmanager
def beside(servers: int = 1, cores: int | None = None) -> Iterator[MachineShare]:
    """What so many servers on this machine have together, and each of them has for its bots."""
    cores = cores or os.cpu_count() or 2
    places, thinkers = max(1, cores - servers), max(1, min(MOST_THINKERS, cores // servers - 1))
    try:
        made, file = mkstemp(prefix="parlour-turns-")
    except OSError:  # nothing can be written anywhere
        yield MachineShare(places, thinkers)
        return
    os.close(made)
    try:
        yield MachineShare(places, thinkers, file)
    finally:
        os.unlink(file)


def open_process() -> Executor:
    return open_processes(1, NICENESS)


class InTurn(ProcessPoolExecutor):
    """A process whose work waits until there is a place for it on the machine."""

    def __init__(self, beside: MachineShare) -> None:
        super().__init__(1, get_context("spawn"), initializer=settle_in, initargs=(NICENESS,))
        self._beside = beside

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        return super().submit(in_turn, self._beside, fn, *args, **kwargs)


def in_turn(beside: MachineShare, work: Callable[..., T], *args: Any, **kwargs: Any) -> T:
    with place(beside):
        return work(*args, **kwargs)


@contextmanager
def place(beside: MachineShare) -> Iterator[None]:
    try:
        import fcntl

        file = os.open(beside.file, os.O_RDWR)
    except (ImportError, OSError):  # no such locks here, or whoever made the file has gone
        yield
        return
    try:
        while not any(_is_taken(fcntl, file, n) for n in range(beside.places)):
            sleep(PLACE_POLL_SECONDS)
        yield
    finally:
        os.close(file)


def _is_taken(fcntl: Any, file: int, n: int) -> bool:
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, n)
    except OSError:
        return False
    return True
