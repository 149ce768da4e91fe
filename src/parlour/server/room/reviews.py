"""What had been possible in a game: made once, at a desk of its own, for all who ask."""

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from functools import lru_cache

import msgspec

from parlour import __version__
from parlour.core import Entry, Refused
from parlour.server.room.damage import Damaged, first_gap
from parlour.server.room.desks import Desks
from parlour.server.room.games import Games, Load
from parlour.server.storage.records import LineRecord, TableRecord
from parlour.server.storage.store import Store

TOGETHER = 256
"""Lines that are read at once."""
KEPT = 64
"""Reviews that are remembered."""
PATIENCE_SECONDS = 20.0
"""Who has waited so long is asked to come again: it is made meanwhile."""

Library = Callable[[], tuple[Mapping[str, Entry], Load]]
"""Where games and words are found; for another process, by its name."""
Key = tuple[str, int, int]


class Reviews:
    def __init__(self, store: Store, games: Games, library: Library, open_pool: Callable[[], Executor]) -> None:
        self._store, self._games, self._library = store, games, library
        self._desks = Desks(open_pool)
        self._made: dict[Key, asyncio.Task[bytes]] = {}

    async def of(self, record: TableRecord, seq: int, who: str) -> msgspec.Raw:
        """May take seconds the first time; whoever asks meanwhile waits for the same one.

        `seq` tells the moments of a game that still runs apart; `who`: the address that asks.
        """
        key = (record.code, record.number, seq)
        if self._games.entry(record.game).review is None:
            raise Refused("no-such-page", "this game has no review")
        if key not in self._made:
            while len(self._made) >= KEPT:
                del self._made[next(iter(self._made))]
            self._made[key] = asyncio.create_task(self._make(record, who))
            self._made[key].add_done_callback(lambda made: self._forget_failed(key, made))
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                return msgspec.Raw(await asyncio.shield(self._made[key]))
        except TimeoutError:
            raise Refused("busy", "this is still being looked at; try again in a moment") from None

    def close(self) -> None:
        for made in self._made.values():
            made.cancel()
        self._desks.close()

    async def _make(self, record: TableRecord, who: str) -> bytes:
        async with self._desks.turn(who) as desk:
            pages = self._store.pages(record.code, record.number, TOGETHER)
            lines = [line async for page in pages for line in page]
            if (gap := first_gap(lines)) is not None:
                raise Damaged(gap, None)
            texts = [line.line.encode(errors="surrogateescape") for line in lines]
            return await desk.run(make, self._library, record, texts)

    def _forget_failed(self, key: Key, made: asyncio.Task[bytes]) -> None:
        if (made.cancelled() or made.exception() is not None) and self._made.get(key) is made:
            del self._made[key]


def make(library: Library, record: TableRecord, texts: list[bytes]) -> bytes:
    """What is done at a desk, perhaps in another process: only values go there and come back."""
    games = _games(library)
    lines = [
        LineRecord(record.code, record.number, n, 0, 0, text.decode(errors="surrogateescape"))
        for n, text in enumerate(texts)
    ]
    try:
        table, review = games.replay_now(record, lines), games.entry(record.game).review
    except Damaged:
        raise Refused("damaged", "the log of this game is damaged") from None
    assert review is not None
    return msgspec.json.encode(review(table.game, table.log, table.seats))


@lru_cache(maxsize=1)
def _games(library: Library) -> Games:
    return Games(*library(), __version__)
