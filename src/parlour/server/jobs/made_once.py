"""A cache of results. Callers that ask while one is being made wait for the same task."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class MadeOnce(Generic[K, V]):
    """Keeps the latest `most` results. Failures are not kept, so the next caller tries again."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._tasks: dict[K, asyncio.Task[V]] = {}

    def __contains__(self, key: K) -> bool:
        return key in self._tasks

    def begin(self, key: K, make: Callable[[], Coroutine[Any, Any, V]]) -> asyncio.Task[V]:
        """The task that makes it, which may be done. Shield it: others may wait for it too."""
        if key not in self._tasks:
            while len(self._tasks) >= self._most:
                del self._tasks[next(iter(self._tasks))]
            self._tasks[key] = asyncio.create_task(make())
            self._tasks[key].add_done_callback(lambda task: self._forget_failed(key, task))
        return self._tasks[key]

    def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    def _forget_failed(self, key: K, task: asyncio.Task[V]) -> None:
        has_failed = task.cancelled() or task.exception() is not None
        if has_failed and self._tasks.get(key) is task:
            del self._tasks[key]
