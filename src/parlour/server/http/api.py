"""The HTTP API: tables, seats, catalogue, rules, and what is shown after the end."""

from collections.abc import Mapping
from hmac import compare_digest
from typing import Any

import msgspec
from aiohttp import web

from parlour import rulebook
from parlour.core import Entry, Refused
from parlour.core.extras.highlights import Lesson
from parlour.core.fields.types import form_of, kinds_of
from parlour.languages import languages
from parlour.rulebook import Rule
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
from parlour.server.http.routes import LINES, METRICS, PDF, READER, SEAT, SVG, Routes
from parlour.server.room.room import Room
from parlour.server.room.views import seat_views
from parlour.server.storage.records import TableRecord
from parlour.server.tokens import hash_of, key_of
from parlour.server.wire import answers

routes = Routes("tables")
routes.get("/api/tables/{code}/live", "The WebSocket of a seat or a spectator", None, status=101)(live)


@routes.get("/api/games", "The catalogue of games", list[answers.GameView], topic="games")
async def games(request: web.Request) -> msgspec.Raw:
    found = request.app[SERVER].games
    return msgspec.Raw(await found.once("catalogue", _catalogue, found.catalogue))


@routes.get("/api/languages", "The installed languages", topic="games")
async def spoken(request: web.Request) -> list[wire.LanguageView]:
    catalogue = request.app[SERVER].games.catalogue.values()
    found = ((one, [entry.id for entry in catalogue if entry.is_in(one.code)]) for one in languages().values())
    return [wire.LanguageView(one.code, one.name, one.direction, games) for one, games in found]


@routes.get(
    "/api/games/{game}/moves",
    "Forms for the moves of a game, and its refusals in words",
    wire.MovesView,
    query=("language",),
    topic="games",
)
async def moves(request: web.Request) -> msgspec.Raw:
    games, language = request.app[SERVER].games, asked_language(request)
    entry = games.entry(request.match_info["game"])
    return msgspec.Raw(await games.once(f"moves {entry.id} {language}", _moves, entry, language))


@routes.get(
    "/api/rules/{game}",
    "The numbered rules of a game; `common` for those of every game",
    query=("language",),
    topic="games",
)
async def rules(request: web.Request) -> list[Rule]:
    game, language = request.match_info["game"], asked_language(request)
    if game not in rulebook.games():
        raise Refused("no-such-game", "there are no rules of that name")
    return [*rulebook.rules_of(game, language)]


@routes.get("/api/word", "The dictionary's verdict", answers.WordView, query=("language", "word"), topic="words")
async def word(request: web.Request) -> Any:
    spend(request, "lookups", "too many words; wait a moment")
    return await request.app[SERVER].games.verdict(asked_language(request), request.query.get("word", ""))


@routes.get("/api/meaning", "What a word means", answers.MeaningView, query=("language", "word"), topic="words")
async def meaning(request: web.Request) -> Any:
    spend(request, "lookups", "too many words; wait a moment")
    return await request.app[SERVER].games.meaning(asked_language(request), request.query.get("word", ""))


@routes.post(
    "/api/beside/{game}",
    "A question beside the printed box, in the game's own form",
    takes=dict[str, Any],
    query=("language",),
    topic="boxes",
)
async def beside(request: web.Request) -> Any:
    game, language, server = request.match_info["game"], asked_language(request), request.app[SERVER]
    entry, question = server.games.entry(game), await body(request, msgspec.Raw)
    spend(request, "pictures", "too many questions; wait a moment")
    await server.days.check_question(game, language, bytes(question))
    return await server.jobs.printed_box.of(game, entry, language, bytes(question), address_of(request))


@routes.get("/print/{game}.pdf", "A file to print", PDF, query=("language", "paper", "what"), topic="boxes")
async def printed(request: web.Request) -> web.Response:
    game, language, prints = request.match_info["game"], asked_language(request), request.app[SERVER].jobs.prints
    paper, what = request.query.get("paper", "a4"), request.query.get("what", "")
    key = prints.check(game, request.app[SERVER].games.entry(game), language, paper, what)
    if not prints.has(key):
        spend(request, "pictures", "too many new files to print; wait a moment")
    name = "-".join(part for part in (game, what, language, paper) if part)
    headers = {"Content-Disposition": f'attachment; filename="{name}.pdf"', "Cache-Control": "no-cache"}
    return web.Response(body=await prints.of(key, address_of(request)), content_type="application/pdf", headers=headers)


