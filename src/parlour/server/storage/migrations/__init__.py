"""The database's history: each change of its shape is a step in `versions/`.

Two versions live side by side while servers are replaced one by one: so a step only adds, and the server before it
goes on. A new database is made at once as it is today; an old one goes through the steps it lacks. Alembic is only
loaded for that: it would cost every start a third of a second.
"""

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

from parlour.server.storage.engines import begin_write
from parlour.server.storage.tables import metadata

HEAD = "0014"
"""The newest step. A test checks that it is, and that the steps lead to what `tables.py` says."""
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
            import alembic.command  # noqa: F401  - not while a transaction waits: that takes seconds on a slow machine
    with begin_write(engine) as connection:
        if engine.dialect.name == "postgresql":
            _wait_for_others(connection)
        known = _version(connection)
        if known is None:
            _create(connection)
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


def climb(connection: Connection, to: str = "head") -> None:
    """Every step that a database lacks, or those up to one of them."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version


def _create(connection: Connection) -> None:
    metadata.create_all(connection)
    # A server of a former version may have been killed between these two.
    connection.execute(
        text("CREATE TABLE IF NOT EXISTS alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)")
    )
    connection.execute(text("INSERT INTO alembic_version (version_num) VALUES (:head)"), {"head": HEAD})
