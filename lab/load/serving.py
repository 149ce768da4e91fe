"""Serve without the limits that a generator on one address would meet: `python -m lab.load.serving FOLDER`.

The pause between rounds is left out, or nobody could claim once a second. So is the search for the best plays,
which takes about 0.1 ms a round.
"""

import argparse
import os
import resource
import sys
from pathlib import Path

import uvloop

from lab.load.relay import serve_relay
from lab.servers import ROOT, Server
from parlour.games import CATALOGUE
from parlour.games.bottle.steps import rounds
from parlour.lexicon import Lexicon
from parlour.server.app import database_url, serve
from parlour.server.cluster.neighbours import Plan
from parlour.server.limits import Limits, Rate
from parlour.server.options import ServerOptions
from parlour.server.tables import beat

SERVER_CORE, GENERATOR_CORE = 0, 1
UNLIMITED = ("messages", "frames", "frames_of_address", "requests", "pages", "tables", "misses")


def load_server(folder: str, *options: str, python: str = sys.executable, tree: Path = ROOT) -> Server:
    """Return a server for load on a core of its own. `options`: as below."""
    return Server("-m", "lab.load.serving", folder, *options, python=python, tree=tree)


def pin(core: int) -> None:
    """Keep this process on one core, and let it open as many files as the system allows."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if (os.cpu_count() or 1) > 1 and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})


def serve_unlimited(folder: str, database: str, gather: float | None) -> None:
    rounds.BREATH = 0
    if gather is not None:
        beat.GATHER_SECONDS = beat.BUSY_SECONDS = gather / 1000
    free = Rate(1e6, 1e6)
    served = serve(
        CATALOGUE,
        Lexicon.load,
        database or database_url(Path(folder)),
        ServerOptions(
            limits=Limits(**dict.fromkeys(UNLIMITED, free), connections=1_000_000),
            plan=Plan("127.0.0.1:0", "bench") if database else Plan(),
        ),
        lambda address: print(f"open at {address}", flush=True),
    )
    uvloop.run(served)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("folder")
    options.add_argument("--relay", action="store_true", help="a plain relay instead of our server")
    options.add_argument("--database", default="", help="a PostgreSQL that several servers may share")
    options.add_argument("--gather", type=float, help="ms from one beat to the next, however little there is to do")
    options.add_argument("--core", type=int, default=SERVER_CORE)
    given = options.parse_args()
    pin(given.core)
    if given.relay:
        uvloop.run(serve_relay())
    else:
        serve_unlimited(given.folder, given.database, given.gather)


if __name__ == "__main__":
    main()
