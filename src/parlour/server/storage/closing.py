"""Tables that the operator has closed. This is stored apart, because only a room writes a table's record."""

from sqlalchemy import Engine, delete, insert, inspect, select

from parlour.server.storage.engines import begin_write, fetch, write
from parlour.server.storage.tables import closed, tables


def close(engine: Engine, code: str, wall: int) -> bool:
    """Returns False if there is no such table."""
    with begin_write(engine) as connection:
        if connection.scalar(select(tables.c.code).where(tables.c.code == code)) is None:
            return False
        connection.execute(delete(closed).where(closed.c.code == code))
        connection.execute(insert(closed).values(code=code, wall=wall))
    return True


def reopen(engine: Engine, code: str) -> bool:
    """Returns False if it was not closed."""
    return write(engine, delete(closed).where(closed.c.code == code)) > 0


def closed_codes(engine: Engine) -> frozenset[str]:
    return frozenset(row.code for row in fetch(engine, select(closed.c.code)))


def has_closed(engine: Engine) -> bool:
    """Whether this database has the table of closed tables; one of an older version has not."""
    return bool(inspect(engine).has_table(closed.name))