@routes.post("/api/tables", "Open a table", wire.TableMade, status=201)
async def make_table(request: web.Request, new: wire.NewTable) -> web.Response:
    server = request.app[SERVER]
    check_opening(request, new.word)
    record, token = await server.rooms.create(new)
    server.metrics.games[record.game].tables += 1
    return remember(request, answer(wire.TableMade(record.code, _link(request, record), token), 201), record)


@routes.get("/api/tables/{code}", "The public part of a table", wire.TableView, query=("k",))
async def table(request: web.Request) -> web.Response:
    record, room = await find_table(request)
    place = await request.app[SERVER].clubs.place_of(record)
    return remember(request, answer(_table_view(request, record, room, place)), record)


@routes.post("/api/tables/{code}/seats", "Take a seat", wire.SeatTaken, status=201, query=("k",))
async def take_seat(request: web.Request, new: wire.NewSeat) -> web.Response:
    room = await find_room(request, new.token)
    return remember(request, answer(await room.sit(new, bearer(request)), 201), room.record)


@routes.get("/api/tables/{code}/qr.svg", "The link as a QR code", SVG, query=("k",))
async def qr(request: web.Request) -> web.Response:
    record, _ = await find_table(request)
    return await qr_code(request, _link(request, record))


@routes.get("/api/tables/{code}/log", "After the end: the log", LINES)
async def log(request: web.Request) -> web.StreamResponse:
    return await send_log(request, await find_over(request))


@routes.get("/api/tables/{code}/review", "What was possible, in the game's own form")
async def review(request: web.Request) -> Any:
    server = request.app[SERVER]
    record, room = await find_table(request)
    await server.days.check_review(record, address_of(request))
    if record.status == "over":
        return await server.jobs.reviews.of(record, address_of(request))
    if record.status != "playing" or not server.games.entry(record.game).extras.review.is_open:
        raise Refused("not-over", "the game is not over yet")
    seq = room.shown.seq if room is not None else 0
    return await server.jobs.reviews.of(record, address_of(request), seq)


@routes.get("/api/tables/{code}/lesson", "After the end: advice, by language, or null", dict[str, Lesson] | None)
async def lesson(request: web.Request) -> msgspec.Raw:
    record = await find_over(request)
    await request.app[SERVER].days.check_review(record, address_of(request))
    return await request.app[SERVER].jobs.reviews.lessons(record, address_of(request))


@routes.post("/api/tables/{code}/push", "Notify this browser when it is the seat's turn", bearer=SEAT)
async def tell_me(request: web.Request, new: wire.NewPush) -> dict[str, Any]:
    room = await find_room(request)
    spend(request, "pictures", "too many browsers; wait a moment")
    await request.app[SERVER].notices.subscribe(room.shown, hash_of(bearer(request)), new)
    return {}


@routes.post("/api/tables/{code}/push/off", "Stop notifying a browser", bearer=SEAT)
async def let_me_be(request: web.Request, old: wire.NoPush) -> dict[str, Any]:
    room = await find_room(request)
    await request.app[SERVER].notices.unsubscribe(room.shown.record, hash_of(bearer(request)), old.endpoint)
    return {}


@routes.get("/api/version", "Versions of Parlour, rules and words", topic="server")
async def version(request: web.Request) -> wire.Version:
    return await request.app[SERVER].games.versions()


@routes.get("/api/house", "The message of the day, and how tables are opened", topic="server")
async def server(request: web.Request) -> wire.ServerView:
    options, push = request.app[OPTIONS], request.app[SERVER].notices.key
    addresses = addresses_for_phones(request)
    opened_by = None if addresses else way_to_open(request)
    return wire.ServerView(options.message.texts(), options.opening_word is not None, push, addresses, opened_by)


@routes.get("/healthz", "Whether the server runs", answers.Health, topic="server")
async def healthz(request: web.Request) -> web.Response:
    closing = request.app[SERVER].is_closing
    return answer({"status": "closing" if closing else "ok"}, 503 if closing else 200)


@routes.get("/readyz", "Whether the server can store games", answers.Health, topic="server")
async def readyz(request: web.Request) -> web.Response:
    """Whether the server can store games. 503 with the reason if it can't."""
    server = request.app[SERVER]
    if (why_not := await server.why_not_ready()) is not None:
        return answer(why_not, 503)
    return answer({"status": "ok"} if server.dates.doubt is None else {"status": "ok", "but": server.dates.doubt})


@routes.get("/metrics", "Counters for Prometheus", METRICS, bearer=READER, topic="server")
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
