"""A thread that does what it is asked, in order, and answers to the event loop.

An executor with one thread takes more than twice the CPU per question.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")


class DbThread:
    def __init__(self, name: str) -> None:
        self._asked: SimpleQueue[tuple[Callable[[], Any], asyncio.Future[Any]] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    async def ask(self, what: Callable[[], T]) -> T:
        """Run `what` in the thread. It is skipped if nobody waits for it any longer."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._asked.put((what, answer))
        return await answer

    def close(self) -> None:
        """Stop after everything that was asked is done."""
        self._asked.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (asked := self._asked.get()) is not None:
            what, answer = asked
            if not answer.cancelled():
                _do(what, answer)
            del what, answer, asked  # else the last answer would be kept until the next question


def _do(what: Callable[[], Any], answer: asyncio.Future[Any]) -> None:
    tell: Callable[[Any], None]
    try:
        came, tell = what(), answer.set_result
    except BaseException as wrong:
        came, tell = wrong, answer.set_exception
    with suppress(RuntimeError):  # the loop is closed: nobody waits any longer
        answer.get_loop().call_soon_threadsafe(_tell, answer, tell, came)


def _tell(answer: asyncio.Future[Any], tell: Callable[[Any], None], came: Any) -> None:
    if not answer.cancelled():
        tell(came)
