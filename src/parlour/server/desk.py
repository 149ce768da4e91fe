"""What every HTTP handler shares: the house, refusals as JSON, limits and codes."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from aiohttp import web

from parlour.core import Refused
from parlour.server import wire
from parlour.server.house import House
from parlour.server.limits import ByAddress
from parlour.server.room import Room
from parlour.server.rooms import NoSuchTable
from parlour.server.seats import read_code

log = logging.getLogger(__name__)

HOUSE = web.AppKey("house", House)
REQUESTS = web.AppKey("requests", ByAddress)
TABLES = web.AppKey("tables", ByAddress)
MISSES = web.AppKey("misses", ByAddress)
BEHIND_PROXY = web.AppKey("behind_proxy", bool)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
T = TypeVar("T")

STATUS = {
    "no-such-game": 404,
    "no-such-table": 404,
    "no-such-page": 404,
    "no-such-seat": 403,
    "bad-origin": 403,
    "not-over": 403,
    "full": 409,
    "begun": 409,
    "name-taken": 409,
    "outdated": 410,
    "too-big": 413,
    "too-fast": 429,
    "too-many": 429,
    "trouble": 503,
}


def answer(value: Any, status: int = 200) -> web.Response:
    return web.Response(body=wire.encode(value), status=status, content_type="application/json", charset="utf-8")


def refuse(code: str, detail: str) -> Refused:
    return Refused(code, detail)


@web.middleware
async def problems(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Every error is `{code, detail}` with a fitting status, and tells nothing of the inside."""
    try:
        return await handler(request)
    except Refused as refused:
        return answer(wire.Problem(refused.code, refused.detail), STATUS.get(refused.code, 400))
    except NoSuchTable:
        return answer(wire.Problem("no-such-table", "no table has this code"), 404)
    except web.HTTPException as wrong:
        if wrong.status < 400:
            raise
        return answer(wire.Problem((wrong.reason or "error").lower().replace(" ", "-"), ""), wrong.status)
    except Exception:
        log.exception("a request failed", extra={"method": request.method, "route": _route(request)})
        return answer(wire.Problem("trouble", "something went wrong here"), 500)


@web.middleware
async def limits(request: web.Request, handler: Handler) -> web.StreamResponse:
    if request.path.startswith("/api/"):
        if request.app[HOUSE].is_closing:
            raise refuse("trouble", "the server is about to start anew; try again in a moment")
        if not request.app[REQUESTS].take(address_of(request)):
            request.app[HOUSE].metrics.limited += 1
            raise refuse("too-fast", "too many requests; wait a moment")
    return await handler(request)


def _route(request: web.Request) -> str:
    """The pattern of the path: a path itself can hold a table's code."""
    resource = request.match_info.route.resource
    return resource.canonical if resource is not None else ""


def address_of(request: web.Request) -> str:
    if request.app[BEHIND_PROXY]:
        return request.headers.get("X-Forwarded-For", "").split(",")[-1].strip()
    return request.remote or ""


async def body(request: web.Request, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await request.read(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise refuse("unreadable", str(wrong)) from None


async def find_room(request: web.Request) -> Room:
    """The room of the code in the path. Who guesses codes soon may not try any more."""
    return await guarded(request, request.app[HOUSE].rooms.wake)


async def guarded(request: web.Request, find: Callable[[str], Awaitable[T]]) -> T:
    misses, address = request.app[MISSES], address_of(request)
    if not misses.has_any(address):
        request.app[HOUSE].metrics.limited += 1
        raise refuse("too-fast", "too many wrong codes; wait a minute")
    try:
        code = read_code(request.match_info["code"])
        if code is None:
            raise NoSuchTable
        return await find(code)
    except NoSuchTable:
        misses.take(address)
        raise
