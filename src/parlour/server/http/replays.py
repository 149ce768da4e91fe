"""Replays of finished games. Only the players learn the address; anyone they tell may look (COM-03)."""

import gzip
from hmac import compare_digest
from typing import Any

import msgspec
from aiohttp import web

from parlour.core import Refused
from parlour.core.extras.highlights import Lesson
from parlour.server import wire
from parlour.server.http.asking import check_over, find_table
from parlour.server.http.middleware import SERVER, address_of, bearer
from parlour.server.http.routes import HOST, LINES, Routes
from parlour.server.loading.game_loader import check_language
from parlour.server.room.people.sitting import seat_of
from parlour.server.server import Server
from parlour.server.storage.records import TableRecord
from parlour.server.tables.rooms import NoSuchTable
from parlour.server.tokens import hash_of, read_replay, replay_of

routes = Routes("replays")


@routes.get("/api/tables/{code}/replay", "The name of the finished game", bearer=HOST, topic="tables")
async def where(request: web.Request) -> wire.ReplayView:
    """The address of the game that has just ended, for the people who sat there."""
    record, _ = await find_table(request)
    shown = bearer(request)
    hashed = hash_of(shown) if shown else None
    if seat_of(record.seats, hashed) is None and hashed != record.host:
        raise Refused("not-seated", "only the players of this table can see its replay link")
    check_over(record)
    server, name = request.app[SERVER], replay_of(record.code, record.number, record.host)
    if not server.jobs.reviews.pool.is_waited_for:  # the players are the likeliest to look
        server.jobs.reviews.begin_reel(await find_finished(server, name), address_of(request))
    evening = [replay_of(record.code, played.number, record.host) for played in record.evening.played]
    return wire.ReplayView(name, evening)


@routes.get("/api/replays/{replay}", "A finished game as a reel", LINES, query=("plain",))
async def replay(request: web.Request) -> web.Response:
    record, plain = await _finished(request), request.query.get("plain", "")
    if plain:
        check_language(plain)
    reel = await request.app[SERVER].jobs.reviews.reel(record, address_of(request), plain)
    if "gzip" not in request.headers.get("Accept-Encoding", ""):
        return web.Response(body=gzip.decompress(reel), content_type="application/x-ndjson")
    return web.Response(body=reel, content_type="application/x-ndjson", headers={"Content-Encoding": "gzip"})


@routes.get("/api/replays/{replay}/review", "What was possible, in the game's own form")
async def review(request: web.Request) -> Any:
    return await request.app[SERVER].jobs.reviews.of(await _reviewed(request), address_of(request))


@routes.get("/api/replays/{replay}/lesson", "Advice, by language, or null", dict[str, Lesson] | None)
async def lesson(request: web.Request) -> msgspec.Raw:
    return await request.app[SERVER].jobs.reviews.lessons(await _reviewed(request), address_of(request))


async def _finished(request: web.Request) -> TableRecord:
    return await find_finished(request.app[SERVER], request.match_info["replay"])


async def _reviewed(request: web.Request) -> TableRecord:
    record = await _finished(request)
    await request.app[SERVER].days.check_review(record, address_of(request))
    return record


async def find_finished(server: Server, name: str) -> TableRecord:
    """The record at the end of that game. Raises Refused, alike for a wrong name, a running game and a deleted one."""
    if (asked := read_replay(name)) is not None:
        code, number = asked
        try:
            record, _ = await server.rooms.peek(code)
        except NoSuchTable:
            record = None
        if record is not None and compare_digest(name.encode(), replay_of(code, number, record.host).encode()):
            found = await server.store.ask(server.store.finished, record, number)
            if found is not None:
                return found
    raise Refused("no-such-replay", "there is no such game, or it was deleted")
