"""What had been possible in a game: made once, off the event loop, for all who ask."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import msgspec

from parlour.core import Refused
from parlour.server.room.games import Games
from parlour.server.storage.records import TableRecord
from parlour.server.storage.store import Store

KEPT = 64
"""Reviews that are remembered."""


class Reviews:
    def __init__(self, store: Store, games: Games) -> None:
        self._store, self._games = store, games
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="reviews")
        self._made: dict[tuple[str, int, int], asyncio.Task[bytes]] = {}

    async def of(self, record: TableRecord, seq: int) -> msgspec.Raw:
        """May take seconds the first time; whoever asks meanwhile waits for the same one.

        `seq` tells the moments of a game that still runs apart.
        """
        key = (record.code, record.number, seq)
        if self._games.entry(record.game).review is None:
            raise Refused("no-such-page", "this game has no review")
        if key not in self._made:
            while len(self._made) >= KEPT:
                del self._made[next(iter(self._made))]
            self._made[key] = asyncio.create_task(self._make(record))
        try:
            return msgspec.Raw(await asyncio.shield(self._made[key]))
        except Exception:
            self._made.pop(key, None)
            raise

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)

    async def _make(self, record: TableRecord) -> bytes:
        lines = await self._store.ask(self._store.lines, record.code, record.number)
        table, review = await self._games.replay(record, lines), self._games.entry(record.game).review
        assert review is not None
        make = partial(review, table.game, table.log, table.seats)
        return await asyncio.get_running_loop().run_in_executor(self._pool, lambda: msgspec.json.encode(make()))
