"""Several servers on one database: which are alive, and which owns which table.

Every commit of a server renews its lease: the *fence*. While its row is there, the tables it owns belong to it alone.
A server that takes over deletes that row first, and so waits for a commit under way. A later commit finds no row and
stores nothing. Time is the database's own. A server alone on a SQLite file has a row too, for its pulse, but no rival
and so no fence.

Answers that need no commit (a refusal, a stored view) never ask the database. A server that was stopped, swapped out or
cut off must find out by itself that others may have taken its tables, before it says anything. So nobody takes them
while its lease runs, unless it is known to be dead: it refuses connections, and the database has none of it either.
"""

import time
from collections.abc import Callable
from hashlib import sha256
from hmac import new as hmac
from math import inf
from typing import Any

from msgspec import Struct
from sqlalchemy import (
    Connection,
    Engine,
    RowMapping,
    Select,
    bindparam,
    case,
    column,
    delete,
    exists,
    func,
    insert,
    literal_column,
    select,
    table,
    update,
)
from sqlalchemy.exc import OperationalError

from parlour.server.storage.tables import servers, tables

LEASE_SECONDS = 3.0
"""Other servers may take over a server's tables if it has not renewed its lease for this long."""
GRACE_SECONDS = 1.5


def machine_clock() -> float:
    """A clock that runs on while the machine sleeps, if there is one."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class LeaseWatch:
    def __init__(self, seconds: float = LEASE_SECONDS, source: Callable[[], float] = machine_clock) -> None:
        self._seconds, self.read = seconds, source
        self._until = -inf
        self._back_at = -inf

    def renewed(self, since: float) -> None:
        """Note that the lease was renewed by a transaction that began at `since`."""
        if -inf < self._until < self.read():
            self._back_at = self.read()
        self._until = max(self._until, since + self._seconds)

    def is_just_back(self) -> bool:
        """Whether it has just renewed after a long time. Other servers that look dead may be about to renew too."""
        return self.read() - self._back_at < GRACE_SECONDS

    def end(self) -> None:
        self._until = -inf

    def is_over(self) -> bool:
        return self.read() > self._until


LEASE_MS = round(LEASE_SECONDS * 1000)
WAIT_MS = 250
"""How long a server that takes over waits for a commit under way, which takes milliseconds. After that the connection
is cut: nothing of that commit was acknowledged, and its players wait."""
HELD = "55P03"
"""PostgreSQL's code for a lock that was not released in that time."""
NOW: Any = literal_column("(extract(epoch from clock_timestamp()) * 1000)::bigint")


class Lost(Exception):
    """This server's lease is gone: other servers have its tables, or will."""


class Peer(Struct, frozen=True):
    """A server as it joins, and as others see it."""

    id: str
    address: str = ""
    version: str = ""
    mark: str = ""
    is_draining: bool = False
    is_alive: bool = False


class Elsewhere(Exception):
    """The table belongs to another server."""

    def __init__(self, peer: Peer) -> None:
        super().__init__(peer.id)
        self.peer = peer


def mark_of(secret: str, id: str) -> str:
    """Proves that two servers have the same secret, without showing it."""
    return hmac(secret.encode(), id.encode(), sha256).hexdigest()


def _is_alive() -> Any:
    """A lease that expires too far ahead was renewed before somebody set the database's clock back."""
    return servers.c.expires.between(NOW, NOW + 2 * LEASE_MS)


def join(connection: Connection, me: Peer) -> None:
    is_alone = connection.dialect.name == "sqlite"
    if is_alone:
        _stand(connection, connection.scalar(select(func.max(servers.c.alive))) or 0)
        connection.execute(delete(servers))
    expires = 0 if is_alone else NOW + LEASE_MS
    connection.execute(
        insert(servers).values(
            id=me.id, address=me.address, version=me.version, mark=me.mark, expires=expires, alive=0, draining=0
        )
    )


PULSE = update(servers).where(servers.c.id == bindparam("me")).values(alive=bindparam("now"))
_renew = (
    update(servers)
    .where(servers.c.id == bindparam("me"))
    .values(expires=NOW + bindparam("lease"), alive=func.coalesce(bindparam("now"), servers.c.alive))
)


