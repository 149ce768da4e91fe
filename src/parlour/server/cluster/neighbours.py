"""The other servers on the same database: joining them, watching them, leaving them."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from secrets import token_hex
from typing import Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from parlour import __version__
from parlour.server.cluster.workers import home_of
from parlour.server.storage.leases import Peer, mark_of
from parlour.server.storage.store import Store
from parlour.server.wire import Problem

log = logging.getLogger(__name__)
T = TypeVar("T")

PULSE_SECONDS = 1.0
REJOIN_SECONDS = 0.5
REACH_POLL_SECONDS = 0.5
"""How often a server asks the others whether they reach it."""
SAID, SILENT, ENOUGH = 2, 1, 4
"""How much it counts that others don't reach it, or don't answer, and how much in a row is believed. Silent servers may
only be busy."""
BURY_SECONDS = 60.0
HANG_UP_LOOKS, HANG_UP_SECONDS = 10, 0.05
"""How often it is looked whether the database has noticed the end of a server too, and the pause in between."""
TICK_SECONDS, BUSY_SECONDS = 0.1, 0.2
"""A server whose own alarms come this late is busy, and others may wait for it as long."""
OUT_OF_REACH = "other servers can't reach this one; it takes no tables now"
APART_SECONDS = 30.0
"""If others take a living server for dead, it takes no tables for this long."""


class Plan(Struct, frozen=True):
    """How other servers reach this one, and what they show each other."""

    address: str = ""
    secret: str = ""
    listen: str = ""
    """Where it listens, if that is not its address."""
    homes: tuple[str, ...] = ()
    """The addresses of all servers on this machine, which share its tables by their codes."""


class Asking(Protocol):
    """Asks the server at an address."""

    async def who(self, address: str) -> str | Problem:
        """Return its id, or why there is none."""

    async def is_ready(self, address: str) -> bool:
        """Return whether it can store games."""

    async def is_reached(self, address: str, own: str) -> bool | None:
        """Return whether it reaches this server at its own address. None if nobody can tell."""

    async def wake(self, address: str, code: str) -> None:
        """Let it wake a table. If it does not, the first one who comes does."""


class Door(Struct, frozen=True):
    """What a server has for others once it listens."""

    on_look: Callable[[set[str]], None] = lambda _: None
    """Called with the ids of the living servers."""
    address: str = ""
    """Where they reach it; empty if they can't."""
    asking: Asking | None = None


