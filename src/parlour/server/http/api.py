"""The HTTP API: tables, seats, catalogue, rules, and what is shown after the end."""

from collections.abc import Mapping
from hmac import compare_digest
from typing import Any

import msgspec
from aiohttp import web

from parlour import rulebook
from parlour.core import Entry, Refused
from parlour.core.fields.types import form_of, kinds_of
from parlour.languages import languages
from parlour.server import wire
from parlour.server.http.asking import (
    KEY,
    asked_language,
    body,
    check_opening,
    find_over,
    find_room,
    find_table,
    qr_code,
    remember,
)
from parlour.server.http.downloads import send_log
from parlour.server.http.hosts import address_of_server, addresses_for_phones, way_to_open
from parlour.server.http.live import live
from parlour.server.http.middleware import OPTIONS, SERVER, VITALS, address_of, bearer, spend
from parlour.server.http.problems import answer
from parlour.server.room.room import Room
from parlour.server.room.views import seat_views
from parlour.server.storage.records import TableRecord
from parlour.server.tokens import hash_of, key_of

routes = web.RouteTableDef()
routes.get("/api/tables/{code}/live")(live)


@routes.get("/api/games")
async def games(request: web.Request) -> web.Response:
    found = request.app[SERVER].games
    return answer(msgspec.Raw(await found.once("catalogue", _catalogue, found.catalogue)))


@routes.get("/api/languages")
async def spoken(request: web.Request) -> web.Response:
    catalogue = request.app[SERVER].games.catalogue.values()
    found = ((one, [entry.id for entry in catalogue if entry.is_in(one.code)]) for one in languages().values())
    return answer([wire.LanguageView(one.code, one.name, one.direction, games) for one, games in found])


@routes.get("/api/games/{game}/moves")
async def moves(request: web.Request) -> web.Response:
    entry = request.app[SERVER].games.entry(request.match_info["game"])
    language = asked_language(request)
    return answer(
        msgspec.Raw(await request.app[SERVER].games.once(f"moves {entry.id} {language}", _moves, entry, language))
    )


@routes.get("/api/rules/{game}")
async def rules(request: web.Request) -> web.Response:
    game, language = request.match_info["game"], asked_language(request)
    if game not in rulebook.games():
        raise Refused("no-such-game", "there are no rules of that name")
    return answer(rulebook.rules_of(game, language))


@routes.get("/api/word")
async def word(request: web.Request) -> web.Response:
    spend(request, "lookups", "too many words; wait a moment")
    return answer(await request.app[SERVER].games.verdict(asked_language(request), request.query.get("word", "")))


@routes.get("/api/meaning")
async def meaning(request: web.Request) -> web.Response:
    spend(request, "lookups", "too many words; wait a moment")
    return answer(await request.app[SERVER].games.meaning(asked_language(request), request.query.get("word", "")))


@routes.post("/api/beside/{game}")
async def beside(request: web.Request) -> web.Response:
    game, language, server = request.match_info["game"], asked_language(request), request.app[SERVER]
    entry, question = server.games.entry(game), await body(request, msgspec.Raw)
    spend(request, "pictures", "too many questions; wait a moment")
    await server.days.check_question(game, language, bytes(question))
    return answer(await server.jobs.printed_box.of(game, entry, language, bytes(question), address_of(request)))


@routes.get("/print/{game}.pdf")
async def printed(request: web.Request) -> web.Response:
    game, language, prints = request.match_info["game"], asked_language(request), request.app[SERVER].jobs.prints
    paper, what = request.query.get("paper", "a4"), request.query.get("what", "")
    key = prints.check(game, request.app[SERVER].games.entry(game), language, paper, what)
    if not prints.has(key):
        spend(request, "pictures", "too many new files to print; wait a moment")
    name = "-".join(part for part in (game, what, language, paper) if part)
    headers = {"Content-Disposition": f'attachment; filename="{name}.pdf"', "Cache-Control": "no-cache"}
    return web.Response(body=await prints.of(key, address_of(request)), content_type="application/pdf", headers=headers)


@routes.post("/api/tables")
async def make_table(request: web.Request) -> web.Response:
    server, new = request.app[SERVER], await body(request, wire.NewTable)
    check_opening(request, new.word)
    record, token = await server.rooms.create(new)
    server.metrics.of(record.game).tables += 1
    return remember(request, answer(wire.TableMade(record.code, _link(request, record), token), 201), record)


@routes.get("/api/tables/{code}")
async def table(request: web.Request) -> web.Response:
    record, room = await find_table(request)
    place = await request.app[SERVER].clubs.place_of(record)
    return remember(request, answer(_table_view(request, record, room, place)), record)


@routes.post("/api/tables/{code}/seats")
async def take_seat(request: web.Request) -> web.Response:
    new = await body(request, wire.NewSeat)
    room = await find_room(request, new.token)
    return remember(request, answer(await room.sit(new, bearer(request)), 201), room.record)


