"""Continue on another device: a code that works once and hands over what a device holds.

The code is no token. It is made for one link, is never part of a path that a server or a proxy could log, and is worth
nothing after ten minutes.
"""

from typing import Any

import msgspec
from aiohttp import web

from parlour.core import Refused
from parlour.server import wire
from parlour.server.http.asking import body, find_room, remember
from parlour.server.http.hosts import address_of_server
from parlour.server.http.middleware import SERVER, bearer, miss, spend
from parlour.server.http.problems import answer
from parlour.server.http.routes import SEAT, Routes
from parlour.server.room.people import devices
from parlour.server.tokens import hash_of, new_handover, read_code, read_handover
from parlour.server.wall_clock import wall_now

routes = Routes("devices")
SECONDS = 600
BODY_BYTES = 600 * 1024
"""A whole record, with its quotes escaped."""


@routes.post(
    "/api/handovers", "A code that hands something else over", takes=wire.NewHandover, status=201, query=("at",)
)
async def make(request: web.Request) -> wire.HandoverMade:
    new = await body(request.clone(client_max_size=BODY_BYTES), wire.NewHandover)
    return await leave(request, new.holds.encode())


@routes.post("/api/handovers/take", "Take what a code hands over")
async def take(request: web.Request, asked: wire.TakeHandover) -> wire.Handover:
    return wire.Handover((await taken(request, asked.code)).decode())


async def leave(request: web.Request, holds: bytes, table: str = "") -> wire.HandoverMade:
    """Leave something for another device. A code that begins with a table is taken there and nowhere else."""
    spend(request, "handovers", "too many links for other devices; wait a moment")
    server, now = request.app[SERVER], wall_now()
    code = "-".join(part for part in (table, new_handover()) if part)
    await server.store.ask(server.store.handovers.leave, code, holds, now, now + SECONDS * 1000)
    qr = await server.jobs.qr_codes.once(f"{address_of_server(request)}/on#{code}")
    return wire.HandoverMade(code, qr.decode(), SECONDS)


async def taken(request: web.Request, typed: str, table: str = "") -> bytes:
    """Return what a code hands over. Raises Refused, or TooFast for an address that guesses: only wrong codes count."""
    server, code = request.app[SERVER], read_handover(typed, table)
    try:
        return await server.store.ask(server.store.handovers.take, code, wall_now())
    except Refused as refused:
        if refused.code == "no-such-handover":
            miss(request, "too many wrong links were tried from here; wait a minute")
        raise


class _Left(msgspec.Struct):
    """What is left for the other device: who sits, and what the first device is called."""

    people: list[str]
    name: str


@routes.post("/api/tables/{code}/devices/new", "A code that hands seats to another device", status=201, query=("at",))
async def hand_over(request: web.Request, asked: wire.HandSeats) -> wire.HandoverMade:
    room = await find_room(request, asked.tokens[0])
    left = _Left(devices.people_with(room.shown.record, asked.tokens), asked.name)
    return await leave(request, msgspec.json.encode(left), room.record.code)


@routes.post("/api/tables/{code}/devices", "Take the seats of another device", wire.DeviceSeats, status=201)
async def take_seats(request: web.Request, asked: wire.NewDevice) -> web.Response:
    """The code of the handover is proof enough, so the table is found without its link."""
    code = read_code(request.match_info["code"])
    if code is None:
        raise Refused("no-such-handover", "no device has made this link")
    left = msgspec.json.decode(await taken(request, asked.handover, code), type=_Left)
    room = await request.app[SERVER].rooms.wake(code)
    record, seats = devices.with_device(room.record, left.people, (left.name, asked.name), wall_now())
    room.state.change(record)
    await room.stored()
    return remember(request, answer(wire.DeviceSeats(seats), 201), room.record)


@routes.get("/api/tables/{code}/devices", "The devices that hold a seat", bearer=SEAT)
async def look(request: web.Request) -> list[wire.DeviceView]:
    room, hashed = await find_room(request), hash_of(bearer(request))
    here = {one.who.shown for one in room.crowd}
    return [
        wire.DeviceView(one.id, one.name, one.since or None, one.token in here, one.token == hashed)
        for one in devices.devices_of(room.shown.record, hashed)
    ]


@routes.post("/api/tables/{code}/devices/off", "Sign a device out", bearer=SEAT)
async def sign_out(request: web.Request, asked: wire.SignOut) -> dict[str, Any]:
    room = await find_room(request)
    room.state.change(devices.without_device(room.record, hash_of(bearer(request)), asked.id))
    await room.stored()
    return {}
