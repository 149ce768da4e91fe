"""What a request asks for: its body, its language, and the table in its path."""

import asyncio
from hashlib import sha256
from hmac import compare_digest
from typing import TypeVar
from unicodedata import normalize

import msgspec
from aiohttp import web

from parlour.core import Refused
from parlour.languages import ENGLISH
from parlour.server import wire
from parlour.server.http.hosts import scheme_of
from parlour.server.http.middleware import LIMITS, OPTIONS, SERVER, address_of, bearer, spend, too_fast
from parlour.server.loading.game_loader import check_language
from parlour.server.room.people.sitting import seat_of
from parlour.server.room.room import Room
from parlour.server.storage.records import TableRecord
from parlour.server.tables.rooms import NoSuchTable
from parlour.server.tokens import hash_of, key_of, read_code
from parlour.server.wall_clock import wall_now

BODY_SECONDS = 20.0
"""A body has a few kilobytes. A client that takes longer only keeps a connection busy."""

KEY = "k"
"""The name of a link's secret, as a query parameter and as a cookie."""
SAYABLE_MS = 7 * 86_400_000
"""How long after its last use a table is found by its code alone; later its link is needed."""
COOKIE_SECONDS = 365 * 86_400

T = TypeVar("T")
T_response = TypeVar("T_response", bound=web.StreamResponse)
Found = tuple[TableRecord, Room | None]


async def body(request: web.Request, kind: type[T]) -> T:
    try:
        async with asyncio.timeout(BODY_SECONDS):
            data = await request.read()
        return wire.read(msgspec.json.Decoder(kind), data)
    except TimeoutError:
        raise Refused("too-slow", "the body of this request takes too long to arrive") from None
    except web.RequestPayloadError:
        raise Refused("unreadable", "the body of this request can't be read") from None
    except msgspec.DecodeError as wrong:
        raise Refused("unreadable", str(wrong)) from None


def asked_language(request: web.Request) -> str:
    """The language of a request's `?language=`, English by default. Raises Refused if it is none of ours."""
    language = request.query.get("language", ENGLISH)
    check_language(language)
    return language


async def find_room(request: web.Request, token: str | None = None) -> Room:
    """The room of the table in the path. `token`: the token in the body."""
    record, room = await find_table(request, token)
    return room or await request.app[SERVER].rooms.wake(record.code)


async def find_table(request: web.Request, token: str | None = None) -> Found:
    """The table in the path. Raises NoSuchTable or TooFast.

    People with a token or the link, or at the address of somebody at the table, always get in. Others need the code of
    a table that was used lately, and may try few wrong ones, in all servers together. So no table is found by guessing,
    and guessers slow down nobody else.
    """
    found, misses, address = await _peek(request), request.app[LIMITS]["misses"], address_of(request)
    if found is not None and _is_known(request, *found, token):
        return found
    if not misses.has_any(address):
        raise too_fast(request, "misses", "too many wrong codes were tried from here; the table's link still works")
    if found is None or (found[1] is None and not is_recent(found[0].touched)):
        misses.take_up(address, request.app[SERVER].neighbours.count)
        raise NoSuchTable
    return found


async def find_over(request: web.Request) -> TableRecord:
    """The table in the path, once its game is over. Raises Refused before."""
    record, _ = await find_table(request)
    check_over(record)
    return record


def check_over(record: TableRecord) -> None:
    if record.status != "over":
        raise Refused("not-over", "the game is not over yet")


async def _peek(request: web.Request) -> Found | None:
    code = read_code(request.match_info["code"])
    try:
        return None if code is None else await request.app[SERVER].rooms.peek(code)
    except NoSuchTable:
        return None


def _is_known(request: web.Request, record: TableRecord, room: Room | None, token: str | None) -> bool:
    shown = token or bearer(request) or None
    hashed = None if shown is None else hash_of(shown)
    if hashed == record.host or seat_of(record.seats + record.waiting, hashed) is not None:
        return True
    is_anyone_there = room is not None and any(one.who.address == address_of(request) for one in room.crowd)
    return is_anyone_there or key_of(record.host) in (request.query.get(KEY), request.cookies.get(KEY))


def is_recent(touched: int) -> bool:
    """Whether something was used so lately that its code alone finds it."""
    return wall_now() - touched < SAYABLE_MS


def remember(request: web.Request, response: T_response, record: TableRecord) -> T_response:
    """Let people who were at a table in again, whatever others at their address do."""
    carry_key(request, response, record.code, key_of(record.host))
    return response


def carry_key(request: web.Request, response: web.StreamResponse, code: str, key: str) -> None:
    """Let a browser send a link's key with all requests about a table."""
    path = f"{request.app[OPTIONS].base}/api/tables/{code}"
    is_secure = scheme_of(request) == "https"
    response.set_cookie(KEY, key, path=path, max_age=COOKIE_SECONDS, httponly=True, samesite="Lax", secure=is_secure)


async def qr_code(request: web.Request, link: str) -> web.Response:
    codes = request.app[SERVER].jobs.qr_codes
    if not codes.has(link):
        spend(request, "pictures", "too many new QR codes; wait a moment")
    return web.Response(body=await codes.of(link), content_type="image/svg+xml")


def check_opening(request: web.Request, given: str | None) -> None:
    """Raise Refused if an address opens too many tables, or the opening word is wrong. The word is compared in constant
    time. An address with too many wrong words has to wait, even with the right one."""
    spend(request, "tables", "too many new tables; wait a moment")
    wanted = request.app[OPTIONS].opening_word
    if wanted is None:
        return
    if not given or not given.strip():
        raise Refused("opening-word", "you need the opening word to make a table here")
    if not request.app[LIMITS]["words"].has_any(address_of(request)):
        raise too_fast(request, "words", "too many wrong words were tried from here; wait a minute")
    if not compare_digest(_heard(given), _heard(wanted)):
        request.app[LIMITS]["words"].take(address_of(request))
        raise Refused("wrong-word", "that is not the opening word")


def _heard(word: str) -> bytes:
    """The word as it is compared: without case and outer spaces, hashed to one length."""
    return sha256(normalize("NFC", word.strip().casefold()).encode(errors="replace")).digest()
