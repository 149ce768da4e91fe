"""Where a league's games are played: in this process, in several, or on the machines of a dask scheduler."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from functools import partial

from msgspec import Struct

from parlour.cli.output import progress, stop
from parlour.processes import Workers

PATIENCE = "10s"
A_WORKER = 10
"""How many games make another process worth while, unless --workers says how many."""
STOPPED = "stopped"


class Crew(Struct, frozen=True):
    """None: the caller's process plays them."""

    executor: Executor | None = None
    workers: int = 1


def let_play(
    play: Callable[..., object], title: str, games: int, workers: int | None, dask: str | None = None
) -> str | None:
    """Let a crew play a league, with a progress bar. Returns why it ended early, or None."""
    with hire(_workers_for(workers, games), dask) as crew, progress(title, games) as tick:
        return _attempt(partial(play, tick=tick), crew)


def _workers_for(wanted: int | None, games: int) -> int:
    games = max(1, games)
    return min(wanted or max(1, min(os.cpu_count() or 1, games // A_WORKER)), games)


def _attempt(play: Callable[..., object], crew: Crew) -> str | None:
    try:
        play(executor=crew.executor, workers=crew.workers)
    except KeyboardInterrupt:
        return STOPPED
    except Exception as wrong:
        if crew.executor is None:  # a fault of ours, to be seen in full
            raise
        return f"a worker failed: {type(wrong).__name__}: {' '.join(str(wrong).split())}"
    return None


@contextmanager
def hire(workers: int, dask: str | None) -> Iterator[Crew]:
    if dask is not None:
        with _dask(dask) as crew:
            yield crew
    elif workers == 1:
        yield Crew()
    else:
        with Workers(workers) as pool:
            yield Crew(pool, workers)


@contextmanager
def _dask(address: str) -> Iterator[Crew]:
    try:
        from distributed import Client
    except ImportError:
        stop('--dask needs dask.distributed: pip install "parlour[dask]"')
    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as wrong:
        stop(f"there is no dask scheduler at {address}: {' '.join(str(wrong).split())}")
    try:
        threads = sum(client.nthreads().values())
        if not threads:
            stop(f"the dask scheduler at {address} has no workers")
        yield Crew(client.get_executor(), threads)
    finally:
        client.close()
