"""Classes and clubs in the database."""

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Engine, delete, insert, select, update

from parlour.server.storage import tables
from parlour.server.storage.engines import Records, fetch, fetch_one, insert_new, write
from parlour.server.storage.records import TableRecord


class ClubRecord(Struct, frozen=True, kw_only=True):
    """`host`: the hash of its teacher's token. `size`: how many people a table is for. `waits`: after each round, its
    tables wait until the teacher goes on."""

    code: str
    host: str
    game: str
    language: str
    settings: dict[str, Any]
    size: int
    touched: int
    waits: bool = False


class Clubs(Records):
    def create(self, club: ClubRecord) -> bool:
        """Returns False if another club has this code."""
        return insert_new(self._engine, insert(tables.clubs).values(_row(club)))

    def change(self, club: ClubRecord) -> None:
        write(self._engine, update(tables.clubs).where(tables.clubs.c.code == club.code).values(_row(club)))

    def find(self, code: str) -> ClubRecord | None:
        row = fetch_one(self._engine, select(tables.clubs).where(tables.clubs.c.code == code))
        if row is None:
            return None
        return ClubRecord(**{**row._mapping, "settings": msgspec.json.decode(row.settings), "waits": bool(row.waits)})

    def tables_of(self, code: str) -> list[TableRecord]:
        """Its tables, the oldest first."""
        of = tables.tables.c
        query = select(tables.tables).where(of.club == code).order_by(of.created, of.code)
        return [TableRecord.of_row(row._mapping) for row in fetch(self._engine, query)]


def _row(club: ClubRecord) -> dict[str, Any]:
    return {**asdict(club), "settings": msgspec.json.encode(club.settings).decode(), "waits": int(club.waits)}


def forget(engine: Engine, before: int) -> None:
    """Delete clubs that were made before then and have no tables left."""
    of = tables.clubs.c
    has_tables = select(tables.tables.c.code).where(tables.tables.c.club == of.code).exists()
    write(engine, delete(tables.clubs).where(of.touched < before, ~has_tables))
