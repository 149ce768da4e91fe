"""Running one server, or several behind one port. Errors that keep them from running are one line each."""

import asyncio
import socket
import sys
from collections.abc import Callable, Mapping
from errno import EADDRINUSE
from functools import partial
from secrets import token_hex
from typing import Any

import typer
from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from parlour.cli.output import stop
from parlour.core import Entry
from parlour.games import CATALOGUE
from parlour.lexicon import Lexicon
from parlour.server import app
from parlour.server.cluster.neighbours import Plan
from parlour.server.cluster.workers import Workers, free_addresses, listen
from parlour.server.diagnostics import report_to_stderr
from parlour.server.http.hosts import is_loopback, network_addresses
from parlour.server.jobs.pools import machine_share
from parlour.server.options import ServerOptions
from parlour.server.storage.engines import NotAlone, Unusable
from parlour.server.storage.migrations import TooNew


def read_plan(url: str, address: str | None, secret: str | None, workers: int) -> Plan:
    """Return how other servers on the same database reach this one. Exits with one line on bad options."""
    is_file = url.startswith("sqlite")
    if workers > 1 and is_file:
        stop("--workers needs a database for several: --database postgresql://… (SQLite is for one server)")
    if address is None:
        return Plan("", secret or "")
    if is_file:
        stop("--address is for several servers on one PostgreSQL: --database postgresql://…")
    address = address.removeprefix("http://").removesuffix("/")
    host, _, port = address.rpartition(":")
    if not host or not port.isdigit() or not 0 < int(port) < 65536 - workers:
        stop(f"--address is how other servers reach this one, as 10.0.0.5:9000, not {address!r}")
    if not secret:
        stop("--address needs --secret or --secret-file: the same for every server on this database")
    return Plan(address, secret)


def homes_of(plan: Plan, workers: int) -> Plan:
    """Give each worker an address of its own: consecutive ports, or any free ones on this machine."""
    if not plan.address:
        return Plan("", plan.secret or token_hex(16), homes=tuple(free_addresses(workers)))
    host, _, port = plan.address.rpartition(":")
    return Plan(plan.address, plan.secret, homes=tuple(f"{host}:{int(port) + n}" for n in range(workers)))


Names = Mapping[str, str]
"""How options were given, for error messages: `--port` or `PARLOUR_PORT`."""


def run(url: str, options: ServerOptions, workers: int, names: Names) -> None:
    """Run one server, or several workers, until SIGTERM or SIGINT. Exits with one line if that can't be."""
    report_to_stderr()
    with machine_share(workers) as share:
        options = replace(options, share=share)
        if workers == 1:
            _run_one(url, options, names, partial(announce, options))
        else:
            _run_workers(url, options, names, workers)


def _run_one(
    url: str,
    options: ServerOptions,
    names: Names,
    announce: Callable[[str], None],
    channel: socket.socket | None = None,
) -> None:
    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(app.serve(CATALOGUE, Lexicon.load, url, options, announce, library, channel))
    except NotAlone as wrong:
        stop(f"{wrong}; one folder is for one server")
    except TooNew as wrong:
        stop(f"{wrong}: install that version or a newer one")
    except (ImportError, SQLAlchemyError, Unusable) as wrong:
        stop(f"can't open the database ({names['database']}): {str(wrong).splitlines()[0]}")
    except OSError as wrong:
        stop(_why_not_open(wrong, options, names))


def _why_not_open(wrong: OSError, options: ServerOptions, names: Names) -> str:
    plan, port = options.plan, options.port
    if wrong.errno == EADDRINUSE and not plan.address:
        return f"{port} is taken; try --port {port + 1}"
    at = f"{options.host}:{port}" + (f" or {plan.address}" if plan.address else "")
    return f"can't open {at} ({names['host']}, {names['port']}): {wrong.strerror or wrong}"


def _run_workers(url: str, options: ServerOptions, names: Names, workers: int) -> None:
    """Open the port in this process and start a server in each worker."""
    try:
        listening = listen(options.host, options.port)
    except OSError as wrong:
        stop(f"can't open {options.host}:{options.port}: {wrong.strerror or wrong}")
    with listening:
        at = listening.getsockname()[1]
        options = replace(options, port=at, plan=homes_of(options.plan, workers))
        address = f"http://{app.shown(options.host)}:{at}{options.public.base}"

        async def run() -> int:
            work = partial(_work, url, options, names)
            return await Workers(workers, work).run(listening, partial(announce, options, address))

        sys.exit(asyncio.run(run()))


def _work(url: str, options: ServerOptions, names: Names, number: int, channel: socket.socket) -> None:
    """Run one of several servers on this machine, in a process of its own."""
    report_to_stderr()
    mine = replace(options.plan, address=options.plan.homes[number])
    try:
        _run_one(url, replace(options, plan=mine), names, lambda _: None, channel)
    except typer.Exit as ended:
        sys.exit(ended.exit_code)


def library() -> tuple[Mapping[str, Entry], Callable[[str], Any]]:
    """Return the games and the words, for a process beside the server."""
    return CATALOGUE, Lexicon.load


def announce(options: ServerOptions, address: str) -> None:
    """Print the address, and one for phones on the network, or how to open the server to them."""
    host, public = options.host, options.public
    print(f"Parlour is open at {address}", flush=True)
    for own in network_addresses(host)[:1]:
        print(f"On your network: http://{app.shown(own)}:{address.rpartition(':')[2]}", flush=True)
    if is_loopback(host) and public.name is None and not public.behind_proxy:
        print(f"For a link and a QR code that phones can open, start the server with {public.opened_by}", flush=True)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop
