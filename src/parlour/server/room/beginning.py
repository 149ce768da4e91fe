"""Begin a game: opened with the newest people and settings, after a countdown where somebody has company."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Protocol

from parlour.core import AnyGame, Entry, Refused
from parlour.core.flat_names import changed
from parlour.server import wire
from parlour.server.live.connection import Connection
from parlour.server.room.evening.ceremony import with_next_game
from parlour.server.room.evening.evening import Rematch
from parlour.server.room.host import decisions, powers
from parlour.server.room.moments import Shown
from parlour.server.room.people.casting import with_parts
from parlour.server.room.people.crowd import Crowd
from parlour.server.room.people.sitting import reseated
from parlour.server.room.receipts import Key, Receipts, Reply
from parlour.server.room.services import Services
from parlour.server.room.state import RoomState
from parlour.server.storage.records import TableRecord


class Hosted(Protocol):
    """The part of a room that messages and a host's decisions use."""

    state: RoomState
    receipts: Receipts
    services: Services
    crowd: Crowd
    rematch: Rematch

    @property
    def entry(self) -> Entry: ...
    @property
    def shown(self) -> Shown: ...
    def answer(self, key: Key, reply: Reply) -> None: ...
    def stir(self) -> None: ...
    async def stored(self) -> None: ...


async def opened(room: Hosted, make: Callable[[], TableRecord]) -> tuple[TableRecord, AnyGame]:
    """The newest record and its game: people may sit down while the game is being opened. The game itself refuses
    settings that don't go together."""
    read = make()
    game = await room.services.games.open(read)
    while not same_game(read, record := make()):
        read = record
        game = await room.services.games.open(read)
    return record, game


async def start(room: Hosted, count: bool, make: Callable[[], TableRecord]) -> None:
    """Begin a game, after a countdown if somebody wants one and has company. Refusals come at once, without a
    countdown."""
    record, _ = await opened(room, with_parts(make, room.entry))
    decisions.check_players(record, room.entry)
    if count and not room.rematch.is_alone:
        room.rematch.count_down(partial(_begin_when_stored, room, make))
    else:
        room.rematch.stop()
        await _begin(room, make)


async def _begin_when_stored(room: Hosted, make: Callable[[], TableRecord]) -> None:
    await room.stored()
    await _begin(room, make)


def want(room: Hosted, by: Connection, do: wire.Ready) -> None:
    if do.on:
        decisions.in_status(room.state.record, "over")
        again(room, do.settings or {})  # wrong settings are refused now
    assert by.who.token is not None
    room.rematch.want(by.who.token, do.on, do.settings if powers.has_all(room.state.record, by) else None)
    look_ready(room)


def look_ready(room: Hosted) -> None:
    """Begin the next game once everybody who is here wants it: at once for one person, else after a countdown."""
    if not room.rematch.is_unanimous:
        return
    begin = partial(_begin_when_stored, room, lambda: again(room, room.rematch.settings))
    if room.rematch.is_alone:
        room.services.tasks.spawn(_begin_now(begin))
    else:
        room.rematch.count_down(begin)


async def _begin_now(begin: Callable[[], Awaitable[None]]) -> None:
    with suppress(Refused):  # somebody was quicker
        await begin()


async def _begin(room: Hosted, make: Callable[[], TableRecord]) -> None:
    record, game = await opened(room, with_parts(lambda: with_next_game(make()), room.entry))
    decisions.check_players(record, room.entry)
    room.state.begin(game, decisions.begun(record, room.services.games.heading(record, game), room.shown.seq))


def same_game(one: TableRecord, other: TableRecord) -> bool:
    return (one.game, one.settings, one.language) == (other.game, other.settings, other.language)


def again(room: Hosted, settings: dict[str, object]) -> TableRecord:
    return settled(room, reseated(decisions.ended(room.state.record)), settings)


def settled(room: Hosted, record: TableRecord, given: dict[str, object]) -> TableRecord:
    settings, language = room.services.games.settle(record.game, changed(room.entry.settings, record.settings, given))
    return decisions.with_settings(record, settings, language)
