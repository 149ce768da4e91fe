"""Answers to people who play with a printed box."""

from collections.abc import Callable
from concurrent.futures import Executor

import msgspec

from parlour.core import Entry, Refused
from parlour.server.jobs.job_pool import JobPool
from parlour.server.jobs.pools import Library


class PrintedBox:
    def __init__(self, library: Library, open_pool: Callable[[], Executor]) -> None:
        self._library = library
        self._pool = JobPool(open_pool)

    async def of(self, game: str, entry: Entry, language: str, question: bytes, who: str) -> msgspec.Raw:
        """`who`: the address that asks."""
        if entry.extras.printed_box is None:
            raise Refused("no-such-page", "this game answers no questions beside its box")
        return msgspec.Raw(await self._pool.run(who, answer, self._library, game, language, question))

    def close(self) -> None:
        self._pool.close()


def answer(library: Library, game: str, language: str, question: bytes) -> bytes:
    """Run in a slot, perhaps in another process."""
    catalogue, load = library()
    find = catalogue[game].extras.printed_box
    assert find is not None
    return msgspec.json.encode(find(load(language), question))
