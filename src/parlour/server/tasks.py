"""Work in the background."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

log = logging.getLogger(__name__)


class Tasks:
    """Tasks that nobody waits for. They are kept until they are done, and failures are logged."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)

    async def cancel(self) -> None:
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (wrong := task.exception()) is not None:
            log.error("a task failed", exc_info=wrong)


async def repeat(do: Callable[[], Awaitable[object]], seconds: float, first: float = 0.0) -> None:
    """Call something periodically, the first time after `first` seconds. If the database is unavailable, that call is
    skipped."""
    await asyncio.sleep(first)
    while True:
        with contextlib.suppress(SQLAlchemyError, TimeoutError):
            await do()
        await asyncio.sleep(seconds)
