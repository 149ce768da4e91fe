"""The games of the house, opened off the event loop: a lexicon takes its time the first time."""

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from msgspec.structs import asdict

from parlour.core import AnyGame, AnyTable, Bot, Entry, LogMismatch, Refused, Table, codec_of, encode, heading_of
from parlour.server.records import LineRecord, TableRecord

Load = Callable[[str], Any]
"""Finds the lexicon of a language."""


class Games:
    def __init__(self, catalogue: Mapping[str, Entry], load: Load) -> None:
        self.catalogue = catalogue
        self.pool = ThreadPoolExecutor(1, thread_name_prefix="games")
        self._load = load
        self._open: dict[bytes, AnyGame] = {}

    def entry(self, game: str) -> Entry:
        if game not in self.catalogue:
            raise Refused("no-such-game", f"there is no game called {game[:32]}")
        return self.catalogue[game]

    def settle(self, game: str, given: Mapping[str, Any]) -> tuple[dict[str, Any], str | None]:
        """All settings of a table, as they are stored; and its language, if that is given."""
        settings, language = self.entry(game).settle(given)
        return msgspec.to_builtins(settings), language

    async def open(self, record: TableRecord) -> AnyGame:
        return await asyncio.get_running_loop().run_in_executor(self.pool, self._open_now, record)

    async def replay(self, record: TableRecord, lines: list[LineRecord]) -> AnyTable:
        """The table that a stored log leads to."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, self._replay_now, record, lines)

    async def warm(self) -> None:
        """Load the lexicons before anyone asks for them."""
        for language in ("en", "uk"):
            await asyncio.get_running_loop().run_in_executor(self.pool, self._load, language)

    def bot(self, record: TableRecord, level: int) -> Bot:
        return self.entry(record.game).bot(self._load(record.language), level)

    def heading(self, record: TableRecord, game: AnyGame) -> dict[str, Any]:
        """All that is needed to replay the log of a game that begins now."""
        lexicon = getattr(self._load(record.language), "hash", "")
        return asdict(heading_of(Table(game, len(record.seats)), record.language, lexicon))

    def _open_now(self, record: TableRecord) -> AnyGame:
        """Games are values: tables at the same settings share one."""
        key = encode([record.game, record.language, record.settings])
        found = self._open.get(key)
        if found is None:
            if len(self._open) > 256:
                self._open.clear()
            given = {**record.settings, "language": record.language}
            found = self._open[key] = self.entry(record.game).open(self._load, given)
        return found

    def _replay_now(self, record: TableRecord, lines: list[LineRecord]) -> AnyTable:
        game = self._open_now(record)
        codec = codec_of(type(game))
        try:
            return Table.replay(game, len(record.seats), [codec.line(line.line.encode()) for line in lines])
        except (LogMismatch, Refused, ValueError) as wrong:
            raise Refused("outdated", "this table was played by older rules and can't go on") from wrong
