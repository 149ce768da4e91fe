"""All tables: those in use are rooms in memory, the others sleep in the database until someone comes."""

import asyncio
import logging
from typing import TYPE_CHECKING

from msgspec.structs import replace

from parlour.core import Millis, Refused
from parlour.server import wire
from parlour.server.clock import resume_at
from parlour.server.receipts import Receipts
from parlour.server.records import LineRecord, TableRecord
from parlour.server.room import Room
from parlour.server.seats import Sitter, bot_name, hash_of, new_code, new_token
from parlour.server.wall import wall_now

if TYPE_CHECKING:
    from parlour.server.house import House

log = logging.getLogger(__name__)


class NoSuchTable(Exception):
    """No table has this code."""


class Rooms:
    def __init__(self, house: "House") -> None:
        self._house = house
        self._awake: dict[str, Room] = {}
        self._waking: dict[str, asyncio.Task[Room]] = {}

    def __len__(self) -> int:
        return len(self._awake)

    @property
    def awake(self) -> list[Room]:
        return list(self._awake.values())

    async def create(self, new: wire.NewTable) -> tuple[str, str]:
        """A new table: its code and the host's token. Its game is opened once, to refuse what does not go together."""
        token = new_token()
        record = self._record(new, hash_of(token))
        await self._house.games.open(record)
        while not await self._house.store.ask(self._house.store.create, record):
            record = replace(record, code=new_code())
        self._awake[record.code] = Room(self._house, record)
        return record.code, token

    def _record(self, new: wire.NewTable, host: str) -> TableRecord:
        entry = self._house.games.entry(new.game)
        settings, language = self._house.games.settle(new.game, new.settings)
        size = entry.players[1] if new.seats is None else new.seats
        if not entry.players[0] <= size <= entry.players[1] or len(new.bots) > size:
            raise Refused("bad-size", f"{new.game} has {entry.players[0]}-{entry.players[1]} seats")
        now = wall_now()
        spoken = new.language or language or "en"
        return TableRecord(
            code=new_code(),
            game=new.game,
            language=spoken,
            settings=settings,
            size=size,
            host=host,
            seats=seat_bots([bot.level for bot in new.bots], spoken),
            created=now,
            touched=now,
        )

    async def wake(self, code: str) -> Room:
        """The room of a table, from memory or from its log."""
        if (room := self._awake.get(code)) is not None:
            return room
        task = self._waking.get(code)
        if task is None:
            task = self._waking[code] = asyncio.create_task(self._wake(code))
            task.add_done_callback(lambda _: self._waking.pop(code, None))
        return await asyncio.shield(task)

    async def _wake(self, code: str) -> Room:
        store = self._house.store
        record = await store.ask(store.find, code)
        if record is None:
            raise NoSuchTable
        room = Room(self._house, record, Receipts(await store.ask(store.messages, code)))
        if record.number and record.status != "lobby":
            lines = await store.ask(store.lines, code, record.number)
            table = await self._house.games.replay(record, lines)
            table.rng = self._house.rng
            room.go_on(table, self._time_of(record, lines))
        self._awake[code] = room
        return room

    def _time_of(self, record: TableRecord, lines: list[LineRecord]) -> Millis:
        """Where the table's clock stood. One that ran when the server died stood where the house was last alive."""
        last = lines[-1].at if lines else 0
        if record.clock_wall is None:
            return max(record.clock_at, last)
        anchors = [(record.clock_at, record.clock_wall), *((line.at, line.wall) for line in lines[-1:])]
        return resume_at(anchors, self._house.last_alive(max(wall for _, wall in anchors)))

    async def peek(self, code: str) -> tuple[TableRecord, Room | None]:
        """What is stored of a table, without waking it."""
        if (room := self._awake.get(code)) is not None:
            return room.shown.record, room
        record = await self._house.store.ask(self._house.store.find, code)
        if record is None:
            raise NoSuchTable
        return record, None

    def drop(self, room: Room) -> None:
        """A room that is asleep or lost: whoever still holds it must wake it anew."""
        room.is_dead = True
        if self._awake.get(room.record.code) is room:
            del self._awake[room.record.code]


def seat_bots(levels: list[int], language: str) -> tuple[Sitter, ...]:
    sitters: list[Sitter] = []
    for level in levels:
        sitters.append(Sitter(bot_name(sitters, language), bot=level))
    return tuple(sitters)
