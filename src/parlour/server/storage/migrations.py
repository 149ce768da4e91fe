"""The database's history: which step added which tables and columns of `tables.py`.

Two versions live side by side while servers are replaced one by one: so a step only adds, and the server before it
goes on. A new database is made at once as it is today; an old one goes through the steps it lacks. Alembic is only
loaded for that: it would cost every start a third of a second.
"""

from typing import TYPE_CHECKING

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Engine,
    ForeignKeyConstraint,
    Integer,
    MetaData,
    Table,
    inspect,
    text,
)

from parlour.server.storage.engines import begin_write
from parlour.server.storage.tables import metadata

if TYPE_CHECKING:
    from alembic.operations import Operations

STEPS: dict[str, tuple[str, ...]] = {
    "0001": ("tables", "lines"),
    "0002": ("tables.waiting", "tables.pace"),
    "0003": ("houses", "tables.owner", "tables.term"),
    "0004": ("closed",),
    "0005": ("tables.day", "house_secret", "day_solutions", "day_plays"),
    "0006": ("clubs", "tables.club"),
    "0007": ("tables.epoch", "tables.due", "tables.asked", "push_key", "pushes"),
    "0008": ("day_plays.household",),
    "0009": ("tables.evening",),
    "0010": ("tables.dues",),
    "0011": ("clubs.waits", "tables.waits", "pushes.reminded"),
    "0012": ("boards", "board_members", "board_plays"),
    "0013": ("handovers",),
    "0014": ("tables.stage",),
}
"""What each step added. A table that is added has only the columns that no later step adds."""
HEAD = max(STEPS)
"""The newest step. A test checks that the steps lead to what `tables.py` says."""
_LATER = {name for names in STEPS.values() for name in names if "." in name}
_PULSE = Table(
    "house", MetaData(), Column("id", Integer, primary_key=True), Column("alive", BigInteger, nullable=False)
)
"""Until step 0003 a server was alone on its database, and stored here how long it lived."""
LOCK = 7_260_571
"""Any number that nothing else locks."""
LONGEST_SECONDS = 3600
"""How long a step may take, and how long another server waits for it."""
STATEMENT_PAUSE_SECONDS = 60
"""How long a migration may pause between two statements, for example to load its steps from a slow disk."""


class TooNew(Exception):
    """A newer version has changed the database: what this one would write there may be wrong."""


def upgrade(engine: Engine) -> None:
    """All or nothing, in one transaction. Servers that start at the same time wait for each other."""
    with engine.connect() as connection:
        if _version(connection) not in (None, HEAD):
            connection.rollback()
            import alembic.operations  # noqa: F401  - not while a transaction waits: that takes seconds on a slow machine
    with begin_write(engine) as connection:
        if engine.dialect.name == "postgresql":
            _wait_for_others(connection)
        known = _version(connection)
        if known is None:
            metadata.create_all(connection)
            _note(connection, HEAD)
        elif known > HEAD:
            raise TooNew(f"this database was made by a newer Parlour (its step {known}; this one knows {HEAD})")
        elif known != HEAD:
            climb(connection)


def _wait_for_others(connection: Connection) -> None:
    """Get the lock of this transaction's migration. Its timeouts are not those of a move, except for tables: servers
    that play must not queue behind a step that waits for one."""
    wait = connection.scalar(text("SHOW lock_timeout"))
    for name, value in (
        ("statement_timeout", f"{LONGEST_SECONDS}s"),
        ("idle_in_transaction_session_timeout", f"{STATEMENT_PAUSE_SECONDS}s"),
        ("lock_timeout", f"{LONGEST_SECONDS}s"),
    ):
        connection.execute(text(f"SET LOCAL {name} = '{value}'"))
    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    connection.execute(text(f"SET LOCAL lock_timeout = '{wait}'"))


def climb(connection: Connection, to: str = HEAD) -> None:
    """Every step that a database lacks, or those up to one of them."""
    from alembic.migration import MigrationContext
    from alembic.operations import Operations

    known, operations = _version(connection) or "", Operations(MigrationContext.configure(connection))
    for step, names in STEPS.items():
        if known < step <= to:
            for name in names:
                _add(operations, *name.split("."))
            if step == "0001":
                _PULSE.create(connection)
            elif step == "0003":
                _stop_clocks(connection)
    _note(connection, to)


def _add(operations: "Operations", name: str, column: str = "") -> None:
    """Add a table, or a column of it, with its indexes."""
    table = metadata.tables[name]
    fresh = [one for one in table.columns if (one.name == column if column else f"{name}.{one.name}" not in _LATER)]
    if column:
        operations.add_column(name, *fresh)
    else:
        leads = (
            ForeignKeyConstraint([one.parent.name], [one.target_fullname], ondelete=one.ondelete)
            for one in table.foreign_keys
        )
        operations.create_table(name, *fresh, *leads)
    for index in table.indexes:
        if not {*index.columns}.isdisjoint(fresh):
            index.create(operations.get_bind())


def _stop_clocks(connection: Connection) -> None:
    """Stop the clocks that ran when the last lone server ended where its time did: from now on each server has its
    own."""
    connection.execute(
        text(
            "UPDATE tables SET clock_at = clock_at + "
            "CASE WHEN (SELECT max(alive) FROM house) > clock_wall "
            "THEN ((SELECT max(alive) FROM house) - clock_wall) * 100 / pace ELSE 0 END, clock_wall = NULL "
            "WHERE clock_wall IS NOT NULL"
        )
    )
    _PULSE.drop(connection)


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version


def _note(connection: Connection, step: str) -> None:
    # A server of a former version may have been killed between these two.
    connection.execute(
        text("CREATE TABLE IF NOT EXISTS alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)")
    )
    connection.execute(text("DELETE FROM alembic_version"))
    connection.execute(text("INSERT INTO alembic_version (version_num) VALUES (:step)"), {"step": step})
