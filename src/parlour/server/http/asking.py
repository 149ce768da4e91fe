"""What a request asks for: its body, and the table whose code is in its path."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from aiohttp import web

from parlour.core import Refused
from parlour.server import wire
from parlour.server.http.middleware import HOUSE, MISSES, address_of, too_fast
from parlour.server.room.room import Room
from parlour.server.room.rooms import NoSuchTable
from parlour.server.room.seats import read_code

BODY_SECONDS = 20.0
"""A body is a few kilobytes: who takes longer only keeps a connection busy."""

T = TypeVar("T")


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
        raise too_fast(request, MISSES, "too many wrong codes; wait a minute")
    try:
        code = read_code(request.match_info["code"])
        if code is None:
            raise NoSuchTable
        return await find(code)
    except NoSuchTable:
        misses.take(address)
        raise
