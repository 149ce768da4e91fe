"""What every HTTP handler shares: the house, refusals as JSON, limits and codes."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from aiohttp import web

from parlour.core import Refused
from parlour.server import wire
from parlour.server.house import House
from parlour.server.limits import ByAddress
from parlour.server.problems import TooFast, failure, framework_refusal, refusal
from parlour.server.room import Room
from parlour.server.rooms import NoSuchTable
from parlour.server.seats import read_code

HOUSE = web.AppKey("house", House)
REQUESTS = web.AppKey("requests", ByAddress)
TABLES = web.AppKey("tables", ByAddress)
MISSES = web.AppKey("misses", ByAddress)
BEHIND_PROXY = web.AppKey("behind_proxy", bool)

BODY_SECONDS = 20.0
"""A body is a few kilobytes: who takes longer only keeps a connection busy."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
T = TypeVar("T")


@web.middleware
async def problems(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Every error is `{code, detail}` with a fitting status, and tells nothing of the inside."""
    try:
        return await handler(request)
    except Refused as refused:
        return refusal(refused)
    except NoSuchTable:
        return refusal(Refused("no-such-table", "no table has this code"))
    except web.HTTPException as wrong:
        if wrong.status < 400:
            raise
        return framework_refusal(wrong)
    except Exception:
        return failure(request)


@web.middleware
async def limits(request: web.Request, handler: Handler) -> web.StreamResponse:
    if request.path.startswith("/api/"):
        if request.app[HOUSE].is_closing:
            raise Refused("trouble", "the server is about to start anew; try again in a moment")
        spend(request, REQUESTS, "too many requests; wait a moment")
    return await handler(request)


def spend(request: web.Request, key: web.AppKey[ByAddress], detail: str) -> None:
    """Take one of what an address may do, or say when it may do so again."""
    if not request.app[key].take(address_of(request)):
        raise _too_fast(request, key, detail)


def _too_fast(request: web.Request, key: web.AppKey[ByAddress], detail: str) -> TooFast:
    request.app[HOUSE].metrics.limited += 1
    return TooFast(detail, request.app[key].wait(address_of(request)))


def address_of(request: web.Request) -> str:
    if request.app[BEHIND_PROXY]:
        return request.headers.get("X-Forwarded-For", "").split(",")[-1].strip()
    return request.remote or ""


async def body(request: web.Request, kind: type[T]) -> T:
    try:
        async with asyncio.timeout(BODY_SECONDS):
            data = await request.read()
        return wire.read(msgspec.json.Decoder(kind), data)
    except TimeoutError:
        raise Refused("too-slow", "this request takes too long to arrive") from None
    except web.RequestPayloadError:
        raise Refused("unreadable", "the body of this request can't be read") from None
    except msgspec.DecodeError as wrong:
        raise Refused("unreadable", str(wrong)) from None


async def find_room(request: web.Request) -> Room:
    """The room of the code in the path. Who guesses codes soon may not try any more."""
    return await guarded(request, request.app[HOUSE].rooms.wake)


async def guarded(request: web.Request, find: Callable[[str], Awaitable[T]]) -> T:
    misses, address = request.app[MISSES], address_of(request)
    if not misses.has_any(address):
        raise _too_fast(request, MISSES, "too many wrong codes; wait a minute")
    try:
        code = read_code(request.match_info["code"])
        if code is None:
            raise NoSuchTable
        return await find(code)
    except NoSuchTable:
        misses.take(address)
        raise
