"""Delete tables that nobody used for long."""

import contextlib
from pathlib import Path

from sqlalchemy import delete, exists, func, select, text, update

from parlour.server.storage import board_records, club_records, tables
from parlour.server.storage.engines import Records, begin_write, fetch, write

TOGETHER = 20
ASIDE = ".before-"
"""What the name of a database that was put aside has after the usual one, before its date."""
HOUSEKEEPING = 7_260_572
"""The lock of the server that deletes for all."""

_try_to_tidy = text("SELECT pg_try_advisory_xact_lock(:lock)")


class Forgetting(Records):
    def forget(self, before: int) -> int:
        """Delete a few tables that nobody used since `before`, with their logs, and older copies of the database that
        were put aside. Returns how many tables; there may be more."""
        self._forget_copies(before)
        table, line = tables.tables.c, tables.lines.c
        played = exists().where(line.code == table.code, line.wall >= before)
        rests = table.owner.is_(None), table.due.is_(None)
        unused = select(table.code).where(table.touched < before, *rests, ~played)
        with begin_write(self._engine) as connection:
            if self._engine.dialect.name != "sqlite" and not connection.scalar(_try_to_tidy, {"lock": HOUSEKEEPING}):
                return 0
            codes = list(connection.scalars(unused.limit(TOGETHER).with_for_update(skip_locked=True)))
            connection.execute(delete(tables.lines).where(line.code.in_(codes)))
            connection.execute(delete(tables.tables).where(table.code.in_(codes)))
        club_records.forget(self._engine, before)
        board_records.forget(self._engine, before)
        return len(codes)

    def _forget_copies(self, before: int) -> None:
        """Delete the copies that `parlour restore` put aside before then, beside a database file."""
        file = self._engine.url.database
        if self._engine.dialect.name == "sqlite" and file:
            for copy in Path(file).parent.glob(f"{Path(file).name}{ASIDE}*"):
                with contextlib.suppress(OSError):
                    if copy.stat().st_mtime * 1000 < before:
                        copy.unlink()

    def last_used(self) -> int | None:
        """When any table was used last."""
        (row,) = fetch(self._engine, select(func.max(tables.tables.c.touched).label("last")))
        return None if row.last is None else int(row.last)

    def date_anew(self, since: int, until: int, by: int) -> None:
        """Shift the last use of tables between two dates, after the clock was set."""
        touched = tables.tables.c.touched
        write(self._engine, update(tables.tables).where(touched.between(since, until)).values(touched=touched + by))
