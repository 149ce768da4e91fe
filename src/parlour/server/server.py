"""One server process: puts the parts together that all rooms share, and closes them again."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Mapping
from functools import partial
from time import monotonic

from sqlalchemy.exc import SQLAlchemyError

from parlour import __version__
from parlour.core import Entry, Refused
from parlour.server import wire
from parlour.server.cluster.neighbours import Door, Neighbours
from parlour.server.days.boards import Boards
from parlour.server.days.days import Days
from parlour.server.jobs.jobs import Jobs
from parlour.server.jobs.pools import Library, process_pools, thread_pools
from parlour.server.limits import Shares
from parlour.server.live.connection import Connection
from parlour.server.loading.game_loader import Games, Load
from parlour.server.metrics import Metrics
from parlour.server.options import DEFAULTS, ServerOptions
from parlour.server.push.notices import Notices
from parlour.server.room.services import Services
from parlour.server.server_time import ServerTime
from parlour.server.storage.commits import Commits
from parlour.server.storage.leases import Peer
from parlour.server.storage.store import Store
from parlour.server.tables import waking
from parlour.server.tables.beat import Beat
from parlour.server.tables.clubs import Clubs
from parlour.server.tables.dates import Dates
from parlour.server.tables.housekeeping import run_housekeeping
from parlour.server.tables.rooms import Rooms
from parlour.server.tasks import Tasks, repeat
from parlour.server.wall_clock import wall_now

DAY_MS = 86_400_000
FORGET_SECONDS, FORGET_PAUSE_SECONDS = 3600.0, 0.2
"""How often old tables are looked for, and the pause between two batches."""
PREPARE_SECONDS, FIRST_PREPARE_SECONDS = 3600.0, 30.0
"""How often the rolls of the day are prepared."""
TRIAL_SECONDS = 1.0
"""How often the database is asked at most whether it is ready."""
DATABASE_SECONDS = 2.0
"""How long the database has to answer whether it is ready, and to take a goodbye."""
DRAIN_SECONDS = 20.0
LINGER_SECONDS = 3.0
SPREAD_SECONDS, PART_SECONDS, TOGETHER = 5.0, 0.05, 20
"""A full server gives its tables away within the first, in batches of at least the third, one each of the second."""


class Server:
    def __init__(
        self,
        catalogue: Mapping[str, Entry],
        load: Load,
        store: Store,
        options: ServerOptions = DEFAULTS,
        library: Library | None = None,
    ) -> None:
        """`library`: where other processes find the same games and words; without it, long work stays in this one."""
        self.store, self.options, self.limits = store, options, options.limits
        self.metrics, self.tasks = Metrics(), Tasks()
        self.downloads = Shares(self.limits.downloads)
        self.games = Games(catalogue, load, __version__)
        pools = thread_pools(catalogue, load) if library is None else process_pools(library, options.share)
        self.jobs = Jobs(load, store, self.games, pools, options.share.thinkers)
        self.days = Days(store, self.games, pools)
        self.boards = Boards(store, self.games, self.days)
        self.dates = Dates(store)
        self.connections: dict[Connection, None] = {}
        self.addresses: Counter[str] = Counter()
        self.is_closing = False
        self._trial: asyncio.Future[wire.Problem | None] | None = None
        self._tried = 0.0
        self._open_rooms()

    def _open_rooms(self) -> None:
        """All tables, and the beat that stores what happens there."""
        store, options, time = self.store, self.options, ServerTime()
        self.notices = Notices(
            store, self.games, self.tasks, is_wanted=options.push, reach=options.reach, name=options.public.name
        )
        self._commits = Commits(store, self.metrics, time, lost=self._lost)
        self.beat = Beat(self._commits, time, tell=self._tell_of_stall, is_late=store.watch.is_over)
        self.neighbours = Neighbours(store, options.plan, pulse=self.beat.pulse, lose=self._lose_rooms)
        services = Services(
            games=self.games,
            stir=self.beat.stir,
            pulse=self.beat.pulse,
            tasks=self.tasks,
            time=time,
            metrics=self.metrics,
            limits=self.limits,
            bot_pool=self.jobs.bot_pool,
            notify=self.notices.look,
            is_shared=store.is_shared,
            find=lambda code: store.ask(store.find, code),
            find_club=lambda code: store.ask(store.clubs.find, code),
        )
        self.rooms = Rooms(store, services, self.neighbours.newer)
        self.clubs = Clubs(store, self.rooms, self.games)

    async def open(self) -> None:
        await self.store.ask(self.store.open)
        await self.dates.open()
        await self.days.open()
        await self.notices.open()

    async def enter(self, door: Door) -> None:
        """Join the servers on this database, and begin."""
        await self.neighbours.enter(door)
        remind = partial(waking.remind, self.store, self.rooms, self.notices)
        for work in (
            self.beat.run(),
            run_housekeeping(lambda: self.rooms.awake, self.options.idle_seconds, self._pulse),
            self.neighbours.run(),
            self.neighbours.keep_silence(self._send_away),
            self.neighbours.keep_in_reach(self._give_away),
            repeat(self.tidy, FORGET_SECONDS),
            repeat(self.days.prepare, PREPARE_SECONDS, first=FIRST_PREPARE_SECONDS),
            repeat(partial(waking.wake_due_tables, self.store, self.rooms), waking.DUE_POLL_SECONDS),
            repeat(remind, waking.REMIND_SECONDS, first=waking.REMIND_SECONDS),
            self.dates.watch(),
        ):
            self.tasks.spawn(work)

    async def whereabouts(self, code: str, *, may_choose: bool) -> Peer | None:
        """The other server that has a table or is to have it, or None if it is this one. `may_choose` is False if
        another server has chosen this one."""
        if self.store.watch.is_over():  # it does not know what it has
            peer = self.neighbours.choose(code) if may_choose else None
        elif (peer := await self.rooms.whereabouts(code)) is None:
            if self.rooms.has(code) or not may_choose:
                return None
            if not self.neighbours.is_apart:
                return self.neighbours.home(code)
            peer = self.neighbours.choose(code)
            if peer is None and not self.neighbours.is_draining:
                return None
        if peer is None:
            raise Refused("trouble", "the server can't reach its database; try again in a moment")
        return peer

    def _send_away(self) -> None:
        for connection in list(self.connections):
            connection.dismiss("restart")

    def _pulse(self) -> None:
        if self.neighbours.id:
            self.beat.pulse()

    def _lost(self) -> None:
        self.neighbours.lost()

    def _lose_rooms(self) -> None:
        self.rooms.lose()

    async def close(self) -> None:
        """Close all connections, store what is left, and stop."""
        if self.is_closing:
            return
        self.is_closing = True
        await asyncio.gather(*(connection.leave("restart") for connection in list(self.connections)))
        for room in self.rooms.awake:
            room.doze()
        await self.beat.finish()
        await self.tasks.cancel()
        await self.notices.close()
        await self._leave()
        self.games.close()
        self.jobs.close()
        self.days.rolls.close()
        self.store.close()

    async def drain(self) -> None:
        """Give the tables to the other servers in batches, so that people don't all reconnect at once. Each table is
        stored and released before its people are asked to reconnect."""
        if not self.neighbours.id or not self.store.is_shared:
            return
        with contextlib.suppress(OSError, SQLAlchemyError):
            async with asyncio.timeout(DRAIN_SECONDS):
                await self.neighbours.drain()
                await self._give_away()
                if self.neighbours.able:  # a proxy may send people here until it has asked /readyz again
                    await asyncio.sleep(LINGER_SECONDS)

    async def _give_away(self) -> None:
        """Release all tables in batches. Servers that will take them wake them while their people reconnect."""
        while rooms := self.rooms.awake:
            batch = rooms[: int(max(TOGETHER, len(rooms) * PART_SECONDS // SPREAD_SECONDS))]
            used = [room.record.code for room in batch if room.crowd]
            for room in batch:
                room.part()
            pause = asyncio.create_task(asyncio.sleep(PART_SECONDS))
            await self.beat.once()
            for code in used:
                self.tasks.spawn(self.neighbours.wake_elsewhere(code))
            await pause

    async def _leave(self) -> None:
        if self.neighbours.id:
            with contextlib.suppress(OSError, SQLAlchemyError):
                async with asyncio.timeout(DATABASE_SECONDS):
                    await self.store.ask(self.store.leave)

    async def why_not_ready(self) -> wire.Problem | None:
        """What keeps the server from storing games, or None. The database is asked at most once a second, and nothing
        is written."""
        if self.is_closing:
            return wire.Problem("closing", "the server is stopping")
        if self.neighbours.is_draining:
            return wire.Problem("draining", "the server is handing its tables over and will stop")
        if self.neighbours.problem is not None:
            return self.neighbours.problem
        if self.beat.is_stalled:
            return self._commits.problem
        if self._trial is None or (self._trial.done() and monotonic() - self._tried > TRIAL_SECONDS):
            self._trial, self._tried = asyncio.ensure_future(self._look_at_store()), monotonic()
        return await asyncio.shield(self._trial)

    async def _look_at_store(self) -> wire.Problem | None:
        try:
            async with asyncio.timeout(DATABASE_SECONDS):
                return await asyncio.to_thread(self.store.why_not)
        except Exception:
            return wire.Problem("no-database", "the database does not answer")

    def _tell_of_stall(self, is_stalled: bool) -> None:
        frame = wire.frame_of(wire.Stall(is_stalled))
        for connection in self.connections:
            if connection.place is not None:
                connection.outbox.post(frame)

    async def tidy(self) -> None:
        """Forget tables that nobody used for long, a few at a time, so that nobody waits long for the database."""
        await self.dates.look()
        await self.store.ask(self.store.handovers.forget, wall_now())
        before = wall_now() - self.options.keep_days * DAY_MS
        while self.dates.doubt is None and await self.store.ask(self.store.forgetting.forget, before) > 0:
            await asyncio.sleep(FORGET_PAUSE_SECONDS)
