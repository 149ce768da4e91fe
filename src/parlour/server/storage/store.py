"""The database, behind one thread: everything happens in order, off the event loop.

A thread with the plain driver costs less than half the CPU of the asyncio drivers, because a whole transaction is one
hop between threads.
"""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from math import inf
from typing import Any, NamedTuple, ParamSpec, TypeVar

from sqlalchemy import Connection, Update, bindparam, event, exists, insert, select, true, update

from parlour.server.storage import leases, migrations, tables
from parlour.server.storage.admin import Admin
from parlour.server.storage.board_records import Boards
from parlour.server.storage.club_records import Clubs
from parlour.server.storage.day_plays import Days
from parlour.server.storage.engines import DbThread, check_file, fetch, insert_new, open_engine, why_not, write
from parlour.server.storage.forgetting import Forgetting
from parlour.server.storage.handovers import Handovers
from parlour.server.storage.leases import LEASE_SECONDS, LeaseWatch, Peer
from parlour.server.storage.lines import (
    ONE_STATEMENT,
    Message,
    finished_game,
    heading_as_it_lies,
    read_lines,
    read_messages,
    writer_of_lines,
)
from parlour.server.storage.pushes import Pushes
from parlour.server.storage.records import LineRecord, Row, TableRecord
from parlour.server.wire import Problem

P = ParamSpec("P")
T = TypeVar("T")


class Claimed(NamedTuple):
    record: TableRecord
    messages: list[Message]
    """The messages that acted there."""
    log: list[LineRecord] | None
    """The log of the current or the last game."""


