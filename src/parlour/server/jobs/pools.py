"""Where long work is done, and where it finds the games and the words."""

from collections.abc import Callable, Mapping
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import lru_cache, partial

from msgspec import Struct

from parlour import __version__
from parlour.core import Entry
from parlour.server.jobs.worker_processes import InTurn, MachineShare, open_process
from parlour.server.loading.game_loader import Games, Load

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
