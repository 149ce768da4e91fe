"""What games have for a printer: each file is made once, at a desk of its own, and remembered."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any

from parlour.core import Entry, Refused
from parlour.printing import PAPERS, make, whats_of
from parlour.server.jobs.job_pool import JobPool
from parlour.server.jobs.reviews import Library

KEPT = 64
"""Files that are remembered, of some 80 kB."""
Key = tuple[str, str, str, str]
"""Game, language, paper, and which part; all of them without one."""


class Prints:
    def __init__(self, library: Library, open_pool: Callable[[], Executor]) -> None:
        self._library = library
        self._desks = JobPool(open_pool)
        self._made: dict[Key, asyncio.Task[bytes]] = {}

    def check(self, game: str, entry: Entry, language: str, paper: str, what: str) -> Key:
        """What was asked for, if there is such a thing."""
        if paper not in PAPERS:
            raise Refused("no-such-paper", f"the paper is {' or '.join(PAPERS)}")
        whats = whats_of(entry, language)
        if not whats:
            raise Refused("no-such-page", "this game has nothing to print")
        if what and what not in whats:
            raise Refused("no-such-page", f"of this game there is to print: {', '.join(whats)}")
        return game, language, paper, what

    def has(self, key: Key) -> bool:
        return key in self._made

    async def of(self, key: Key, who: str) -> bytes:
        """`who`: the address that asks."""
        if key not in self._made:
            while len(self._made) >= KEPT:
                del self._made[next(iter(self._made))]
            self._made[key] = asyncio.create_task(self._make(key, who))
            self._made[key].add_done_callback(lambda made: self._forget_failed(key, made))
        return await asyncio.shield(self._made[key])

    async def of_box(self, key: Key, settings: dict[str, Any], who: str) -> bytes:
        """The same with a box of one's own (COM-09): of those none is remembered."""
        async with self._desks.turn(who) as desk:
            return await desk.run(print_file, self._library, *key, settings)

    def close(self) -> None:
        for made in self._made.values():
            made.cancel()
        self._desks.close()

    async def _make(self, key: Key, who: str) -> bytes:
        async with self._desks.turn(who) as desk:
            return await desk.run(print_file, self._library, *key)

    def _forget_failed(self, key: Key, made: asyncio.Task[bytes]) -> None:
        if (made.cancelled() or made.exception() is not None) and self._made.get(key) is made:
            del self._made[key]


def print_file(
    library: Library, game: str, language: str, paper: str, what: str, own: dict[str, Any] | None = None
) -> bytes:
    """What is done at a desk, perhaps in another process."""
    catalogue, _ = library()
    settings = None if own is None else catalogue[game].settle(own)[0]
    return make(catalogue[game], language, paper, [what] if what else [], settings).data
