"""Questions of people with a printed box on their table: answered by the game, at a desk of its own."""

from collections.abc import Callable
from concurrent.futures import Executor

import msgspec

from parlour.core import Entry, Refused
from parlour.server.jobs.job_pool import JobPool
from parlour.server.jobs.reviews import Library


class PrintedBox:
    def __init__(self, library: Library, open_pool: Callable[[], Executor]) -> None:
        self._library = library
        self._desks = JobPool(open_pool)

    async def of(self, game: str, entry: Entry, language: str, question: bytes, who: str) -> msgspec.Raw:
        """`who`: the address that asks."""
        if entry.extras.printed_box is None:
            raise Refused("no-such-page", "this game answers no questions beside its box")
        async with self._desks.turn(who) as desk:
            return msgspec.Raw(await desk.run(answer, self._library, game, language, question))

    def close(self) -> None:
        self._desks.close()


def answer(library: Library, game: str, language: str, question: bytes) -> bytes:
    """What is done at a desk, perhaps in another process."""
    catalogue, load = library()
    find = catalogue[game].extras.printed_box
    assert find is not None
    return msgspec.json.encode(find(load(language), question))
