"""What an administrator does with stored tables. Servers may run meanwhile.

Only a room writes a table's record, so that a table is closed is stored apart. No server may have a table that is
deleted, or at which a person is forgotten: it must be closed.
"""

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, inspect, select, update

from parlour.server.storage import tables
from parlour.server.storage.engines import Records, begin_write, fetch, write
from parlour.server.storage.lines import HEADING, read_json
from parlour.server.storage.tables import closed

PLAYER = "Player {}"
"""The name of a person who was forgotten, with the number of the seat."""


class Admin(Records):
    def overview(self) -> list[dict[str, Any]]:
        """Every table, last used first."""
        table = tables.tables.c
        query = select(table.code, table.game, table.status, table.seats, table.touched).order_by(table.touched.desc())
        rows = [dict(row._mapping) for row in fetch(self._engine, query)]
        # A database of an older version has no closed tables.
        shut = self.closed() if inspect(self._engine).has_table(closed.name) else ()
        seated = [{**row, "seats": len(read_json(row["seats"]) or ())} for row in rows]
        return [{**row, "status": "closed"} if row["code"] in shut else row for row in seated]

    def count_lines(self, code: str) -> dict[int, int]:
        """The number of log lines of each game of a table."""
        of = tables.lines.c
        counted = select(of.number, func.count().label("lines")).where(of.code == code, of.n > HEADING)
        return {row.number: row.lines for row in fetch(self._engine, counted.group_by(of.number).order_by(of.number))}

    def is_served(self) -> bool:
        """Whether a server runs on this database, or was killed there."""
        return bool(fetch(self._engine, select(tables.servers.c.id).limit(1)))

    def close(self, code: str, wall: int) -> bool:
        """Returns False if there is no such table."""
        with begin_write(self._engine) as connection:
            if connection.scalar(select(tables.tables.c.code).where(tables.tables.c.code == code)) is None:
                return False
            connection.execute(delete(closed).where(closed.c.code == code))
            connection.execute(insert(closed).values(code=code, wall=wall))
        return True

    def reopen(self, code: str) -> bool:
        """Returns False if it was not closed."""
        return write(self._engine, delete(closed).where(closed.c.code == code)) > 0

    def closed(self) -> frozenset[str]:
        """The codes of all closed tables."""
        return frozenset(row.code for row in fetch(self._engine, select(closed.c.code)))

    def delete(self, code: str) -> bool:
        """Delete a table with its logs, its notices and its places in the rolls of the days. Returns False if there is
        no such table."""
        with self._engine.begin() as connection:
            connection.execute(delete(tables.day_plays).where(tables.day_plays.c.code == code))
            connection.execute(delete(tables.lines).where(tables.lines.c.code == code))
            return connection.execute(delete(tables.tables).where(tables.tables.c.code == code)).rowcount > 0

    def forget_person(self, code: str, is_meant: Callable[[str], bool]) -> int:
        """Replace a name in a table's record and in the headings of all its games. Returns in how many places."""
        with begin_write(self._engine) as connection:
            return _in_record(connection, code, is_meant) + _in_headings(connection, code, is_meant)


def _in_record(connection: Connection, code: str, is_meant: Callable[[str], bool]) -> int:
    table = tables.tables.c
    columns = select(table.seats, table.waiting, table.heading, table.evening)
    row = connection.execute(columns.where(table.code == code)).first()
    if row is None:
        return 0
    read = {name: read_json(text) for name, text in row._mapping.items()}
    sitters = [*(read["seats"] or ()), *(read["waiting"] or ())]
    places = {one["name"]: number for number, one in enumerate(sitters, 1)}
    evening = read["evening"] or {}
    memories = [*(evening.get("memories") or ()), *(evening.get("words") or ())]
    found = sum(_rename(one, places.get(one["name"], 0), is_meant) for one in memories)
    found += sum(_rename(one, number, is_meant) for number, one in enumerate(sitters, 1))
    found += _rename_all(read["heading"] or {}, is_meant)
    if found:
        new = {name: _json(value) for name, value in read.items() if value is not None}  # damaged lines stay
        connection.execute(update(tables.tables).where(table.code == code).values(**new))
    return found


def _in_headings(connection: Connection, code: str, is_meant: Callable[[str], bool]) -> int:
    """The heading of every finished game is a line of its log."""
    line, found = tables.lines.c, 0
    for row in connection.execute(select(line.number, line.line).where(line.code == code, line.n == HEADING)).all():
        heading = read_json(row.line) or {}
        if changed := _rename_all(heading, is_meant):
            found += changed
            own = update(tables.lines).where(line.code == code, line.number == row.number, line.n == HEADING)
            connection.execute(own.values(line=_json(heading)))
    return found


def _rename_all(heading: dict[str, Any], is_meant: Callable[[str], bool]) -> int:
    names = heading.get("names") or []
    new = [PLAYER.format(number) if is_meant(name) else name for number, name in enumerate(names, 1)]
    if new != names:
        heading["names"] = new
    return sum(one != other for one, other in zip(names, new, strict=True))


def _rename(sitter: dict[str, Any], number: int, is_meant: Callable[[str], bool]) -> bool:
    if not is_meant(sitter["name"]):
        return False
    sitter["name"] = PLAYER.format(number)
    return True


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
