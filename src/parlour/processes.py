"""Processes beside this one, for long work: they end with it, and are replaced when they die."""

import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from multiprocessing import active_children, connection, get_context, parent_process
from typing import Any, TypeVar

T = TypeVar("T")


def open_processes(workers: int, niceness: int = 0) -> ProcessPoolExecutor:
    """Workers are spawned, not forked, because threads of this process may hold locks."""
    return ProcessPoolExecutor(workers, get_context("spawn"), initializer=settle_in, initargs=(niceness,))


def settle_in(niceness: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is handled by the process that started this one
    if hasattr(os, "nice"):
        os.nice(niceness)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


class Workers(Executor):
    """Processes that are replaced if they die and that stop at once when asked to."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._others = {child.pid for child in active_children()}
        self._pool = open_processes(workers)

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """Tasks that were running when a process died fail with BrokenExecutor. Later ones don't."""
        try:
            return self._pool.submit(fn, *args, **kwargs)
        except BrokenExecutor:
            self._pool.shutdown(wait=False)
            self._pool = open_processes(self.workers)
            return self._pool.submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Not `wait`: whatever they are at, they stop now."""
        self._pool.shutdown(wait=wait, cancel_futures=cancel_futures)
        if not wait:
            for child in active_children():
                if child.pid not in self._others:
                    child.terminate()

    def __exit__(self, kind: Any, value: Any, trace: Any) -> None:
        """By the time a league is over, nothing of it is worth waiting for."""
        self.shutdown(wait=False, cancel_futures=True)
