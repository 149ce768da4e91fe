"""Opening games off the event loop: loading a lexicon takes a while the first time."""

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any, ParamSpec, TypeVar

import msgspec
from msgspec.structs import asdict

from parlour.core import (
    AnyGame,
    AnyTable,
    Entry,
    LogMismatch,
    Luck,
    Refused,
    Table,
    WordLimits,
    codec_of,
    encode,
    heading_of,
)
from parlour.core.extras.day import chance_of
from parlour.core.extras.kindness import kind_luck
from parlour.core.table import by_rules
from parlour.core.trial import try_all
from parlour.languages import NoSuchLanguage, languages
from parlour.languages import language as installed
from parlour.server import wire
from parlour.server.loading.chance import ReadAhead
from parlour.server.loading.confusables import readings
from parlour.server.loading.upgrades import (
    Damaged,
    Outdated,
    Versions,
    as_far_as_it_goes,
    first_gap,
    is_json,
    played_by,
)
from parlour.server.storage.records import LineRecord, TableRecord

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T", bound=AnyTable)
Load = Callable[[str], Any]
"""Finds the lexicon of a language."""
SHAKE = "shake"
"""The key in the heading of a day's game: which shake of the day its dice come from."""


class Games:
    def __init__(self, catalogue: Mapping[str, Entry], load: Load, version: str) -> None:
        self.catalogue = catalogue
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="games")
        self._replaying = ThreadPoolExecutor(1, thread_name_prefix="replays")
        self._version = version
        self._load = load
        self._rng = ReadAhead()
        self._games: dict[bytes, AnyGame] = {}
        self._made: dict[str, bytes] = {}
        self._impolite: dict[tuple[str, WordLimits], list[str]] = {}
        self.secret = b""
        """The secret behind the dice of the days."""

    def entry(self, game: str) -> Entry:
        try:
            return self.catalogue[game]
        except KeyError:
            raise Refused("no-such-game", f"there is no game called {game[:32]}") from None

    def settle(self, game: str, given: Mapping[str, Any]) -> tuple[dict[str, Any], str | None]:
        """All settings of a table as they are stored, and its language if that is given."""
        settings, language = self.entry(game).settle(given)
        return msgspec.to_builtins(settings), language

    async def once(self, key: str, make: Callable[P, bytes], *args: P.args, **kwargs: P.kwargs) -> bytes:
        """Data that never changes while the server runs, computed once: describing all settings in all languages takes
        0.2 s."""
        if key not in self._made:
            self._made[key] = await self._aside(make, *args, **kwargs)
        return self._made[key]

    async def _aside(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run work that needs a lexicon in the thread for it."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, partial(work, *args, **kwargs))

    async def open(self, record: TableRecord) -> AnyGame:
        return await self._aside(self.open_now, record)

    def deal(self, game: AnyGame, record: TableRecord) -> AnyTable:
        """The table of a game that begins now. At a table's first one, the first roll is a kind one (COM-34)."""
        luck, seats = self._luck(record), len(record.seats)
        if record.number == 1 and isinstance(luck, Random):
            luck = kind_luck(game, seats, luck, installed(record.language).alphabet.vowels)
        return Table(game, seats, luck, record.hands)

    async def replay(self, record: TableRecord, lines: list[LineRecord]) -> AnyTable:
        """The table that a stored log leads to. Raises Outdated or Damaged."""
        table = await asyncio.get_running_loop().run_in_executor(self._replaying, self.replay_as, Table, record, lines)
        table.rng, table.hands = self._luck(record), record.hands
        return table

    def _luck(self, record: TableRecord) -> Luck:
        if record.day is None:
            return self._rng
        return chance_of(self.secret, record.day, record.language, record.game, record.heading[SHAKE])

    async def try_all(self) -> None:
        """Try every game in every language. Those that fail are not offered, and stderr says why."""
        await self._aside(try_all, self.catalogue.values(), self._load)

    async def versions(self) -> wire.Version:
        return await self._aside(self._versions_now)

    async def verdict(self, language: str, word: str) -> Any:
        return await self._aside(lambda: self._load(language).verdict(word))

    async def meaning(self, language: str, word: str) -> Any:
        return await self._aside(lambda: self._load(language).meaning(word))

    async def impolite(self, language: str, limits: WordLimits) -> list[str]:
        """The words of a language that a class should not meet, as far as the game takes them."""
        return await self._aside(self._impolite_now, language, limits)

    def _impolite_now(self, language: str, limits: WordLimits) -> list[str]:
        found = self._impolite.get((language, limits))
        if found is None:
            words = self._load(language).impolite(nouns=limits.nouns)
            found = [word for word in words if limits.shortest <= len(word) <= limits.longest]
            self._impolite[language, limits] = found
        return found

    async def check_polite(self, name: str) -> None:
        """Raise Refused for a name that is on a blocklist of any language, word by word or run together."""
        if not await self._aside(self._is_polite_now, name):
            raise Refused("rude-name", "please choose another name")

    def _is_polite_now(self, name: str) -> bool:
        said = {*_words_in(name), *(word for text in name.split() for word in readings(text))}
        return all(self._load(language).is_polite(word) for language in languages() for word in said)

    def versions_of(self, record: TableRecord, game: AnyGame) -> Versions:
        """The versions that this table is played by now."""
        return Versions(game.rules_version, self._hash(record.language), self._version)

    def heading(self, record: TableRecord, game: AnyGame) -> dict[str, Any]:
        """The heading of a log: all that is needed to replay it."""
        names = tuple(seat.name for seat in record.seats)
        heading = heading_of(Table(game, len(record.seats)), record.language, self._hash(record.language), names)
        return {**asdict(heading), "game": record.game, "version": self._version}

    def close(self) -> None:
        for pool in (self._thread, self._replaying):
            pool.shutdown(cancel_futures=True)

    def _hash(self, language: str) -> str:
        return getattr(self._load(language), "hash", "")

    def _versions_now(self) -> wire.Version:
        kinds: dict[str, Any] = {id: entry.game for id, entry in self.catalogue.items()}
        rules = {id: kind.rules_version for id, kind in kinds.items()}
        return wire.Version(self._version, rules, {language: self._hash(language) for language in languages()})

    def open_now(self, record: TableRecord) -> AnyGame:
        """The game of a table. Tables with the same settings share one."""
        key = encode([record.game, record.language, record.settings])
        found = self._games.get(key)
        if found is None:
            if len(self._games) > 256:
                self._games.clear()
            given = {**record.settings, "language": record.language}
            found = self._games[key] = self.entry(record.game).open(self._load, given)
        return found

    def replay_as(self, kind: type[T], record: TableRecord, lines: list[LineRecord]) -> T:
        """Replay a log, as a table or a story, by the rules it was played by if the game still knows them, else by
        today's.

        Raises Outdated if today's rules or words can't follow it. Raises Damaged if the rules and words are the same,
        or a line is missing. Raises Refused("no-such-language") if the table's language was uninstalled.
        """
        check_language(record.language)
        try:
            game = self.open_now(record)
            with suppress(LogMismatch):
                game = by_rules(game, played_by(record.heading).rules)
        except Refused as wrong:
            raise Outdated("settings") from wrong
        seats = record.heading.get("seats", len(record.seats))  # players may have come later (COM-32)
        if (gap := first_gap(lines)) is None:
            try:
                codec = codec_of(type(game))
                return kind.replay(game, seats, [codec.line(line.line.encode()) for line in lines])
            except Exception as wrong:
                then, now = played_by(record.heading), self.versions_of(record, game)
                is_by_others = (then.rules, then.lexicon) != (now.rules, now.lexicon)
                if is_by_others and all(is_json(line) for line in lines):
                    raise Outdated(type(wrong).__name__) from wrong
        raise Damaged(*as_far_as_it_goes(game, seats, lines[:gap]))


def _words_in(name: str) -> list[str]:
    """The words of a name, and all of them run together, in all letters that they look like."""
    words = "".join(char if char.isalpha() else " " for char in name.casefold()).split()
    return [reading for word in (*words, "".join(words)) for reading in readings(word)]


def check_language(language: str) -> None:
    """Raise Refused("no-such-language") unless a language is installed."""
    try:
        installed(language)
    except NoSuchLanguage as wrong:
        raise Refused("no-such-language", str(wrong)) from None