class Neighbours:
    def __init__(self, store: Store, plan: Plan, *, pulse: Callable[[], None], lose: Callable[[], None]) -> None:
        """`pulse`: renew the lease. `lose`: give up all tables."""
        self._store, self.plan = store, plan
        self._pulse, self._lose = pulse, lose
        self.id = ""
        """Its id in the database; empty until it has joined."""
        self.asks_as = ""
        """The id that it answers when it is asked at its address."""
        self.is_draining = False
        self.others: list[Peer] = []
        self.problem: Problem | None = Problem("joining", "this server has not joined the others yet")
        self.door = Door()
        self._apart_until = 0.0
        self._dead: dict[str, float] = {}
        self._burials: dict[str, asyncio.Task[None]] = {}

    @property
    def is_apart(self) -> bool:
        """Whether it takes no tables while another server can."""
        return self.is_draining or asyncio.get_running_loop().time() < self._apart_until

    @property
    def able(self) -> list[Peer]:
        """The other servers that can take a table."""
        return [peer for peer in self.others if peer.is_alive and not peer.is_draining and peer.address]

    @property
    def count(self) -> int:
        """How many living servers there are, with this one."""
        return 1 + sum(peer.is_alive for peer in self.others)

    async def enter(self, door: Door) -> None:
        """Join the others through a door that is open."""
        self.door, self.plan = door, replace(self.plan, address=door.address)
        await self.join()

    async def join(self) -> None:
        """Join if nothing prevents it; `run` tries again."""
        me = token_hex(8)
        self.asks_as = me
        problem = await self._why_not(me) if self._store.is_shared else None
        if problem is None:
            mark = mark_of(self.plan.secret, me)
            await self._store.ask(self._store.join, Peer(me, self.plan.address, __version__, mark))
            self.id = me
        elif problem != self.problem:
            log.error(problem.detail, extra={"code": problem.code})
        self.problem = problem

    async def run(self) -> None:
        while True:
            await asyncio.sleep(PULSE_SECONDS if self.id else REJOIN_SECONDS)
            try:
                if not self.id:
                    await self.join()
                elif self._store.is_shared:
                    self._pulse()
                    self._look_at(await self._store.ask(self._store.peers))
                    await self._tidy()
            except SQLAlchemyError as wrong:
                log.error("the other servers can't be seen now", extra={"because": type(wrong).__name__})

    async def drain(self) -> None:
        """Send new tables to the others from now on."""
        self.is_draining = True
        if self._store.is_shared and self.id:
            await self._store.ask(self._store.drain)

    def lost(self) -> None:
        """Give up all tables after losing the lease. The server joins again under another id."""
        if not self.id:
            return
        if not self._store.watch.is_over() and self.able:
            self._apart_until = asyncio.get_running_loop().time() + APART_SECONDS
            log.error(OUT_OF_REACH, extra={"server": self.plan.address})
        else:
            log.warning("other servers have taken this one's tables: it was silent for too long")
        self.id = ""
        self._store.watch.end()
        self.problem = Problem("lost", "other servers have taken this one's tables")
        self._lose()

    async def bury(self, peer: Peer) -> None:
        """Remove a server that refuses connections. If it lives, it keeps its tables, which it may still show."""
        if (burial := self._burials.get(peer.id)) is None:
            burial = self._burials[peer.id] = asyncio.create_task(self._bury(peer))
            burial.add_done_callback(lambda _: self._burials.pop(peer.id))
        await asyncio.shield(burial)

    async def _bury(self, peer: Peer) -> None:
        for _ in range(HANG_UP_LOOKS):
            if await self._store.ask(self._store.bury, peer.id, True):
                if any(one.id == peer.id for one in self.others):
                    self.others = [one for one in self.others if one.id != peer.id]
                    log.warning("a server is gone", extra={"server": peer.address})
                return
            await asyncio.sleep(HANG_UP_SECONDS)

    async def keep_silence(self, send_away: Callable[[], None]) -> None:
        """Send people to another server while only this one is cut off from the database. If no server reaches
        the database, people stay and wait."""
        while True:
            await asyncio.sleep(REJOIN_SECONDS)
            if self.id and self._store.watch.is_over() and await self._is_any_ready():
                send_away()

    async def keep_in_reach(self, give_away: Callable[[], Awaitable[None]]) -> None:
        """Give the tables to the others while none of them reaches this server: people may be waiting there."""
        doubts = 0
        while True:
            doubt, lag = await with_lag(self._doubt())
            doubts = doubts + doubt if doubt and lag < BUSY_SECONDS else 0
            if doubts >= ENOUGH:
                if not self.is_apart:
                    log.error(OUT_OF_REACH, extra={"server": self.plan.address})
                self._apart_until = asyncio.get_running_loop().time() + APART_SECONDS
                await give_away()

    async def _doubt(self) -> int:
        """How much speaks for it that no other server reaches this one: one says so, or at least two are silent."""
        await asyncio.sleep(REACH_POLL_SECONDS)
        able = self.able if self.id and not self.is_draining else []
        if self.door.asking is None or not able:
            return 0
        answers = await asyncio.gather(*(self.door.asking.is_reached(peer.address, self.plan.address) for peer in able))
        if True in answers:
            return 0
        return SAID if False in answers else SILENT if len(able) > 1 else 0

    async def _is_any_ready(self) -> bool:
        if self.door.asking is None:
            return False
        return any(await asyncio.gather(*(self.door.asking.is_ready(peer.address) for peer in self.able)))

    def home(self, code: str) -> Peer | None:
        """The other server of this machine that should have a table, if it can take it."""
        if not self.plan.homes:
            return None
        at = self.plan.homes[home_of(code, len(self.plan.homes))]
        return next((peer for peer in self.able if peer.address == at), None)

    def newer(self, version: str) -> Peer | None:
        """Return a server that knows this version if this one is too old for it, else None. During a rolling upgrade a
        game that began on a new server can't continue on an old one."""
        if _numbers(version) <= _numbers(__version__):
            return None
        return next((peer for peer in self.able if _numbers(peer.version) >= _numbers(version)), None)

    def choose(self, code: str) -> Peer | None:
        """The server that takes a table in place of this one."""
        able = sorted(self.able, key=lambda peer: peer.address) if self.id else []
        return able[home_of(code, len(able))] if able else None

    async def wake_elsewhere(self, code: str) -> None:
        """Let the server wake a table that will take it."""
        peer = self.choose(code)
        if peer is not None and self.door.asking is not None:
            await self.door.asking.wake(peer.address, code)

    def _look_at(self, peers: list[Peer]) -> None:
        known = {peer.id for peer in self.others}
        self.others = [peer for peer in peers if peer.id != self._store.me]
        for peer in self.others:
            if peer.id not in known and peer.is_alive and peer.version != __version__:
                log.info("a server of another version is here", extra={"server": peer.address, "version": peer.version})
        self.door.on_look({peer.id for peer in self.others if peer.is_alive})

    async def _tidy(self) -> None:
        """Remove servers that died while nobody asked for their tables."""
        now = asyncio.get_running_loop().time()
        self._dead = {peer.id: self._dead.get(peer.id, now) for peer in self.others if not peer.is_alive}
        for id in [id for id, since in self._dead.items() if now - since > BURY_SECONDS]:
            await self._store.ask(self._store.bury, id)

    async def _why_not(self, me: str) -> Problem | None:
        """Why it can't join the others, or None."""
        self._look_at(await self._store.ask(self._store.peers))
        alive = [peer for peer in self.others if peer.is_alive]
        if self.plan.address and (problem := await self._look_at_own_address(me)) is not None:
            return problem
        for peer in [one for one in alive if one.address == self.plan.address and one.address]:
            await self.bury(peer)  # it was at this address before
            alive.remove(peer)
        if any(not peer.address for peer in alive) or (alive and not self.plan.address):
            return Problem("no-address", "several servers on one database need --address and --secret, each of them")
        if any(peer.mark != mark_of(self.plan.secret, peer.id) for peer in alive):
            return Problem("wrong-secret", "the other servers on this database have another --secret")
        return None

    async def _look_at_own_address(self, me: str) -> Problem | None:
        if self.door.asking is None:
            return None
        answer = await self.door.asking.who(self.plan.address)
        if answer == me:
            return None
        at = self.plan.address
        if isinstance(answer, Problem) and answer.code != "wrong-secret":
            return Problem("unreachable", f"nobody can reach this server at its --address {at}: {answer.detail}")
        return Problem("same-address", f"another server is at {at} already: each needs an --address of its own")


async def with_lag(work: Awaitable[T]) -> tuple[T, float]:
    """The result of some work, and how late this server's own alarms came meanwhile, in seconds."""
    loop, task, lag = asyncio.get_running_loop(), asyncio.ensure_future(work), 0.0
    try:
        while not task.done():
            began = loop.time()
            await asyncio.wait([task], timeout=TICK_SECONDS)
            lag = max(lag, loop.time() - began - TICK_SECONDS)
        return task.result(), lag
    finally:
        task.cancel()


def _numbers(version: str) -> list[int]:
    return [int(part) for part in re.findall(r"\d+", version)]
