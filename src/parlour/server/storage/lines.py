"""The lines of logs and the headings of finished games: writing and reading them, and sending them as a file.

A table's record knows only its latest game. When a game ends, its heading is stored with its log, as the line before
the first one. A game without such a line is not over.
"""

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, partial
from itertools import chain
from typing import Any

import msgspec
from msgspec.structs import asdict, astuple, replace
from sqlalchemy import Connection, Engine, Row, insert, select
from sqlalchemy.exc import DBAPIError

from parlour.core import Result
from parlour.server.storage import tables
from parlour.server.storage.records import LineRecord, Sitter, Spoilt, TableRecord

Message = tuple[str, str | int]
"""The beginning of the sender's hashed token, and the message's id."""


ONE_STATEMENT = 100
"""Up to this number of lines are inserted by one statement."""


def writer_of_lines(engine: Engine) -> Callable[[Connection, Sequence[LineRecord]], None]:
    """A function that inserts lines. The statement is compiled once and goes straight to the driver, which saves a
    third of a commit's CPU with SQLite."""
    compiled = insert(tables.lines).compile(dialect=engine.dialect)
    if compiled.positiontup is None:
        return partial(_write_rows, str(compiled))
    assert tuple(compiled.positiontup) == LineRecord.__struct_fields__
    return partial(_write_past_sqlalchemy, str(compiled))


def _write_rows(sql: str, connection: Connection, records: Sequence[LineRecord]) -> None:
    connection.exec_driver_sql(sql, [asdict(record) for record in records])


def _write_past_sqlalchemy(sql: str, connection: Connection, records: Sequence[LineRecord]) -> None:
    driver = connection.connection.driver_connection
    assert driver is not None
    try:
        if len(records) <= ONE_STATEMENT:
            driver.execute(_for_rows(sql, len(records)), [*chain.from_iterable(map(astuple, records))])
        else:
            driver.executemany(sql, map(astuple, records))
    except sqlite3.Error as wrong:
        raise DBAPIError.instance(sql, None, wrong, sqlite3.Error, hide_parameters=True) from wrong


@lru_cache(maxsize=ONE_STATEMENT)
def _for_rows(sql: str, count: int) -> str:
    """The statement for this number of rows."""
    head, _, row = sql.partition(" VALUES ")
    return f"{head} VALUES {', '.join([row] * count)}"


def read_lines(
    connection: Connection, code: str, number: int, after: int = -1, most: int | None = None
) -> list[LineRecord]:
    """The log of one game: at most `most` lines after line `after`."""
    of = tables.lines.c
    query = select(tables.lines).where(of.code == code, of.number == number, of.n > after).order_by(of.n).limit(most)
    return [LineRecord(*row) for row in connection.execute(query)]


def read_messages(connection: Connection, code: str, seats: Sequence[Sitter]) -> list[Message]:
    """All messages that acted at a table. Lines of older versions only have the seat, and count for the person who sits
    there now."""
    of = tables.lines.c
    query = select(of.seat, of.message).where(of.code == code, of.message.is_not(None))
    rows = [(row.seat, read_json(row.message)) for row in connection.execute(query)]
    tokens = [sitter.token or "" for sitter in seats]
    return [
        (message[0], message[1]) if isinstance(message, list) else (tokens[seat], message)
        for seat, message in rows
        if isinstance(message, list) or (message is not None and seat < len(tokens))
    ]


def read_json(text: str) -> Any:
    """Returns None if it can't be read."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError):
        return None


def log_lines(heading: bytes, lines: Iterable[LineRecord]) -> Iterator[bytes]:
    """A stored game as a file that `parlour replay` reads: the heading, then a line for each input."""
    yield heading + b"\n"
    for line in lines:
        yield log_line(line)


def log_line(line: LineRecord) -> bytes:
    text = line.line.encode(errors="surrogateescape")
    if line.arrived is None or not text.endswith(b"}"):  # damaged: kept as it is, for repair
        return text.replace(b"\n", b" ") + b"\n"
    fair = msgspec.json.encode({"arrived": line.arrived, "delay": line.delay})
    return text[:-1] + b',"fair":' + fair + b"}\n"


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
