"""The rolls of the days, and boards of friends who play them. A device proves who it is by a key that it made up."""

from typing import Any

from aiohttp import web

from parlour.server import wire
from parlour.server.days.boards import NoSuchBoard
from parlour.server.http.asking import check_opening
from parlour.server.http.middleware import SERVER, address_of, bearer, miss, spend
from parlour.server.http.routes import DEVICE, Routes
from parlour.server.storage.board_records import BoardRecord
from parlour.server.storage.day_plays import Which
from parlour.server.tokens import read_code

routes = Routes("days")
ROLL = "/api/days/{day}/{language}/{game}"


@routes.get("/api/days", "The server's date and the daily games")
async def overview(request: web.Request) -> wire.DaysView:
    return request.app[SERVER].days.overview()


@routes.get("/api/days/{day}/{language}", "What this device has played, by game", bearer=DEVICE)
async def states(request: web.Request) -> dict[str, wire.DayState]:
    days, asked = request.app[SERVER].days, request.match_info
    days.check_day(asked["day"], asked["language"])
    return await days.states(asked["day"], asked["language"], bearer(request))


@routes.get(ROLL, "The result of a daily roll", bearer=DEVICE)
async def result(request: web.Request) -> wire.DayResult:
    return await request.app[SERVER].days.result(_which(request), bearer(request), address_of(request))


@routes.post(ROLL, "This device's table for a daily roll", status=201, bearer=DEVICE)
async def play(request: web.Request, new: wire.NewDayPlay) -> wire.DayPlayMade:
    which = _which(request)
    check_opening(request, new.word)
    return await request.app[SERVER].days.play(which, bearer(request), new.name, address_of(request))


def _which(request: web.Request) -> Which:
    asked = request.match_info
    return request.app[SERVER].days.read(asked["day"], asked["language"], asked["game"])


@routes.post("/api/boards", "Open a board of friends", status=201)
async def make_board(request: web.Request, new: wire.NewBoard) -> wire.BoardMade:
    check_opening(request, new.word)
    return await request.app[SERVER].boards.create(new)


@routes.post("/api/boards/{code}", "Join a board of friends, or look at it", bearer=DEVICE)
async def visit_board(request: web.Request, asked: wire.BoardVisit) -> wire.BoardView:
    board = await _find_board(request, asked.key)
    spend(request, "places", "too many people from here; wait a moment")
    return await request.app[SERVER].boards.visit(board, bearer(request), asked.name, address_of(request))


@routes.post("/api/boards/{code}/leave", "Leave a board of friends", bearer=DEVICE)
async def leave_board(request: web.Request, asked: wire.BoardLeave) -> dict[str, Any]:
    await request.app[SERVER].boards.leave(await _find_board(request, asked.key), bearer(request))
    return {}


async def _find_board(request: web.Request, key: str) -> BoardRecord:
    """The board in the path. Raises NoSuchBoard or TooFast: wrong links are counted, a right one is never refused."""
    server, code = request.app[SERVER], read_code(request.match_info["code"])
    try:
        return await server.boards.find(code or "", key)
    except NoSuchBoard:
        miss(request, "too many wrong links were tried from here; wait a minute")
        raise
