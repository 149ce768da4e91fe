"""The web application, and the server that runs it."""

import asyncio
import contextlib
import gc
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from aiohttp import web
from msgspec.structs import replace

from parlour.core import Entry
from parlour.server.cluster.neighbours import Door
from parlour.server.cluster.workers import HandedSite
from parlour.server.http import hosts, middleware, pages
from parlour.server.http.openapi import ROUTES
from parlour.server.http.relay import peers
from parlour.server.http.relay.relay import RELAY, Relay, to_its_server
from parlour.server.jobs.pools import Library
from parlour.server.limits import LimitsByAddress
from parlour.server.loading.game_loader import Load
from parlour.server.options import PublicOptions, ServerOptions
from parlour.server.server import Server
from parlour.server.storage.engines import alone
from parlour.server.storage.store import Store
from parlour.server.tables import waking
from parlour.server.tasks import repeat
from parlour.server.vitals import Vitals, tidy, use_few_heaps

OpenSite = Callable[[web.AppRunner], web.BaseSite]
KEEP_SECONDS = 75.0
"""A connection without a complete request for this long is closed."""


def make_app(server: Server) -> web.Application:
    options = server.options.public
    app = _app(server, options, pages.secure, middleware.problems, hosts.only_ours, middleware.limits, to_its_server)
    app[RELAY] = Relay(server.options.plan.secret)
    app[middleware.VITALS] = Vitals()
    app[middleware.LIMITS] = LimitsByAddress(server.limits)
    app.router.add_get(options.base + "/{path:.*}", pages.page)
    if options.base:
        app.router.add_get(options.base, pages.add_slash)
    return app


def make_inner_app(outside: web.Application) -> web.Application:
    """The application that other servers reach: the same tables with the same limits."""
    server = outside[middleware.SERVER]
    options = replace(server.options.public, is_inside=True, behind_proxy=True)
    app = _app(server, options, pages.secure, middleware.problems, peers.only_servers, middleware.limits, to_its_server)
    app[RELAY] = outside[RELAY]
    app[middleware.VITALS] = outside[middleware.VITALS]
    app[middleware.LIMITS] = outside[middleware.LIMITS]
    app.router.add_get(peers.WHO, peers.who)
    app.router.add_get(peers.READY, peers.ready)
    app.router.add_get(peers.REACHED, peers.reached)
    app.router.add_get(peers.WAKE, peers.wake)
    return app


def _app(server: Server, options: PublicOptions, *middlewares: Any) -> web.Application:
    app = web.Application(client_max_size=server.limits.body_bytes, middlewares=middlewares)
    app[middleware.SERVER] = server
    app[middleware.OPTIONS] = options
    for route in ROUTES:  # all are under the folder of this server
        assert isinstance(route, web.RouteDef)
        web.RouteDef(route.method, options.base + route.path, route.handler, route.kwargs).register(app.router)
    return app


@contextlib.asynccontextmanager
async def running(server: Server, open_site: OpenSite | None = None) -> AsyncIterator[str]:
    """Run a server and yield its address. `open_site`: where its connections come from, if not from its own port."""
    await server.open()
    app, options = make_app(server), server.options
    server.tasks.spawn(app[middleware.VITALS].watch())
    await waking.look_for_closed(server.store, server.rooms)
    look = partial(waking.look_for_closed, server.store, server.rooms)
    server.tasks.spawn(repeat(look, waking.CLOSED_POLL_SECONDS, first=waking.CLOSED_POLL_SECONDS))
    runner = await _opened_runner(app)
    try:
        async with _open_to_servers(server, app) as door:
            try:
                await server.enter(door)
                site = (open_site or partial(web.TCPSite, host=options.host, port=options.port, backlog=1024))(runner)
                await site.start()
                port = options.port if open_site is not None else runner.addresses[0][1]
                yield f"http://{shown(options.host)}:{port}{options.public.base}"
                await server.drain()
                await site.stop()
            finally:
                await server.close()
    finally:
        await runner.cleanup()


async def _opened_runner(app: web.Application) -> web.AppRunner:
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0, keepalive_timeout=KEEP_SECONDS)
    await runner.setup()
    assert runner.server is not None
    runner.server.request_factory = partial(app._make_request, _cls=pages.Guarded)
    return runner


@contextlib.asynccontextmanager
async def _open_to_servers(server: Server, app: web.Application) -> AsyncIterator[Door]:
    """Listen for the other servers on the same database, if this one has an address for them."""
    plan, relay = server.options.plan, app[RELAY]
    try:
        if not plan.address:
            yield Door(relay.cut)
            return
        runner = await _opened_runner(make_inner_app(app))
        try:
            host, _, port = (plan.listen or plan.address).rpartition(":")
            await web.TCPSite(runner, host.strip("[]"), int(port), backlog=1024).start()
            address = plan.address if plan.listen else f"{host}:{runner.addresses[0][1]}"
            server.tasks.spawn(relay.watch())
            yield Door(relay.cut, address, peers.Asker(relay.session, plan.secret))
        finally:
            await runner.cleanup()
    finally:
        await relay.close()


def shown(host: str) -> str:
    shown = {"0.0.0.0": "localhost", "::": "localhost", "": "localhost"}.get(host, host)
    return f"[{shown}]" if ":" in shown else shown


def database_url(data: Path) -> str:
    data.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{(data / 'parlour.db').resolve()}"


async def serve(
    catalogue: Mapping[str, Entry],
    load: Load,
    url: str,
    options: ServerOptions,
    announce: Callable[[str], None],
    library: Library | None = None,
    channel: socket.socket | None = None,
) -> None:
    """Run on the database at `url` until SIGTERM or SIGINT. `channel`: brings connections that another process has
    accepted."""
    _allow_many_connections()
    use_few_heaps()
    stop = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, stop.set)
    with alone(url):
        server = Server(catalogue, load, Store(url), options, library)
        await server.games.try_all()
        site = None if channel is None else partial(HandedSite, channel=channel, on_end=stop.set)
        async with running(server, site) as address:
            announce(address)
            server.tasks.spawn(_warm(server))
            server.tasks.spawn(tidy(lambda: len(server.rooms)))
            await stop.wait()


def _allow_many_connections() -> None:
    """Each takes an open file. On many systems a process has 1,024 unless it asks for more."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def _warm(server: Server) -> None:
    """Load the lexicons, then keep the collector from walking through them again and again.

    Closed rooms are in reference cycles, so the collector is needed. With these thresholds a pause takes 1 to 4 ms, and
    up to 36 ms after thousands of people have come. A full collection, a third of a second with 2,000 rooms, comes only
    after the server has grown by a quarter and seven million objects were made.
    """
    await server.games.versions()
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 5, 300)
