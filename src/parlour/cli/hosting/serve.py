"""`parlour serve` and `parlour schema`."""

import os
import re
import socket
import sys
from collections.abc import Callable, Mapping
from errno import EADDRINUSE
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from parlour.cli.hosting.environment import source, unknown
from parlour.cli.hosting.private_files import PRIVATE, make_private
from parlour.cli.output import print_json, stop
from parlour.core import Entry
from parlour.games import CATALOGUE

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop

    from parlour.server.options.motd import Message
    from parlour.server.options.public_options import PublicOptions
    from parlour.server.options.server_options import ServerOptions

_NAME = re.compile(r"([\w.-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?")
_FOLDER = re.compile(r"(/[A-Za-z0-9._~-]+)+")


def read_name(name: str | None) -> str | None:
    """Return the server's name in links, `play.example.org` or `play.example.org:8443`. Raises BadParameter."""
    if name is not None and not _NAME.fullmatch(name):
        raise typer.BadParameter(f"the name of this server is like play.example.org, not {name!r:.60}")
    return name


def read_base(base: str) -> str:
    """Return the folder as `/parlour`, without a slash at its end; `/` means none. Raises BadParameter."""
    base = base.rstrip("/")
    if base and (not _FOLDER.fullmatch(base) or {".", ".."} & set(base.split("/"))):
        raise typer.BadParameter("the folder in the address is like /parlour: letters, digits and .-_~ between strokes")
    return base


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 for a free one.")] = 8080,
    data: Annotated[Path, typer.Option(help="The folder of the database.")] = Path("data"),
    database: Annotated[str | None, typer.Option(help="Another database, as a URL.")] = None,
    keep_days: Annotated[int, typer.Option(min=1, help="Delete tables that nobody has used for this many days.")] = 60,
    name: Annotated[
        str | None, typer.Option(callback=read_name, help="The host name in links, such as play.example.org.")
    ] = None,
    base: Annotated[
        str,
        typer.Option(callback=read_base, metavar="PATH", help="The path of all pages, such as /parlour."),
    ] = "",
    metrics_token: Annotated[str | None, typer.Option(help="The bearer token that /metrics requires.")] = None,
    opening_word: Annotated[
        str | None, typer.Option(help="A word that people need to open a table, not to join one.")
    ] = None,
    motd: Annotated[str | None, typer.Option(metavar="TEXT", help="A message on the first page.")] = None,
    motd_file: Annotated[
        Path | None, typer.Option(help="The same from a file, read again when it changes; motd.uk.txt beside motd.txt.")
    ] = None,
    behind_proxy: Annotated[
        bool, typer.Option("--behind-proxy", help="Trust the proxy's last X-Forwarded-For.")
    ] = False,
    no_push: Annotated[bool, typer.Option("--no-push", help="Send no notifications (Web Push).")] = False,
    address: Annotated[
        str | None,
        typer.Option(metavar="HOST:PORT", help="The private address at which other servers reach this one."),
    ] = None,
    secret: Annotated[str | None, typer.Option(help="The secret that these servers share.")] = None,
    secret_file: Annotated[Path | None, typer.Option(help="The same from a file.")] = None,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Run this many servers behind one port; needs PostgreSQL.")
    ] = 1,
) -> None:
    """Run the server: everyone who finds the address can play. Every option can also be given by the environment:
    --port 80 as PARLOUR_PORT=80, --behind-proxy as PARLOUR_BEHIND_PROXY=yes."""
    from parlour.cli.hosting.cluster_options import read_plan
    from parlour.server.diagnostics import report_to_stderr
    from parlour.server.jobs.worker_processes import machine_share
    from parlour.server.options.public_options import PLAIN, PublicOptions
    from parlour.server.options.server_options import ServerOptions

    message = _read_message(context, motd, motd_file)
    report_to_stderr()
    os.umask(PRIVATE)
    for wrong in unknown(context, os.environ):
        typer.echo(wrong, err=True)
    if behind_proxy and name is None:
        typer.echo("--behind-proxy without --name: links and QR codes will name this machine, not the proxy", err=True)
    url = _read_url(context, data, database)
    plan = read_plan(url, address, _read_secret(context, secret, secret_file), workers)
    public = PublicOptions(
        behind_proxy=behind_proxy,
        name=name,
        base=base,
        opened_by=os.environ.get("PARLOUR_OPENED_BY", PLAIN.opened_by),  # `make play` has a command of its own
        metrics_token=metrics_token,
        opening_word=opening_word,
        message=message,
    )
    names = {option: source(context, option) for option in ("host", "port")}
    names["database"] = source(context, "data" if database is None else "database")
    if database is None:
        make_private(data)
    with machine_share(workers) as share:
        options = ServerOptions(
            host=host, port=port, public=public, keep_days=keep_days, push=not no_push, plan=plan, share=share
        )
        if workers == 1:
            _run(url, options, names, partial(_announce, host, public))
        else:
            _run_workers(url, options, names, workers)


