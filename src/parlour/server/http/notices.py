"""Subscriptions to notices that it is one's turn (COM-22)."""

from aiohttp import web

from parlour.server import wire
from parlour.server.http.asking import body, find_room
from parlour.server.http.middleware import PICTURES, SERVER, bearer, spend
from parlour.server.http.problems import answer
from parlour.server.tokens import hash_of

routes = web.RouteTableDef()


@routes.post("/api/tables/{code}/push")
async def tell_me(request: web.Request) -> web.Response:
    new, room = await body(request, wire.NewPush), await find_room(request)
    spend(request, PICTURES, "too many browsers; wait a moment")
    await request.app[SERVER].notices.subscribe(room.shown, hash_of(bearer(request)), new)
    return answer({})


@routes.post("/api/tables/{code}/push/off")
async def let_me_be(request: web.Request) -> web.Response:
    old, room = await body(request, wire.NoPush), await find_room(request)
    await request.app[SERVER].notices.unsubscribe(room.shown.record, hash_of(bearer(request)), old.endpoint)
    return answer({})