class Store:
    def __init__(self, url: str) -> None:
        self._engine = open_engine(url)
        self.admin = Admin(self._engine)
        self.boards = Boards(self._engine)
        self.clubs = Clubs(self._engine)
        self.days = Days(self._engine)
        self.pushes = Pushes(self._engine)
        self.forgetting = Forgetting(self._engine)
        self.handovers = Handovers(self._engine)
        self._insert_lines = writer_of_lines(self._engine)
        self._writing: Connection | None = None
        """The connection of all commits. Taking one from the pool costs as much as the commit itself."""
        self._thread = DbThread("store")
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="logs")
        self.is_shared = self._engine.dialect.name != "sqlite"
        """Whether other servers may be on this database, so that writes need the fence."""
        autocommit = {"isolation_level": "AUTOCOMMIT"} if self.is_shared else {}
        self._reads = self._engine.execution_options(**autocommit)
        """For single queries without a transaction, which takes half the round trips."""
        self.me = ""
        """The server's id, once it has joined."""
        event.listen(self._engine, "do_connect", self._sign)
        self.watch = LeaseWatch(LEASE_SECONDS if self.is_shared else inf)

    async def ask(self, what: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._thread.ask(lambda: what(*args, **kwargs))

    async def pages(self, code: str, number: int, most: int) -> AsyncIterator[list[LineRecord]]:
        """Read a log page by page in another thread, so that commits don't wait for it."""
        loop, lines, is_first = asyncio.get_running_loop(), list[LineRecord](), True
        while is_first or len(lines) == most:
            after, is_first = lines[-1].n if lines else -1, False
            lines = await loop.run_in_executor(self._reading, self.lines, code, number, after, most)
            yield lines

    def open(self) -> None:
        check_file(self._engine)
        migrations.upgrade(self._engine)

    # Presence.

    def join(self, me: Peer) -> None:
        began = self.watch.read()
        with self._engine.begin() as connection:
            leases.join(connection, me)
        self.me = me.id
        self.watch.renewed(began)
        if self.is_shared:
            self._hang_up()  # new connections bear the server's name

    def leave(self) -> None:
        """Remove this server and release the tables that it could not put to sleep."""
        with self._engine.begin() as connection:
            leases.bury(connection, self.me, true())

    def drain(self) -> None:
        write(self._engine, update(tables.servers).where(tables.servers.c.id == self.me).values(draining=1))

    def peers(self) -> list[Peer]:
        with self._reads.connect() as connection:
            return leases.peers(connection)

    def owner_of(self, code: str) -> Peer | None:
        with self._reads.connect() as connection:
            return leases.owner_of(connection, code)

    def bury(self, id: str, refuses: bool = False) -> bool:
        """Take over from a dead server. `refuses`: it refuses connections. Returns whether it is gone."""
        return leases.take_over(self._engine, id, refuses)

    def claim(self, code: str) -> Claimed | None:
        """Claim a table for this server, and read all that waking it takes in one query. Returns None if there is no
        such table. Raises Elsewhere."""
        with self._engine.begin() as connection:
            self._fence(connection)
            row = leases.claim(connection, self.me, code) if self.is_shared else leases.row_of(connection, code)
            if row is None:
                return None
            record = TableRecord.of_row(row)
            has_log = record.number and record.status != "lobby"
            log = read_lines(connection, code, record.number) if has_log else None
            return Claimed(record, read_messages(connection, code, record.seats), log)

    def release(self, code: str) -> None:
        """Release a table that this server can't play."""
        with self._engine.begin() as connection:
            self._fence(connection)
            mine = update(tables.tables).where(tables.tables.c.code == code, tables.tables.c.owner == self.me)
            connection.execute(mine.values(owner=None))

    def _fence(self, connection: Connection, alive: int | None = None) -> None:
        """Begin a write. Raises Lost if others have taken this server for dead."""
        if self.is_shared:
            leases.renew(connection, self.me, alive)
        elif alive is not None:
            connection.execute(leases.PULSE, {"me": self.me, "now": alive})

    def close(self) -> None:
        self._reading.shutdown(cancel_futures=True)
        self._thread.close()
        self._hang_up()

    def _hang_up(self) -> None:
        if self._writing is not None:
            self._writing.close()
            self._writing = None
        self._engine.dispose()

    def _sign(self, _dialect: Any, _record: Any, _args: Any, connecting: dict[str, Any]) -> None:
        if self.is_shared and self.me:
            connecting["application_name"] = leases.name_of(self.me)

    def why_not(self) -> Problem | None:
        """Why this database can't store anything, or None. Nothing is written."""
        with self._engine.connect() as connection:
            return why_not(connection)

    def stand(self, code: str, wall: int, at: int) -> None:
        """Stop a clock that is stored as running since `wall`, unless it was started again meanwhile."""
        table = tables.tables.c
        stood = update(tables.tables).where(table.code == code, table.clock_wall == wall)
        with self._engine.begin() as connection:
            self._fence(connection)
            connection.execute(stood.values(clock_at=at, clock_wall=None))

    def create(self, record: TableRecord) -> bool:
        """Returns False if another table has this code."""
        return insert_new(self._engine, insert(tables.tables).values(record.to_row()))

    def find(self, code: str) -> TableRecord | None:
        with self._reads.connect() as connection:
            row = leases.row_of(connection, code)
        return TableRecord.of_row(row) if row else None

    def due(self, now: int, most: int) -> list[str]:
        """The first open tables at which something was due by now."""
        table = tables.tables.c
        is_closed = exists().where(tables.closed.c.code == table.code)
        query = select(table.code).where(table.due <= now, ~is_closed).order_by(table.due).limit(most)
        return [row.code for row in fetch(self._engine, query)]

    def let_be(self, code: str) -> None:
        """Let a table sleep until somebody comes."""
        write(self._engine, update(tables.tables).where(tables.tables.c.code == code).values(due=None))

    def heading(self, code: str, number: int | None = None) -> tuple[bytes, int] | None:
        """The stored heading of a game, the latest without a number; and that number."""
        with self._engine.connect() as connection:
            return heading_as_it_lies(connection, code, number)

    def lines(self, code: str, number: int, after: int = -1, most: int | None = None) -> list[LineRecord]:
        """The log of one game: at most `most` lines after line `after`."""
        with self._reads.connect() as connection:
            return read_lines(connection, code, number, after, most)

    def finished(self, record: TableRecord, number: int) -> TableRecord | None:
        """The record at the end of one of its games, or None if no such game is over."""
        with self._engine.connect() as connection:
            return finished_game(connection, record, number)

    def commit(self, changes: Sequence[tuple[str, Row]], lines: Sequence[LineRecord], alive: int | None) -> None:
        """Store everything in one transaction. `changes`: the changed columns by table. `alive`: until when the
        server's time may run. Raises Lost if other servers have the tables now."""
        if self._writing is None:
            self._writing = self._engine.connect()
        began = self.watch.read()
        if not self.is_shared and not changes and alive is None and len(lines) <= ONE_STATEMENT:
            self._insert_lines(self._writing, lines)  # most commits: a statement is a transaction of its own
        else:
            with self._writing.begin():
                self._commit(self._writing, changes, lines, alive)
        self.watch.renewed(began)

    def _commit(
        self, connection: Connection, changes: Sequence[tuple[str, Row]], lines: Sequence[LineRecord], alive: int | None
    ) -> None:
        self._fence(connection, alive)
        if lines:  # before the table may be released
            self._insert_lines(connection, lines)
        alike: dict[tuple[str, ...], list[Row]] = defaultdict(list)
        for code, row in changes:
            alike[tuple(row)].append({"of_code": code, **{f"new_{name}": value for name, value in row.items()}})
        for names, rows in alike.items():
            connection.execute(_update(names), rows)


@cache
def _update(names: tuple[str, ...]) -> Update:
    """The statement for these columns, made once."""
    of = update(tables.tables).where(tables.tables.c.code == bindparam("of_code"))
    return of.values({name: bindparam(f"new_{name}") for name in names})
