"""Processes beside the server, where long work is done: it finds the games and the words there.

The long work of all servers on a machine uses only the cores that they leave free. It takes turns by file locks, which
end with the process that holds them. Bots don't wait for a turn: each server has a process or two for them.
"""

import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from functools import lru_cache, partial
from multiprocessing import get_context
from tempfile import mkstemp
from time import sleep
from typing import Any, TypeVar

from msgspec import Struct

from parlour import __version__
from parlour.core import Entry
from parlour.processes import open_processes, settle_in
from parlour.server.loading.game_loader import Games, Load

NICENESS = 5
MOST_THINKERS = 2
"""Processes for bots in one server. Each has the words in its memory."""
PLACE_POLL_SECONDS = 0.05

T = TypeVar("T")


class MachineShare(Struct, frozen=True):
    """What a machine has for the long work of its servers."""

    places: int = 1
    thinkers: int = 1
    file: str = ""
    """Each byte of this file is a place, locked by the process that has it. Without a file nobody waits."""


@contextmanager
def machine_share(servers: int = 1, cores: int | None = None) -> Iterator[MachineShare]:
    """What this machine has for the long work of its servers."""
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
    """A process whose work waits for a place on the machine."""

    def __init__(self, share: MachineShare) -> None:
        super().__init__(1, get_context("spawn"), initializer=settle_in, initargs=(NICENESS,))
        self._share = share

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        return super().submit(in_turn, self._share, fn, *args, **kwargs)


def in_turn(share: MachineShare, work: Callable[..., T], *args: Any, **kwargs: Any) -> T:
    with place(share):
        return work(*args, **kwargs)


@contextmanager
def place(share: MachineShare) -> Iterator[None]:
    try:
        import fcntl

        file = os.open(share.file, os.O_RDWR)
    except (ImportError, OSError):  # no such locks here, or the process that made the file is gone
        yield
        return
    try:
        while not any(_is_taken(fcntl, file, n) for n in range(share.places)):
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


Library = Callable[[], tuple[Mapping[str, Entry], Load]]
"""Finds the games and the lexicons. Another process imports it by its name."""
OpenPool = Callable[[], Executor]


class Pools(Struct, frozen=True):
    library: Library
    in_turn: OpenPool
    """Opens a pool whose work waits for a place on the machine."""
    at_once: OpenPool
    """Opens a pool whose work never waits, because somebody waits for its result."""


def process_pools(library: Library, share: MachineShare) -> Pools:
    return Pools(library, partial(InTurn, share), open_process)


def thread_pools(catalogue: Mapping[str, Entry], load: Load) -> Pools:
    """Pools within this process, for games and words that other processes can't import."""
    thread = partial(ThreadPoolExecutor, 1)
    return Pools(lambda: (catalogue, load), thread, thread)


@lru_cache(maxsize=1)
def games_at(library: Library) -> Games:
    return Games(*library(), __version__)