def renew(connection: Connection, me: str, alive: int | None = None) -> None:
    """The fence: comes first in every transaction that writes. Raises Lost if the row is gone. A row that has expired
    but is still there can be renewed."""
    if connection.execute(_renew, {"me": me, "now": alive, "lease": LEASE_MS}).rowcount != 1:
        raise Lost


def claim(connection: Connection, me: str, code: str) -> RowMapping | None:
    """Claim a table. Returns its row, or None if there is no such table. Raises Elsewhere."""
    mine = update(tables).where(tables.c.code == code, tables.c.owner.is_(None) | (tables.c.owner == me))
    row = connection.execute(mine.values(owner=me, term=tables.c.term + 1).returning(*tables.c)).mappings().first()
    if row is None and (peer := owner_of(connection, code)) is not None:
        raise Elsewhere(peer)
    return row


def row_of(connection: Connection, code: str) -> RowMapping | None:
    return connection.execute(select(tables).where(tables.c.code == code)).mappings().first()


def owner_of(connection: Connection, code: str) -> Peer | None:
    """The owner of a table, or None. An owner without a row is dead."""
    row = connection.execute(
        select(tables.c.owner, servers, _is_alive().label("is_alive"))
        .outerjoin(servers, servers.c.id == tables.c.owner)
        .where(tables.c.code == code, tables.c.owner.is_not(None))
    ).first()
    if row is None:
        return None
    return Peer(row.owner) if row.id is None else _peer(row)


def peers(connection: Connection) -> list[Peer]:
    """All servers that have joined, with this one."""
    query: Select[Any] = select(servers, _is_alive().label("is_alive")).order_by(servers.c.id)
    return [_peer(row) for row in connection.execute(query)]


def _peer(row: Any) -> Peer:
    return Peer(row.id, row.address, row.version, row.mark, bool(row.draining), row.is_alive)


def bury(connection: Connection, id: str, is_dead: Any) -> bool:
    """Remove a server of which `is_dead` holds and release its tables, with their clocks stopped at its last pulse.
    Returns whether it is gone."""
    if connection.dialect.name != "sqlite":
        connection.exec_driver_sql(f"SET LOCAL lock_timeout = {WAIT_MS}")
    dead = delete(servers).where(servers.c.id == id, is_dead)
    row = connection.execute(dead.returning(servers.c.alive)).first()
    if row is None and connection.scalar(select(servers.c.id).where(servers.c.id == id)) is not None:
        return False
    _stand(connection, 0 if row is None else row.alive, tables.c.owner == id)
    connection.execute(update(tables).where(tables.c.owner == id).values(owner=None))
    return True


def take_over(engine: Engine, id: str, refuses: bool) -> bool:
    """Remove a dead server, even one stopped in the middle of a transaction. The database takes such a server for busy
    and none of its timeouts ends that, so its connection is cut. `refuses`: it refuses connections. Returns whether it
    is gone."""
    is_dead = ~_is_alive()
    sessions = _session.c.application_name == name_of(id)
    if refuses:
        is_dead |= ~exists().where(sessions)
    try:
        with engine.begin() as connection:
            return bury(connection, id, is_dead)
    except OperationalError as wrong:
        if getattr(wrong.orig, "sqlstate", None) != HELD:
            raise
    with engine.begin() as connection:
        connection.execute(select(func.pg_terminate_backend(_session.c.pid)).where(sessions))
    with engine.begin() as connection:
        return bury(connection, id, is_dead)


_session = table("pg_stat_activity", column("pid"), column("application_name"))
"""Connections to the database."""


def name_of(id: str) -> str:
    """The name of a server's connections in the database."""
    return f"parlour {id}"


def _stand(connection: Connection, alive: int, *which: Any) -> None:
    """Stop the clocks of a server where its time ended."""
    ran = case((tables.c.clock_wall < alive, (alive - tables.c.clock_wall) * 100 // tables.c.pace), else_=0)
    running = update(tables).where(tables.c.clock_wall.is_not(None), *which)
    connection.execute(running.values(clock_at=tables.c.clock_at + ran, clock_wall=None))
