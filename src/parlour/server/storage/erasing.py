"""Delete a table, or the name of a person, at somebody's wish. No server may have the table meanwhile."""

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, delete, select, update

from parlour.server.storage import tables
from parlour.server.storage.engines import begin_write
from parlour.server.storage.finished import HEADING
from parlour.server.storage.lines import read_json

PLAYER = "Player {}"
"""The name of a person who was forgotten, with the number of the seat."""


def delete_table(engine: Engine, code: str) -> bool:
    """Delete a table with its logs, its notices and its places in the rolls of the days. Returns False if there is no
    such table."""
    with engine.begin() as connection:
        connection.execute(delete(tables.day_plays).where(tables.day_plays.c.code == code))
        connection.execute(delete(tables.lines).where(tables.lines.c.code == code))
        return connection.execute(delete(tables.tables).where(tables.tables.c.code == code)).rowcount > 0


def forget_person(engine: Engine, code: str, is_meant: Callable[[str], bool]) -> int:
    """Replace a name in a table's record and in the headings of all its games. Returns in how many places."""
    with begin_write(engine) as connection:
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
