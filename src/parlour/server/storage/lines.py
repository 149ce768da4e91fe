"""Lines of logs on their way into the database: what is written most."""

import sqlite3
from collections.abc import Callable, Sequence

from msgspec.structs import asdict, astuple
from sqlalchemy import Connection, Engine, insert
from sqlalchemy.exc import DBAPIError

from parlour.server.storage import tables
from parlour.server.storage.records import LineRecord


def writer_of_lines(engine: Engine) -> Callable[[Connection, Sequence[LineRecord]], None]:
    """Compiled once, it goes straight to the driver; to SQLite's, which nobody can cut off, past SQLAlchemy too, for a
    third of a commit's CPU."""
    compiled = insert(tables.lines).compile(dialect=engine.dialect)
    assert compiled.positiontup is None or tuple(compiled.positiontup) == LineRecord.__struct_fields__
    sql, as_row = str(compiled), asdict if compiled.positiontup is None else astuple

    def run(connection: Connection, records: Sequence[LineRecord]) -> None:
        rows = [as_row(record) for record in records]
        driver = connection.connection.driver_connection
        if not isinstance(driver, sqlite3.Connection):
            connection.exec_driver_sql(sql, rows)
            return
        try:
            driver.executemany(sql, rows)
        except sqlite3.Error as wrong:
            raise DBAPIError.instance(sql, None, wrong, sqlite3.Error, hide_parameters=True) from wrong

    return run
