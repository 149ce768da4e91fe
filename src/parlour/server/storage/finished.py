"""Finished games, with those before a table's latest.

A table's record knows only its latest game. When a game ends, its heading is stored with its log, as the line before
the first one. A game without such a line is not over.
"""

from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, Row, select

from parlour.core import Result
from parlour.server.storage import tables
from parlour.server.storage.records import LineRecord, Sitter, Spoilt, TableRecord

HEADING = -1


def heading_line(record: TableRecord, result: Result | None, wall: int) -> LineRecord:
    """The heading of a game with the people who sat there at the end and the result."""
    ended = None if result is None else {"winners": result.winners, "scores": result.scores}
    sitters = {"names": [one.name for one in record.seats], "bots": [one.bot for one in record.seats]}
    text = msgspec.json.encode({**record.heading, **sitters, "result": ended}).decode()
    return LineRecord(record.code, record.number, HEADING, 0, wall, text)


def heading_as_it_lies(connection: Connection, code: str, number: int | None) -> tuple[bytes, int] | None:
    """The heading of a game, the latest without a number. A game that ended before headings were stored has that of the
    latest one. Returns None if there is no such table."""
    table = tables.tables.c
    row = connection.execute(select(table.heading, table.number).where(table.code == code)).first()
    if row is None:
        return None
    wanted = number or row.number
    own = None if wanted == row.number else _stored_heading(connection, code, wanted)
    return (row.heading if own is None else own.line).encode(errors="surrogateescape"), wanted


def finished_game(connection: Connection, record: TableRecord, number: int) -> TableRecord | None:
    """The record of a table at the end of one of its games, last used then, or None if no such game is over."""
    row = _stored_heading(connection, record.code, number)
    if row is not None:
        try:
            as_it_was = _as_it_was(record, number, msgspec.json.decode(row.line, type=dict[str, Any]))
            return replace(as_it_was, touched=row.wall)
        except (msgspec.MsgspecError, LookupError, TypeError, ValueError) as wrong:
            raise Spoilt(str(wrong)) from None
    is_latest = record.number == number and record.status == "over"  # it ended before headings were stored
    return record if is_latest else None


def _stored_heading(connection: Connection, code: str, number: int) -> Row[str, int] | None:
    of = tables.lines.c
    query = select(of.line, of.wall).where(of.code == code, of.number == number, of.n == HEADING)
    return connection.execute(query).first()


def _as_it_was(record: TableRecord, number: int, heading: dict[str, Any]) -> TableRecord:
    seats = tuple(Sitter(name, bot=bot) for name, bot in zip(heading["names"], heading["bots"], strict=True))
    of_game = {name: heading[name] for name in ("game", "language", "settings")}
    return replace(record, number=number, status="over", heading=heading, seats=seats, **of_game)
