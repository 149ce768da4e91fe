"""Servers of a cluster that can stop inside a commit, have a wrong clock, or lack what makes them safe.

No option of the real server does any of this.
"""

import asyncio
import os
import signal
from pathlib import Path
from time import time
from typing import Any

import uvloop

from lab.spawner import Options, fork_servers
from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon
from parlour.server import app, diagnostics, wall_clock
from parlour.server.cluster import neighbours
from parlour.server.options import ServerOptions
from parlour.server.storage import leases
from parlour.server.storage.store import Store

YEAR = 366 * 86_400.0


def stop_inside_a_commit(flag: str) -> None:
    """Stop this server between its last statement and COMMIT, once, as soon as the file `flag` exists."""
    made = Store.__init__

    def init(store: Store, url: str) -> None:
        made(store, url)
        insert = store._insert_lines

        def run(connection: Any, records: Any) -> None:
            insert(connection, records)
            if Path(flag).exists():
                Path(flag).unlink()
                os.kill(os.getpid(), signal.SIGSTOP)

        store._insert_lines = run

    Store.__init__ = init  # type: ignore[method-assign]


def set_clock(flag: str) -> None:
    """Set the clock of this server's machine a year ahead while the file `flag` exists."""
    wall_clock.time = lambda: time() + (YEAR if os.path.exists(flag) else 0)  # type: ignore[attr-defined]


def without_fence() -> None:
    """Let this server store lines even if it has lost its tables."""

    def renew(connection: Any, me: str, alive: int | None = None) -> None:
        connection.execute(leases._renew, {"me": me, "now": alive, "lease": leases.LEASE_MS})

    leases.renew = renew


def without_lock() -> None:
    """Let this server take over tables without waiting for a commit of their owner."""

    def bury(connection: Any, id: str, _is_dead: Any) -> bool:
        connection.exec_driver_sql("UPDATE tables SET owner = NULL, clock_wall = NULL WHERE owner = %s", (id,))
        return True

    leases.bury = bury


MUTANTS = {"no-fence": without_fence, "no-lock": without_lock}


def start(options: Options) -> None:
    if "version" in options:
        neighbours.__version__ = options.pop("version")  # type: ignore[attr-defined]
    if mutant := options.pop("mutant", None):
        MUTANTS[mutant]()
    stop_inside_a_commit(options.pop("flag"))
    set_clock(options.pop("clock"))
    log = os.open(options.pop("log"), os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(log, 2)
    diagnostics.report_to_stderr()
    plan = neighbours.Plan(options["address"], options["secret"], listen=options["inner"])
    served = app.serve(
        CATALOGUE,
        Lexicon.load,
        options["url"],
        ServerOptions(port=options["port"], plan=plan),
        lambda address: print(f"open {address}", flush=True),
    )
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(served)


if __name__ == "__main__":
    fork_servers(start)