@routes.get("/api/tables/{code}/qr.svg")
async def qr(request: web.Request) -> web.Response:
    record, _ = await find_table(request)
    return await qr_code(request, _link(request, record))


@routes.get("/api/tables/{code}/log")
async def log(request: web.Request) -> web.StreamResponse:
    return await send_log(request, await find_over(request))


@routes.get("/api/tables/{code}/review")
async def review(request: web.Request) -> web.Response:
    server = request.app[SERVER]
    record, room = await find_table(request)
    await server.days.check_review(record, address_of(request))
    if record.status == "over":
        return answer(await server.jobs.reviews.of(record, address_of(request)))
    if record.status != "playing" or not server.games.entry(record.game).extras.review.is_open:
        raise Refused("not-over", "the game is not over yet")
    seq = room.shown.seq if room is not None else 0
    return answer(await server.jobs.reviews.of(record, address_of(request), seq))


@routes.get("/api/tables/{code}/lesson")
async def lesson(request: web.Request) -> web.Response:
    record = await find_over(request)
    await request.app[SERVER].days.check_review(record, address_of(request))
    return answer(await request.app[SERVER].jobs.reviews.lessons(record, address_of(request)))


@routes.post("/api/tables/{code}/push")
async def tell_me(request: web.Request) -> web.Response:
    new, room = await body(request, wire.NewPush), await find_room(request)
    spend(request, "pictures", "too many browsers; wait a moment")
    await request.app[SERVER].notices.subscribe(room.shown, hash_of(bearer(request)), new)
    return answer({})


@routes.post("/api/tables/{code}/push/off")
async def let_me_be(request: web.Request) -> web.Response:
    old, room = await body(request, wire.NoPush), await find_room(request)
    await request.app[SERVER].notices.unsubscribe(room.shown.record, hash_of(bearer(request)), old.endpoint)
    return answer({})


@routes.get("/api/version")
async def version(request: web.Request) -> web.Response:
    return answer(await request.app[SERVER].games.versions())


@routes.get("/api/house")
async def server(request: web.Request) -> web.Response:
    options, push = request.app[OPTIONS], request.app[SERVER].notices.key
    addresses = addresses_for_phones(request)
    opened_by = None if addresses else way_to_open(request)
    view = wire.ServerView(options.message.texts(), options.opening_word is not None, push, addresses, opened_by)
    return answer(view)


@routes.get("/healthz")
async def healthz(request: web.Request) -> web.Response:
    closing = request.app[SERVER].is_closing
    return answer({"status": "closing" if closing else "ok"}, 503 if closing else 200)


@routes.get("/readyz")
async def readyz(request: web.Request) -> web.Response:
    """Whether the server can store games. 503 with the reason if it can't."""
    server = request.app[SERVER]
    if (why_not := await server.why_not_ready()) is not None:
        return answer(why_not, 503)
    return answer({"status": "ok"} if server.dates.doubt is None else {"status": "ok", "but": server.dates.doubt})


@routes.get("/metrics")
async def metrics(request: web.Request) -> web.Response:
    _check_reader(request)
    server = request.app[SERVER]
    gauges = {"rooms": len(server.rooms), "connections": len(server.connections)}
    return web.Response(
        text=server.metrics.text(gauges, request.app[VITALS].text), content_type="text/plain", charset="utf-8"
    )


def _catalogue(games: Mapping[str, Entry]) -> bytes:
    return wire.encode([entry.describe() for entry in games.values()])


def _moves(entry: Entry, language: str) -> bytes:
    kinds: Any = entry.game
    texts = entry.texts(language)
    forms = [form_of(kind, texts.moves) for kind in kinds_of(kinds.Moves)]
    return wire.encode(wire.MovesView(forms, texts.refused))


def _check_reader(request: web.Request) -> None:
    """Answer 404 without the token: on a quiet server, counters show what people do (COM-03)."""
    token, shown = request.app[OPTIONS].metrics_token, request.headers.get("Authorization", "")
    if token is None or not compare_digest(shown.encode(), f"Bearer {token}".encode()):
        raise web.HTTPNotFound


def _table_view(request: web.Request, record: TableRecord, room: Room | None, place: int | None) -> wire.TableView:
    connected = room.crowd.connected if room is not None else set()
    return wire.TableView(
        code=record.code,
        game=record.game,
        language=record.language,
        settings=record.settings,
        status=record.status,
        size=record.size,
        seats=seat_views(record, connected, request.app[SERVER].games.entry(record.game)),
        spectators=room.crowd.spectators if room is not None else 0,
        key=key_of(record.host),
        asked=record.asked,
        dues=record.dues,
        open_until=record.evening.open_until,
        round=record.evening.round,
        place=place,
    )


def _link(request: web.Request, record: TableRecord) -> str:
    return f"{address_of_server(request)}/t/{record.code}?{KEY}={key_of(record.host)}"
