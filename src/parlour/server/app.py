"""The web application, and the server that runs it."""

import asyncio
import contextlib
import gc
import signal
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path

from aiohttp import web

from parlour.core import Entry
from parlour.server.house import KEEP_DAYS, House
from parlour.server.http import api, middleware, pages
from parlour.server.http.door import PLAIN, Door
from parlour.server.limits import ByAddress, Limits
from parlour.server.memory import tidy, use_few_heaps
from parlour.server.room.games import Load
from parlour.server.room.reviews import Library
from parlour.server.storage.alone import alone
from parlour.server.storage.store import Store
from parlour.server.vitals import Vitals

KEEP_SECONDS = 75.0
"""A connection on which no request comes, or only bit by bit, is closed after this."""


def make_app(house: House, door: Door = PLAIN) -> web.Application:
    limits = house.limits
    app = web.Application(
        client_max_size=limits.body_bytes, middlewares=[pages.secure, middleware.problems, middleware.limits]
    )
    app[middleware.HOUSE] = house
    app[middleware.DOOR] = door
    app[middleware.VITALS] = Vitals()
    app[middleware.REQUESTS] = ByAddress(limits.requests)
    app[middleware.TABLES] = ByAddress(limits.tables)
    app[middleware.PICTURES] = ByAddress(limits.pictures)
    app[middleware.MISSES] = ByAddress(limits.misses)
    app[middleware.WORDS] = ByAddress(limits.words)
    _mount(app, door.base)
    return app


def _mount(app: web.Application, base: str) -> None:
    """Everything under one folder. What lies beside it is not ours to answer for."""
    for route in api.routes:
        assert isinstance(route, web.RouteDef)
        app.router.add_route(route.method, base + route.path, route.handler, **route.kwargs)
    app.router.add_get(base + "/{path:.*}", pages.page)
    if base:
        app.router.add_get(base, pages.to_the_door)


@contextlib.asynccontextmanager
async def running(house: House, host: str, port: int, door: Door = PLAIN) -> AsyncIterator[str]:
    """The server, open to the world; its address."""
    await house.open()
    app = make_app(house, door)
    house.tasks.spawn(app[middleware.VITALS].watch())
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0, keepalive_timeout=KEEP_SECONDS)
    await runner.setup()
    site = web.TCPSite(runner, host, port, backlog=1024)
    try:
        await site.start()
        yield f"http://{_shown(host)}:{runner.addresses[0][1]}{door.base}"
        await site.stop()
    finally:
        await house.close()
        await runner.cleanup()


def _shown(host: str) -> str:
    shown = {"0.0.0.0": "localhost", "::": "localhost", "": "localhost"}.get(host, host)
    return f"[{shown}]" if ":" in shown else shown


def database_url(data: Path) -> str:
    data.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{(data / 'parlour.db').resolve()}"


async def serve(
    catalogue: Mapping[str, Entry],
    load: Load,
    *,
    url: str,
    host: str,
    port: int,
    door: Door = PLAIN,
    keep_days: int = KEEP_DAYS,
    limits: Limits | None = None,
    library: Library | None = None,
    announce: Callable[[str], None],
) -> None:
    """Run until told to stop (SIGTERM or SIGINT)."""
    _allow_many_connections()
    use_few_heaps()
    stop = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, stop.set)
    with alone(url):
        house = House(catalogue, load, Store(url), limits, keep_days=keep_days, library=library)
        async with running(house, host, port, door) as address:
            announce(address)
            house.tasks.spawn(_warm(house))
            house.tasks.spawn(tidy(lambda: len(house.rooms)))
            await stop.wait()


def _allow_many_connections() -> None:
    """Each takes an open file, of which a process may have 1,024 on many systems unless it asks for more."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def _warm(house: House) -> None:
    """Load the lexicons, then keep the collector from walking through them again and again.

    Connections and rooms that are gone hold on to themselves in circles, so it can't do without. With these numbers a
    usual pause is 3 ms. A walk through everything, a third of a second with 2,000 rooms, comes after the house has
    grown by a quarter and a million and a half objects were made: every few minutes when it is that full.
    """
    await house.games.warm()
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 30)
