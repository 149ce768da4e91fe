"""The devices of a seat: hand it to another one, list them, sign one out."""

import msgspec
from aiohttp import web

from parlour.core import Refused
from parlour.server import wire
from parlour.server.http.asking import body, find_room, remember
from parlour.server.http.handovers import leave, taken
from parlour.server.http.middleware import SERVER, bearer
from parlour.server.http.problems import answer
from parlour.server.room.people import devices
from parlour.server.room.room import Room
from parlour.server.tokens import hash_of, read_code
from parlour.server.wall_clock import wall_now

routes = web.RouteTableDef()


class _Left(msgspec.Struct):
    """What is left for the other device: who sits, and what the first device is called."""

    people: list[str]
    name: str


@routes.post("/api/tables/{code}/devices/new")
async def hand_over(request: web.Request) -> web.Response:
    asked = await body(request, wire.HandSeats)
    room = await find_room(request, asked.tokens[0])
    left = _Left(devices.people_with(room.shown.record, asked.tokens), asked.name)
    return answer(await leave(request, msgspec.json.encode(left), room.record.code), 201)


@routes.post("/api/tables/{code}/devices")
async def take(request: web.Request) -> web.Response:
    """The code of the handover is proof enough, so the table is found without its link."""
    asked, code = await body(request, wire.NewDevice), read_code(request.match_info["code"])
    if code is None:
        raise Refused("no-such-handover", "no device has made this link")
    left = msgspec.json.decode(await taken(request, asked.handover, code), type=_Left)
    room = await request.app[SERVER].rooms.wake(code)
    record, seats = devices.with_device(room.record, left.people, (left.name, asked.name), wall_now())
    room.state.change(record)
    await room.stored()
    return remember(request, answer(wire.DeviceSeats(seats), 201), room.record)


@routes.get("/api/tables/{code}/devices")
async def look(request: web.Request) -> web.Response:
    return answer(_devices(await find_room(request), hash_of(bearer(request))))


@routes.post("/api/tables/{code}/devices/off")
async def sign_out(request: web.Request) -> web.Response:
    asked, room = await body(request, wire.SignOut), await find_room(request)
    hashed = hash_of(bearer(request))
    room.state.change(devices.without_device(room.record, hashed, asked.id))
    await room.stored()
    return answer({})


def _devices(room: Room, hashed: str) -> list[wire.DeviceView]:
    here = {one.who.shown for one in room.crowd}
    return [
        wire.DeviceView(one.id, one.name, one.since or None, one.token in here, one.token == hashed)
        for one in devices.devices_of(room.shown.record, hashed)
    ]
