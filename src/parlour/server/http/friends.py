"""Boards of friends. A device proves who it is by the key that it made up for the daily rolls."""

from aiohttp import web

from parlour.server import wire
from parlour.server.days.boards import NoSuchBoard
from parlour.server.http.asking import body
from parlour.server.http.middleware import CLUB_MISSES, PLACES, SERVER, TABLES, address_of, bearer, spend, too_fast
from parlour.server.http.opening_word import check_word
from parlour.server.http.problems import answer
from parlour.server.storage.board_records import BoardRecord
from parlour.server.tokens import read_code

routes = web.RouteTableDef()


@routes.post("/api/boards")
async def make(request: web.Request) -> web.Response:
    new = await body(request, wire.NewBoard)
    spend(request, TABLES, "too many new tables; wait a moment")
    check_word(request, new.word)
    return answer(await request.app[SERVER].boards.create(new), 201)


@routes.post("/api/boards/{code}")
async def visit(request: web.Request) -> web.Response:
    asked = await body(request, wire.BoardVisit)
    board = await _find(request, asked.key)
    spend(request, PLACES, "too many people from here; wait a moment")
    boards = request.app[SERVER].boards
    return answer(await boards.visit(board, bearer(request), asked.name, address_of(request)))


@routes.post("/api/boards/{code}/leave")
async def leave(request: web.Request) -> web.Response:
    asked = await body(request, wire.BoardLeave)
    await request.app[SERVER].boards.leave(await _find(request, asked.key), bearer(request))
    return answer({})


async def _find(request: web.Request, key: str) -> BoardRecord:
    """The board in the path. Raises NoSuchBoard or TooFast: wrong links are counted, a right one is never refused."""
    server, code = request.app[SERVER], read_code(request.match_info["code"])
    try:
        return await server.boards.find(code or "", key)
    except NoSuchBoard:
        misses, address = request.app[CLUB_MISSES], address_of(request)
        if not misses.has_any(address):
            raise too_fast(request, CLUB_MISSES, "too many wrong links were tried from here; wait a minute") from None
        misses.take_up(address, server.neighbours.count)
        raise
