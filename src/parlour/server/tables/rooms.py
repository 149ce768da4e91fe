"""All tables of this server. Those in use are rooms in memory; the others sleep in the database."""

import asyncio
import logging
from collections.abc import Callable

from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from parlour.core import AnyTable, Millis, Refused
from parlour.languages import ENGLISH
from parlour.server import wire
from parlour.server.loading.game_loader import check_language
from parlour.server.loading.upgrades import Damaged, Outdated, carried_on, notice_of, played_by, stopped
from parlour.server.room import until_tomorrow
from parlour.server.room.people.sitting import bot_name
from parlour.server.room.receipts import Receipts
from parlour.server.room.room import Room
from parlour.server.room.services import Services
from parlour.server.storage.club_records import ClubRecord
from parlour.server.storage.leases import Elsewhere, Lost, Peer
from parlour.server.storage.records import LineRecord, Sitter, TableRecord
from parlour.server.storage.store import Claimed, Store
from parlour.server.tokens import hash_of, new_code, new_token
from parlour.server.wall_clock import wall_now

STAND_SECONDS = 1.0

log = logging.getLogger(__name__)


class NoSuchTable(Refused):
    def __init__(self) -> None:
        super().__init__("no-such-table", "no table has this code")


class Rooms:
    def __init__(self, store: Store, services: Services, find_newer: Callable[[str], Peer | None]) -> None:
        """`find_newer`: finds a server with a newer version that this one does not know."""
        self._store, self._games = store, services.games
        self._services = replace(services, on_end=self._forget)
        self._find_newer = find_newer
        self._given_up: dict[str, Millis] = {}
        """Where the clocks of failed rooms stood, by code."""
        self._awake: dict[str, Room] = {}
        self._closed: frozenset[str] = frozenset()
        self._waking: dict[str, asyncio.Task[Room]] = {}

    def __len__(self) -> int:
        return len(self._awake)

    @property
    def awake(self) -> list[Room]:
        return list(self._awake.values())

    def close_down(self, codes: frozenset[str]) -> None:
        """Close these tables, and no others. People there get a goodbye."""
        self._closed = codes
        for code in codes & self._awake.keys():
            self._awake[code].give_up("closed")

    async def create(
        self, new: wire.NewTable, club: ClubRecord | None = None, token: Callable[[str], str] | None = None
    ) -> tuple[TableRecord, str]:
        """Make a table. Returns its record and the host's token. Its game is opened once, so that wrong settings are
        refused. `club`: the club it belongs to, whose host's token is made of the code."""
        own = new_token()
        token_of = token or (lambda _: own)
        record = self._record(new)
        if club is not None:
            record = replace(record, club=club.code, waits=club.waits)
        record = replace(record, host=hash_of(token_of(record.code)))
        await self._games.open(record)
        while not await self._store.ask(self._store.create, record):
            code = new_code()
            record = replace(record, code=code, host=hash_of(token_of(code)))
        if not self._store.is_shared:  # otherwise the server where people come wakes it
            self._awake[record.code] = Room(record, Receipts(), self._services)
        return record, token_of(record.code)

    def _record(self, new: wire.NewTable) -> TableRecord:
        entry = self._games.entry(new.game)
        named = {"language": new.language, "way": new.way}
        chosen = {name: value for name, value in named.items() if value is not None}
        settings, language = self._games.settle(new.game, {**new.settings, **chosen})
        size = entry.players[1] if new.seats is None else new.seats
        if not entry.players[0] <= size <= entry.players[1] or len(new.bots) > size:
            raise Refused("bad-size", f"{new.game} has {entry.players[0]}-{entry.players[1]} seats")
        now = wall_now()
        spoken = language or ENGLISH
        sitters: list[Sitter] = []
        for bot in new.bots:
            sitters.append(Sitter(bot_name(sitters, spoken), bot=bot.level))
        return TableRecord(
            code=new_code(),
            game=new.game,
            language=spoken,
            settings=settings,
            size=size,
            host="",
            seats=tuple(sitters),
            created=now,
            touched=now,
        )

    async def wake(self, code: str) -> Room:
        """The room of a table. Wakes the table if it sleeps."""
        self._check_open(code)
        if (room := self._awake.get(code)) is not None:
            return room
        task = self._waking.get(code)
        if task is None:
            task = self._waking[code] = asyncio.create_task(self._wake(code))
            task.add_done_callback(lambda _: self._waking.pop(code, None))
        return await asyncio.shield(task)

    def has(self, code: str) -> bool:
        return code in self._awake or code in self._waking

    async def whereabouts(self, code: str) -> Peer | None:
        """Return the other server that owns this table, or None if it is here or nobody's. Removes a dead owner."""
        if not self._store.is_shared or self.has(code):
            return None
        owner = await self._store.ask(self._store.owner_of, code)
        if owner is None or owner.id == self._store.me:
            return None
        if not owner.is_alive:
            if self._store.watch.is_just_back():
                raise Refused("trouble", "the server has just reached its database again; try again in a moment")
            await self._store.ask(self._store.bury, owner.id)
            owner = await self._store.ask(self._store.owner_of, code)
        return owner

    def lose(self) -> None:
        """Give up all rooms, because other servers have the tables now."""
        lost, self._awake = self.awake, {}
        self._given_up.clear()
        for room in lost:
            room.give_up("restart")

    async def _wake(self, code: str) -> Room:
        me = self._store.me
        claimed = await self._claim(code)
        try:
            self._check(claimed.record)
        except (Refused, Elsewhere):
            await self._store.ask(self._store.release, code)
            raise
        record, receipts = claimed.record, Receipts(claimed.messages)
        if claimed.log is None:
            room = Room(record, receipts, self._services)
        else:
            room = await self._from_log(record, claimed.log, receipts)
        if self._store.me != me:  # it was lost again while its log was read
            room.give_up("restart")
            raise Refused("trouble", "this table has moved to another server; try again in a moment")
        self._awake[code] = room
        return room

    async def _claim(self, code: str) -> Claimed:
        try:
            claimed = await self._store.ask(self._store.claim, code)
        except Lost:
            self._services.pulse()  # the next commit finds out for all
            raise Refused("trouble", "this server has to restart; try again in a moment") from None
        if claimed is None:
            raise NoSuchTable
        return claimed

    def _check(self, record: TableRecord) -> None:
        """Raise Refused if the table's language is not installed, Elsewhere if a newer server must play its game."""
        try:
            check_language(record.language)
        except Refused as missing:
            raise Refused(missing.code, f"this table can't be opened, but it is kept: {missing.detail}") from None
        if record.heading and (newer := self._find_newer(played_by(record.heading).version)) is not None:
            raise Elsewhere(newer)

    async def _from_log(self, record: TableRecord, lines: list[LineRecord], receipts: Receipts) -> Room:
        """The room of a stored game, which goes on if today's rules and words allow it."""
        table: AnyTable | None
        notice: wire.Notice
        try:
            table = await self._games.replay(record, lines)
        except Outdated as outdated:
            log.warning("a game can't go on", extra={"game": record.game, "because": str(outdated)})
            table, notice = None, "outdated"
        except Damaged as damaged:
            log.error("the log of a game is damaged", extra={"game": record.game, "because": str(damaged)})
            table, notice = damaged.table, "damaged"
        else:
            room = Room(record, receipts, self._services)
            if record.status == "playing":
                room.state.change(carried_on(record, self._games.versions_of(record, table.game), len(lines)))
            room.go_on(table, self._time_of(record, lines), notice_of(room.record))
            return room
        shown = 0 if table is None else sum(bool(line.events) for line in table.log)
        room = Room(stopped(record, lines, shown), receipts, self._services, record)
        room.stop(notice, table)
        return room

    def _time_of(self, record: TableRecord, lines: list[LineRecord]) -> Millis:
        """The time of a table that wakes. A clock that is stored as running was started by this server and ran until
        now. The clocks of a dead server were stopped when it was removed (`leases.bury`)."""
        last = lines[-1].at if lines else 0
        if until_tomorrow.lasts(record):
            return until_tomorrow.time_of(record, last)
        given_up = self._given_up.pop(record.code, 0)
        if record.clock_wall is None or given_up:
            return max(record.clock_at, given_up, last)
        ran = max(0, self._services.time.now() - record.clock_wall)
        return max(record.clock_at + ran * 100 // record.pace, last)

    async def peek(self, code: str) -> tuple[TableRecord, Room | None]:
        """The stored record of a table, and its room if it is awake."""
        self._check_open(code)
        if (room := self._awake.get(code)) is not None:
            return room.shown.record, room
        if (record := await self._store.ask(self._store.find, code)) is None:
            raise NoSuchTable
        return record, None

    def _check_open(self, code: str) -> None:
        if code in self._closed:
            raise Refused("table-closed", "this table was closed by the people who run this server")

    def _forget(self, code: str) -> None:
        room = self._awake.get(code)
        if room is not None and room.is_dead:
            del self._awake[code]
            if room.clock.is_running and not until_tomorrow.lasts(room.record):
                self._given_up[code] = room.clock.now()
                self._services.tasks.spawn(self._stand(code, room.shown.record.clock_wall, room.clock.now()))

    async def _stand(self, code: str, wall: int | None, at: Millis) -> None:
        """Store where the clock of a failed room stood, in case the server dies before somebody comes back."""
        while wall is not None:
            try:
                await self._store.ask(self._store.stand, code, wall, at)
            except Lost:
                return
            except SQLAlchemyError:
                await asyncio.sleep(STAND_SECONDS)
            else:
                self._given_up.pop(code, None)
                return
