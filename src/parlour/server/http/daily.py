"""The rolls of the days. A device proves who it is by a key that it made up."""

from aiohttp import web

from parlour.server import wire
from parlour.server.http.asking import body
from parlour.server.http.middleware import SERVER, TABLES, address_of, bearer, spend
from parlour.server.http.opening_word import check_word
from parlour.server.http.problems import answer
from parlour.server.storage.day_plays import Which

routes = web.RouteTableDef()
ROLL = "/api/days/{day}/{language}/{game}"


@routes.get("/api/days")
async def overview(request: web.Request) -> web.Response:
    return answer(request.app[SERVER].days.overview())


@routes.get("/api/days/{day}/{language}")
async def states(request: web.Request) -> web.Response:
    days, asked = request.app[SERVER].days, request.match_info
    days.check_day(asked["day"], asked["language"])
    return answer(await days.states(asked["day"], asked["language"], bearer(request)))


@routes.get(ROLL)
async def result(request: web.Request) -> web.Response:
    return answer(await request.app[SERVER].days.result(_which(request), bearer(request), address_of(request)))


@routes.post(ROLL)
async def play(request: web.Request) -> web.Response:
    which, new = _which(request), await body(request, wire.NewDayPlay)
    spend(request, TABLES, "too many new tables; wait a moment")
    check_word(request, new.word)
    return answer(await request.app[SERVER].days.play(which, bearer(request), new.name, address_of(request)), 201)


def _which(request: web.Request) -> Which:
    asked = request.match_info
    return request.app[SERVER].days.read(asked["day"], asked["language"], asked["game"])
