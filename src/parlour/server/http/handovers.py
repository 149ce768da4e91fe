"""Continue on another device: a code that works once and hands over what a device holds.

The code is no token. It is made for one link, is never part of a path that a server or a proxy could log, and is worth
nothing after ten minutes.
"""

from typing import TypeVar

from aiohttp import web

from parlour.core import Refused
from parlour.server import wire
from parlour.server.http.asking import body
from parlour.server.http.hosts import address_of_server
from parlour.server.http.middleware import CLUB_MISSES, HANDOVERS, SERVER, address_of, spend, too_fast
from parlour.server.http.problems import answer
from parlour.server.tokens import new_handover, read_handover
from parlour.server.wall_clock import wall_now

routes = web.RouteTableDef()
SECONDS = 600
BODY_BYTES = 600 * 1024
"""A whole record, with its quotes escaped."""

T = TypeVar("T")


@routes.post("/api/handovers")
async def make(request: web.Request) -> web.Response:
    new = await body(request.clone(client_max_size=BODY_BYTES), wire.NewHandover)
    return answer(await leave(request, new.holds.encode()), 201)


@routes.post("/api/handovers/take")
async def take(request: web.Request) -> web.Response:
    asked = await body(request, wire.TakeHandover)
    return answer(wire.Handover((await taken(request, asked.code)).decode()))


async def leave(request: web.Request, holds: bytes, table: str = "") -> wire.HandoverMade:
    """Leave something for another device. A code that begins with a table is taken there and nowhere else."""
    spend(request, HANDOVERS, "too many links for other devices; wait a moment")
    server, now = request.app[SERVER], wall_now()
    code = "-".join(part for part in (table, new_handover()) if part)
    await server.store.ask(server.store.handovers.leave, code, holds, now, now + SECONDS * 1000)
    qr = await server.jobs.qr_codes.once(f"{address_of_server(request)}/on#{code}")
    return wire.HandoverMade(code, qr.decode(), SECONDS)


async def taken(request: web.Request, typed: str, table: str = "") -> bytes:
    """Return what a code hands over. Raises Refused, or TooFast for an address that guesses.

    Only wrong codes are counted: whoever has a right one gets in, whatever others at their address try.
    """
    server, code = request.app[SERVER], read_handover(typed, table)
    try:
        return await server.store.ask(server.store.handovers.take, code, wall_now())
    except Refused as refused:
        misses, address = request.app[CLUB_MISSES], address_of(request)
        if refused.code == "no-such-handover":
            if not misses.has_any(address):
                detail = "too many wrong links were tried from here; wait a minute"
                raise too_fast(request, CLUB_MISSES, detail) from None
            misses.take_up(address, server.neighbours.count)
        raise
