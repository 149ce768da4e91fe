"""The rolls of the days, and boards of friends who play them. A device proves who it is by a key that it made up."""

from aiohttp import web

from parlour.server import wire
from parlour.server.days.boards import NoSuchBoard
from parlour.server.http.asking import body, check_opening
from parlour.server.http.middleware import SERVER, address_of, bearer, miss, spend
from parlour.server.http.problems import answer
from parlour.server.storage.board_records import BoardRecord
from parlour.server.storage.day_plays import Which
from parlour.server.tokens import read_code

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
    check_opening(request, new.word)
    return answer(await request.app[SERVER].days.play(which, bearer(request), new.name, address_of(request)), 201)


def _which(request: web.Request) -> Which:
    asked = request.match_info
    return request.app[SERVER].days.read(asked["day"], asked["language"], asked["game"])


@routes.post("/api/boards")
async def make_board(request: web.Request) -> web.Response:
    new = await body(request, wire.NewBoard)
    check_opening(request, new.word)
    return answer(await request.app[SERVER].boards.create(new), 201)


@routes.post("/api/boards/{code}")
async def visit_board(request: web.Request) -> web.Response:
    asked = await body(request, wire.BoardVisit)
    board = await _find_board(request, asked.key)
    spend(request, "places", "too many people from here; wait a moment")
    boards = request.app[SERVER].boards
    return answer(await boards.visit(board, bearer(request), asked.name, address_of(request)))


@routes.post("/api/boards/{code}/leave")
async def leave_board(request: web.Request) -> web.Response:
    asked = await body(request, wire.BoardLeave)
    await request.app[SERVER].boards.leave(await _find_board(request, asked.key), bearer(request))
    return answer({})


async def _find_board(request: web.Request, key: str) -> BoardRecord:
    """The board in the path. Raises NoSuchBoard or TooFast: wrong links are counted, a right one is never refused."""
    server, code = request.app[SERVER], read_code(request.match_info["code"])
    try:
        return await server.boards.find(code or "", key)
    except NoSuchBoard:
        miss(request, "club_misses", "too many wrong links were tried from here; wait a minute")
        raise
