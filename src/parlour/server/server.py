"""The server: one server process. It puts the parts together that all rooms share, and closes them again."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import monotonic

from sqlalchemy.exc import SQLAlchemyError

from parlour import __version__
from parlour.core import Entry, Refused
from parlour.core.languages import LANGUAGES
from parlour.server import wire
from parlour.server.cluster.beat import Beat
from parlour.server.cluster.clubs import Clubs
from parlour.server.cluster.dates import Dates
from parlour.server.cluster.housekeeping import IDLE_SECONDS, run_housekeeping
from parlour.server.cluster.neighbours import Neighbours, Plan
from parlour.server.cluster.rooms import Rooms
from parlour.server.cluster.waking import keep_appointments
from parlour.server.jobs.bot_pool import BotPool
from parlour.server.jobs.daily import Days
from parlour.server.jobs.offline_dictionaries import OfflineDictionaries
from parlour.server.jobs.printed_box import PrintedBox
from parlour.server.jobs.prints import Prints
from parlour.server.jobs.qr_codes import QrCodes
from parlour.server.jobs.reviews import Library, Reviews
from parlour.server.jobs.worker_processes import InTurn, MachineShare, open_process
from parlour.server.limits import Limits, Shares
from parlour.server.live.connection import Connection
from parlour.server.live.socket import LiveSocket, choose_socket
from parlour.server.loading.game_loader import Games, Load
from parlour.server.metrics import Metrics
from parlour.server.push.notices import Notices
from parlour.server.push.sending import Reach
from parlour.server.server_time import ServerTime
from parlour.server.storage.commits import Commits
from parlour.server.storage.leases import Peer
from parlour.server.storage.store import Store
from parlour.server.tasks import Tasks
from parlour.server.wall_clock import wall_now

DAY = 86_400_000
KEEP_DAYS = 60
"""Tables that nobody used for so long are forgotten."""
FORGET_HOURS = 1.0
TRIAL_SECONDS = 1.0
DATABASE_SECONDS = 2.0
"""How long the database has to answer whether it is ready, and to take a goodbye."""
FORGET_SECONDS = 0.2
DRAIN_SECONDS = 20.0
LINGER_SECONDS = 3.0
SPREAD_SECONDS, PART_SECONDS, TOGETHER = 5.0, 0.05, 20
"""A full server gives its tables away within this; at most so many at a time, or as many as that takes."""


class Server:
    def __init__(
        self,
        catalogue: Mapping[str, Entry],
        load: Load,
        store: Store,
        limits: Limits | None = None,
        idle_seconds: float = IDLE_SECONDS,
        keep_days: int = KEEP_DAYS,
        library: Library | None = None,
        plan: Plan | None = None,
        notices: bool = True,
        reach: Reach | None = None,
        beside: MachineShare | None = None,
    ) -> None:
        """`library`: where another process finds the same games and words; without it, long work stays in this one.
        `plan`: how other servers on the same database reach this one. `notices`: whether people may be told by Web Push
        that it is their turn; `reach`: where push services may be. `beside`: what the machine has for long work."""
        self.store = store
        self.limits = limits or Limits()
        self.metrics = Metrics()
        self.pictures = QrCodes()
        self.downloads = Shares(self.limits.downloads)
        self.tasks = Tasks()
        self.games = Games(catalogue, load, __version__)
        beside, thread = beside or MachineShare(), partial(ThreadPoolExecutor, 1)
        open_pool = thread if library is None else partial(InTurn, beside)
        think_at = thread if library is None else open_process
        library = library or (lambda: (catalogue, load))
        self.reviews = Reviews(store, self.games, library, open_pool)
        self.prints = Prints(library, open_pool)
        self.besides = PrintedBox(library, open_pool)
        self.pockets = OfflineDictionaries(load, LANGUAGES)
        self.days = Days(store, self.games, library, open_pool)
        self.thinking = BotPool(library, think_at, beside.thinkers)
        self.time = ServerTime()
        self.dates = Dates(store)
        self._commits = Commits(store, self.metrics, self.time.extend, self.time.next_limit, self._lost)
        self.beat = Beat(self._commits, self.time, self._tell_of_stall, store.watch.is_over)
        self.notices = Notices(store, self.games, self.tasks, is_wanted=notices, reach=reach)
        around = (self.beat, self.tasks, self.metrics, self.time, self.limits, self.thinking, self.notices)
        self.rooms = Rooms(store, self.games, *around)
        self.clubs = Clubs(store, self.rooms, self.games)
        self.neighbours = Neighbours(store, plan or Plan(), self.beat.pulse, self.rooms.lose)
        self.rooms.find_newer = self.neighbours.newer
        self.socket: type[LiveSocket] = LiveSocket
        self.connections: dict[Connection, None] = {}
        self.addresses: Counter[str] = Counter()
        self.is_closing = False
        self._trial: asyncio.Future[wire.Problem | None] | None = None
        self._tried = 0.0
        self._idle_seconds = idle_seconds
        self._keep = keep_days * DAY

    async def open(self) -> None:
        self.socket = choose_socket()
        await self.store.ask(self.store.open)
        await self.days.open()
        await self.notices.open()

    async def enter(self) -> None:
        """Join the servers on this database, and begin."""
        await self.neighbours.join()
        rounds = run_housekeeping(lambda: self.rooms.awake, self._idle_seconds, self._pulse)
        silence = self.neighbours.keep_silence(self._send_away)
        appointments = keep_appointments(self.store, self.rooms)
        for run in (self.beat.run(), rounds, self.neighbours.run(), silence, self._forget(), self.days.look_ahead()):
            self.tasks.spawn(run)
        self.tasks.spawn(appointments)
        self.tasks.spawn(self.dates.watch())

    async def whereabouts(self, code: str, *, may_choose: bool) -> Peer | None:
        """The other server that has a table, or is to have it; None: this one. `may_choose`: it is asked by the world,
        not by a server that has chosen this one."""
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
            raise Refused("trouble", "one moment: the server can't look into its records; try again")
        return peer

    def _send_away(self) -> None:
        for connection in list(self.connections):
            connection.dismiss("restart")

    def _pulse(self) -> None:
        if self.neighbours.id:
            self.beat.pulse()

    def _lost(self) -> None:
        self.neighbours.lost()

    async def close(self) -> None:
        """Say goodbye, store what is left, and go."""
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
        self.reviews.close()
        self.prints.close()
        self.besides.close()
        self.days.close()
        self.thinking.close()
        self.pictures.close()
        self.store.close()

    async def drain(self) -> None:
        """Give the tables to the other servers, some at a time, so that their people don't all come at once. Each is
        stored and let go of before its people are told to come again."""
        if not self.neighbours.id or not self.store.is_shared:
            return
        with contextlib.suppress(OSError, SQLAlchemyError):
            async with asyncio.timeout(DRAIN_SECONDS):
                await self.neighbours.drain()
                while rooms := self.rooms.awake:
                    together = max(TOGETHER, len(rooms) * PART_SECONDS // SPREAD_SECONDS)
                    for room in rooms[: int(together)]:
                        room.part()
                    await asyncio.gather(self.beat.once(), asyncio.sleep(PART_SECONDS))
                if self.neighbours.able:  # a proxy may send people here until it has asked /readyz again
                    await asyncio.sleep(LINGER_SECONDS)

    async def _leave(self) -> None:
        if self.neighbours.id:
            with contextlib.suppress(OSError, SQLAlchemyError):
                async with asyncio.timeout(DATABASE_SECONDS):
                    await self.store.ask(self.store.leave)

    async def why_not_ready(self) -> wire.Problem | None:
        """What keeps the server from storing what is played. Looked for at most once a second however many ask, and
        without storing anything: where people play, whether that can be stored shows by itself."""
        if self.is_closing:
            return wire.Problem("closing", "the server is about to stop")
        if self.neighbours.is_draining:
            return wire.Problem("draining", "the server gives its tables to others and stops")
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

    async def _forget(self) -> None:
        """Tables that nobody used for long, a few at a time: nobody waits long for the database meanwhile."""
        while True:
            with contextlib.suppress(SQLAlchemyError):  # a database that is away now is there in an hour
                await self.tidy()
            await asyncio.sleep(FORGET_HOURS * 3600)

    async def tidy(self) -> None:
        await self.dates.look()
        while self.dates.doubt is None and await self.store.ask(self.store.forget, wall_now() - self._keep) > 0:
            await asyncio.sleep(FORGET_SECONDS)
