"""Classes and clubs in the database."""

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Engine, delete, insert, select
from sqlalchemy.exc import IntegrityError

from parlour.server.storage import tables
from parlour.server.storage.records import TableRecord


class ClubRecord(Struct, frozen=True, kw_only=True):
    """`host`: the hash of its teacher's token. `size`: how many people a table is for."""

    code: str
    host: str
    game: str
    language: str
    settings: dict[str, Any]
    size: int
    touched: int


def create(engine: Engine, club: ClubRecord) -> bool:
    """Returns False if another club has this code."""
    row = {**asdict(club), "settings": msgspec.json.encode(club.settings).decode()}
    try:
        with engine.begin() as connection:
            connection.execute(insert(tables.clubs).values(row))
    except IntegrityError:
        return False
    return True


def find(engine: Engine, code: str) -> ClubRecord | None:
    with engine.connect() as connection:
        row = connection.execute(select(tables.clubs).where(tables.clubs.c.code == code)).mappings().first()
    return ClubRecord(**{**row, "settings": msgspec.json.decode(row["settings"])}) if row else None


def tables_of(engine: Engine, code: str) -> list[TableRecord]:
    """Its tables, the oldest first."""
    of = tables.tables.c
    query = select(tables.tables).where(of.club == code).order_by(of.created, of.code)
    with engine.connect() as connection:
        return [TableRecord.of_row(dict(row)) for row in connection.execute(query).mappings()]


def forget(engine: Engine, before: int) -> None:
    """Delete clubs that were made before then and have no tables left."""
    of = tables.clubs.c
    has_tables = select(tables.tables.c.code).where(tables.tables.c.club == of.code).exists()
    with engine.begin() as connection:
        connection.execute(delete(tables.clubs).where(of.touched < before, ~has_tables))