def _read_message(context: typer.Context, text: str | None, file: Path | None) -> "Message":
    from parlour.server.options.motd import Message

    if text is not None and file is not None:
        stop(f"{source(context, 'motd')} and {source(context, 'motd_file')}: one of them is enough")
    if file is not None and not file.is_file():
        stop(f"there is no file {file} ({source(context, 'motd_file')})")
    return Message(text or "", file)


def _read_url(context: typer.Context, data: Path, database: str | None) -> str:
    from parlour.server.app import database_url

    try:
        return database or database_url(data)
    except OSError as wrong:
        stop(f"can't use the data folder {data} ({source(context, 'data')}): {wrong.strerror}")


def _read_secret(context: typer.Context, secret: str | None, file: Path | None) -> str | None:
    if file is None:
        return secret
    try:
        return file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as wrong:
        stop(f"can't read {file} ({source(context, 'secret_file')}): {getattr(wrong, 'strerror', wrong)}")


def _run_workers(url: str, options: "ServerOptions", names: dict[str, str], workers: int) -> None:
    """Run several servers on this machine behind one port."""
    from parlour.cli.hosting.cluster_options import run_workers
    from parlour.server.app import shown

    host, public = options.host, options.public
    try:
        work = partial(_work, url, names)
        run_workers(
            options, workers, work, lambda at: _announce(host, public, f"http://{shown(host)}:{at}{public.base}")
        )
    except OSError as wrong:
        stop(f"can't open {host}:{options.port}: {wrong.strerror or wrong}")


def _work(url: str, names: dict[str, str], options: "ServerOptions", number: int, channel: socket.socket) -> None:
    """Run one of several servers on this machine, in a process of its own."""
    from msgspec.structs import replace

    from parlour.server.diagnostics import report_to_stderr

    report_to_stderr()
    mine = replace(options.plan, address=options.plan.homes[number])
    try:
        _run(url, replace(options, plan=mine), names, lambda _: None, channel)
    except typer.Exit as ended:
        sys.exit(ended.exit_code)


def _run(
    url: str,
    options: "ServerOptions",
    names: dict[str, str],
    announce: Callable[[str], None],
    channel: socket.socket | None = None,
) -> None:
    """Run one server. `names`: how its options were given, for error messages."""
    from asyncio import Runner

    from sqlalchemy.exc import SQLAlchemyError

    from parlour.lexicon import Lexicon
    from parlour.server.app import serve as run
    from parlour.server.storage.alone import NotAlone
    from parlour.server.storage.engines import Unusable
    from parlour.server.storage.migrations import TooNew

    try:
        main = run(CATALOGUE, Lexicon.load, url, options, announce, library, channel)
        with Runner(loop_factory=_loop_factory()) as runner:
            runner.run(main)
    except NotAlone as wrong:
        stop(f"{wrong}; one folder is for one server")
    except TooNew as wrong:
        stop(f"{wrong}: install that version or a newer one")
    except (ImportError, SQLAlchemyError, Unusable) as wrong:
        stop(f"can't open the database ({names['database']}): {str(wrong).splitlines()[0]}")
    except OSError as wrong:
        plan = options.plan
        at = f"{options.host}:{options.port}" + (f" or {plan.address}" if plan.address else "")
        if wrong.errno == EADDRINUSE and not plan.address:
            stop(f"{options.port} is taken; try --port {options.port + 1}")
        stop(f"can't open {at} ({names['host']}, {names['port']}): {wrong.strerror or wrong}")


def schema(
    openapi: Annotated[bool, typer.Option("--openapi", help="Only the HTTP API, as OpenAPI 3.1.")] = False,
    socket: Annotated[bool, typer.Option("--socket", help="Only the messages of the WebSocket.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON, as always.")] = True,
) -> None:
    """The messages of the wire and of every game, as JSON Schema."""
    from parlour.server.http.openapi.description import openapi as make_openapi
    from parlour.server.wire.schema import schema as make
    from parlour.server.wire.schema import socket_schema

    if openapi and socket:
        stop("choose one of --openapi and --socket")
    print_json(make_openapi() if openapi else socket_schema() if socket else make(CATALOGUE))


def library() -> tuple[Mapping[str, Entry], Callable[[str], Any]]:
    """Return the games and the words, for a process beside the server."""
    from parlour.lexicon import Lexicon

    return CATALOGUE, Lexicon.load


def _announce(host: str, public: "PublicOptions", address: str) -> None:
    """Print the address, and one for phones on the network, or how to open the server to them."""
    from parlour.server.app import shown
    from parlour.server.http.networks import is_loopback, network_addresses

    print(f"Parlour is open at {address}", flush=True)
    for own in network_addresses(host)[:1]:
        print(f"On your network: http://{shown(own)}:{address.rpartition(':')[2]}", flush=True)
    if is_loopback(host) and public.name is None and not public.behind_proxy:
        print(f"For a link and a QR code that phones can open, start the server with {public.opened_by}", flush=True)


def _loop_factory() -> "Callable[[], AbstractEventLoop] | None":
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop
