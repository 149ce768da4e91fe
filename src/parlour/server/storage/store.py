"""The database, behind one thread: everything it is asked for happens in order, off the event loop.

A thread of our own with the plain driver costs less than half the CPU of the asyncio drivers (1.3 ms a commit), because
a whole transaction is one hop between threads.
"""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from math import inf
from typing import Any, NamedTuple, ParamSpec, TypeVar

from sqlalchemy import Connection, Update, bindparam, event, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from parlour.server.storage import closing, club_records, finished, forgetting, leases, migrations, tables
from parlour.server.storage.day_plays import Days
from parlour.server.storage.db_thread import DbThread
from parlour.server.storage.engines import open_engine, why_not
from parlour.server.storage.lease_watch import LEASE_SECONDS, LeaseWatch
from parlour.server.storage.leases import Me, Peer
from parlour.server.storage.lines import Message, read_json, read_lines, read_messages, writer_of_lines
from parlour.server.storage.pushes import Pushes
from parlour.server.storage.records import LineRecord, Row, TableRecord
from parlour.server.wire import Problem

P = ParamSpec("P")
T = TypeVar("T")


class Claimed(NamedTuple):
    record: TableRecord
    messages: list[Message]
    """That acted there."""
    log: list[LineRecord] | None
    """Of the game that is being played or was the last one."""


class Store:
    def __init__(self, url: str) -> None:
        self._engine = open_engine(url)
        self.days = Days(self._engine)
        self.pushes = Pushes(self._engine)
        self._insert_lines = writer_of_lines(self._engine)
        self._pen: Connection | None = None
        """The connection of all commits: to take one from the pool each time costs as much as the commit."""
        self._clerk = DbThread("store")
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="logs")
        self._updates: dict[tuple[str, ...], Update] = {}
        self.is_shared = self._engine.dialect.name != "sqlite"
        """Other servers may be on this database: what is written is written behind the fence."""
        autocommit = {"isolation_level": "AUTOCOMMIT"} if self.is_shared else {}
        self._reads = self._engine.execution_options(**autocommit)
        """For single questions, without a transaction of their own: half the ways to a database server and back."""
        self.me = ""
        """The server's id, once it has joined."""
        event.listen(self._engine, "do_connect", self._sign)
        self.watch = LeaseWatch(LEASE_SECONDS if self.is_shared else inf)

    async def ask(self, what: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._clerk.ask(lambda: what(*args, **kwargs))

    async def pages(self, code: str, number: int, most: int) -> AsyncIterator[list[LineRecord]]:
        """A log, some lines at a time, read beside everything else: commits wait for nobody who takes one home."""
        loop, lines, is_first = asyncio.get_running_loop(), list[LineRecord](), True
        while is_first or len(lines) == most:
            after, is_first = lines[-1].n if lines else -1, False
            lines = await loop.run_in_executor(self._reading, self.lines, code, number, after, most)
            yield lines

    def open(self) -> None:
        migrations.upgrade(self._engine)

    # Who is here.

    def join(self, me: Me) -> None:
        began = self.watch.read()
        with self._engine.begin() as connection:
            leases.join(connection, me)
        self.me = me.id
        self.watch.renewed(began)
        if self.is_shared:
            self._hang_up()  # connections bear the server's name from now on

    def leave(self) -> None:
        with self._engine.begin() as connection:
            leases.leave(connection, self.me)

    def drain(self) -> None:
        with self._engine.begin() as connection:
            leases.drain(connection, self.me)

    def peers(self) -> list[Peer]:
        with self._reads.connect() as connection:
            return leases.peers(connection)

    def owner_of(self, code: str) -> Peer | None:
        with self._reads.connect() as connection:
            return leases.owner_of(connection, code)

    def bury(self, id: str, by_force: bool = False) -> bool:
        """Take over from a server that is dead: its tables are anybody's."""
        return leases.take_over(self._engine, id, by_force)

    def claim(self, code: str) -> Claimed | None:
        """A table, to be played in this server and nowhere else, with all that waking it takes: who waits for it waits
        for one question. None: there is no such table. Raises Elsewhere."""
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
        """This server does not want a table after all."""
        with self._engine.begin() as connection:
            self._fence(connection)
            mine = update(tables.tables).where(tables.tables.c.code == code, tables.tables.c.owner == self.me)
            connection.execute(mine.values(owner=None))

    def _fence(self, connection: Connection, alive: int | None = None) -> None:
        """Nothing is written by a server that others may take for dead."""
        if self.is_shared:
            leases.renew(connection, self.me, alive)
        elif alive is not None:
            leases.pulse(connection, self.me, alive)

    def close(self) -> None:
        self._reading.shutdown(cancel_futures=True)
        self._clerk.close()
        self._hang_up()

    def _hang_up(self) -> None:
        if self._pen is not None:
            self._pen.close()
            self._pen = None
        self._engine.dispose()

    def _sign(self, _dialect: Any, _record: Any, _args: Any, connecting: dict[str, Any]) -> None:
        if self.is_shared and self.me:
            connecting["application_name"] = leases.name_of(self.me)

    def why_not(self) -> Problem | None:
        """What keeps this database from taking what is to be stored, as far as that shows without storing anything."""
        with self._engine.connect() as connection:
            return why_not(connection)

    def stand(self, code: str, wall: int, at: int) -> None:
        """A clock that was noted to run since `wall` stands at `at`, unless it was started anew meanwhile."""
        table = tables.tables.c
        stood = update(tables.tables).where(table.code == code, table.clock_wall == wall)
        with self._engine.begin() as connection:
            self._fence(connection)
            connection.execute(stood.values(clock_at=at, clock_wall=None))

    def create(self, record: TableRecord) -> bool:
        """No: another table has this code."""
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(tables.tables).values(record.to_row()))
        except IntegrityError:
            return False
        return True

    def find(self, code: str) -> TableRecord | None:
        with self._reads.connect() as connection:
            row = leases.row_of(connection, code)
        return TableRecord.of_row(row) if row else None

    def create_club(self, club: club_records.ClubRecord) -> bool:
        return club_records.create(self._engine, club)

    def find_club(self, code: str) -> club_records.ClubRecord | None:
        return club_records.find(self._engine, code)

    def tables_of_club(self, code: str) -> list[TableRecord]:
        return club_records.tables_of(self._engine, code)

    def close_table(self, code: str, wall: int) -> bool:
        """No: there is no such table."""
        return closing.close(self._engine, code, wall)

    def reopen_table(self, code: str) -> bool:
        """No: it was not closed."""
        return closing.reopen(self._engine, code)

    def closed(self) -> frozenset[str]:
        """The codes of all tables that were closed."""
        return closing.closed_codes(self._engine)

    def due(self, now: int, most: int) -> list[str]:
        """Tables at which something is to happen by itself by now, and that nobody closed: the first of them."""
        table = tables.tables.c
        is_closed = exists().where(tables.closed.c.code == table.code)
        query = select(table.code).where(table.due <= now, ~is_closed).order_by(table.due).limit(most)
        with self._engine.connect() as connection:
            return list(connection.scalars(query))

    def let_be(self, code: str) -> None:
        """Nothing happens at this table before somebody comes."""
        with self._engine.begin() as connection:
            connection.execute(update(tables.tables).where(tables.tables.c.code == code).values(due=None))

    def heading(self, code: str, number: int | None = None) -> tuple[bytes, int] | None:
        """The heading of a table's latest game, or of another one of them, as it lies; and that game's number."""
        with self._engine.connect() as connection:
            return finished.heading_as_it_lies(connection, code, number)

    def overview(self) -> list[dict[str, Any]]:
        """Every table, last used first."""
        table = tables.tables.c
        query = select(table.code, table.game, table.status, table.seats, table.touched).order_by(table.touched.desc())
        with self._engine.connect() as connection:
            rows = [dict(row) for row in connection.execute(query).mappings()]
        closed = self.closed() if closing.has_closed(self._engine) else ()
        shut = {"status": "closed"}
        seated = [{**row, "seats": len(read_json(row["seats"]) or ())} for row in rows]
        return [{**row, **shut} if row["code"] in closed else row for row in seated]

    def count_lines(self, code: str) -> dict[int, int]:
        """How long the log of each game of a table is."""
        of = tables.lines.c
        query = (
            select(of.number, func.count().label("lines"))
            .where(of.code == code, of.n > finished.HEADING)
            .group_by(of.number)
            .order_by(of.number)
        )
        with self._engine.connect() as connection:
            return {row.number: row.lines for row in connection.execute(query)}

    def lines(self, code: str, number: int, after: int = -1, most: int | None = None) -> list[LineRecord]:
        """The log of one game of a table: so many lines after one of them, or all."""
        with self._reads.connect() as connection:
            return read_lines(connection, code, number, after, most)

    def finished(self, record: TableRecord, number: int) -> TableRecord | None:
        """A table as it was at the end of one of its games; None: there is none that is over."""
        with self._engine.connect() as connection:
            return finished.finished_game(connection, record, number)

    def commit(self, changes: Sequence[tuple[str, Row]], lines: Sequence[LineRecord], alive: int | None) -> None:
        """One transaction for all that gathered. `changes`: of which tables, and only what changed. `alive`: until when
        the server's time may run. Raises Lost where the server's tables are its own no longer."""
        if self._pen is None:
            self._pen = self._engine.connect()
        began = self.watch.read()
        with self._pen.begin():
            connection = self._pen
            self._fence(connection, alive)
            if lines:  # before it is said, perhaps, that the table is anybody's
                self._insert_lines(connection, lines)
            alike: dict[tuple[str, ...], list[Row]] = defaultdict(list)
            for code, row in changes:
                alike[tuple(row)].append({"of_code": code, **{f"new_{name}": value for name, value in row.items()}})
            for names, rows in alike.items():
                connection.execute(self._update(names), rows)
        self.watch.renewed(began)

    def _update(self, names: tuple[str, ...]) -> Update:
        """Few columns change together again and again, so each such statement is made once."""
        if names not in self._updates:
            of = update(tables.tables).where(tables.tables.c.code == bindparam("of_code"))
            self._updates[names] = of.values({name: bindparam(f"new_{name}") for name in names})
        return self._updates[names]

    def forget(self, before: int) -> int:
        """A few of the tables that nobody used since `before`. How many: there may be more."""
        return forgetting.forget(self._engine, before)

    def date_anew(self, since: int, until: int, by: int) -> None:
        """Tables that were used between these dates, by a clock that was set by so much."""
        forgetting.date_anew(self._engine, since, until, by)
