"""`parlour serve` and `parlour schema`."""

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.cli.hosting.stored_tables import PRIVATE, make_private
from parlour.cli.output import print_json, stop
from parlour.cli.plain import source, unknown
from parlour.games import CATALOGUE

if TYPE_CHECKING:
    from parlour.server.options import Message

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
        str, typer.Option(callback=read_base, metavar="PATH", help="The path of all pages, such as /parlour.")
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
        str | None, typer.Option(metavar="HOST:PORT", help="The private address at which other servers reach this one.")
    ] = None,
    secret: Annotated[str | None, typer.Option(help="The secret that these servers share.")] = None,
    secret_file: Annotated[Path | None, typer.Option(help="The same from a file.")] = None,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Run this many servers behind one port; needs PostgreSQL.")
    ] = 1,
) -> None:
    """Run the server: everyone who finds the address can play. Every option can also be given by the environment:
    --port 80 as PARLOUR_PORT=80, --behind-proxy as PARLOUR_BEHIND_PROXY=yes."""
    from parlour.cli.hosting.running import read_plan, run
    from parlour.server.options import PLAIN, PublicOptions, ServerOptions

    message = _read_message(context, motd, motd_file)
    os.umask(PRIVATE)
    _warn(context, behind_proxy, name)
    url = _read_url(context, data, database)
    public = PublicOptions(
        behind_proxy=behind_proxy,
        name=name,
        base=base,
        opened_by=os.environ.get("PARLOUR_OPENED_BY", PLAIN.opened_by),  # `make play` has a command of its own
        metrics_token=metrics_token,
        opening_word=opening_word,
        message=message,
    )
    plan = read_plan(url, address, _read_secret(context, secret, secret_file), workers)
    options = ServerOptions(host=host, port=port, public=public, keep_days=keep_days, push=not no_push, plan=plan)
    given = {"host": "host", "port": "port", "database": "data" if database is None else "database"}
    run(url, options, workers, {name: source(context, option) for name, option in given.items()})


def _warn(context: typer.Context, behind_proxy: bool, name: str | None) -> None:
    for wrong in unknown(context, os.environ):
        typer.echo(wrong, err=True)
    if behind_proxy and name is None:
        typer.echo("--behind-proxy without --name: links and QR codes will name this machine, not the proxy", err=True)


def _read_message(context: typer.Context, text: str | None, file: Path | None) -> "Message":
    from parlour.server.options import Message

    if text is not None and file is not None:
        stop(f"{source(context, 'motd')} and {source(context, 'motd_file')}: one of them is enough")
    if file is not None and not file.is_file():
        stop(f"there is no file {file} ({source(context, 'motd_file')})")
    return Message(text or "", file)


def _read_url(context: typer.Context, data: Path, database: str | None) -> str:
    from parlour.server.app import database_url

    if database is not None:
        return database
    try:
        url = database_url(data)
    except OSError as wrong:
        stop(f"can't use the data folder {data} ({source(context, 'data')}): {wrong.strerror}")
    make_private(data)
    return url


def _read_secret(context: typer.Context, secret: str | None, file: Path | None) -> str | None:
    if file is None:
        return secret
    try:
        return file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as wrong:
        stop(f"can't read {file} ({source(context, 'secret_file')}): {getattr(wrong, 'strerror', wrong)}")


def schema(
    openapi: Annotated[bool, typer.Option("--openapi", help="Only the HTTP API, as OpenAPI 3.1.")] = False,
    socket: Annotated[bool, typer.Option("--socket", help="Only the messages of the WebSocket.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON, as always.")] = True,
) -> None:
    """The messages of the wire and of every game, as JSON Schema."""
    from parlour.server.http.openapi import openapi as make_openapi
    from parlour.server.wire.schema import schema as make
    from parlour.server.wire.schema import socket_schema

    if openapi and socket:
        stop("choose one of --openapi and --socket")
    print_json(make_openapi() if openapi else socket_schema() if socket else make(CATALOGUE))
