"""Classes and clubs: a link that fills tables, and what its teacher sees."""

import csv
import io
from datetime import UTC, datetime
from hmac import compare_digest
from typing import Any

from aiohttp import web

from parlour.server import wire
from parlour.server.http.asking import check_opening, is_recent, qr_code, remember
from parlour.server.http.hosts import address_of_server
from parlour.server.http.middleware import SERVER, bearer, miss, spend
from parlour.server.http.problems import answer
from parlour.server.http.routes import CSV, SVG, TEACHER, Routes
from parlour.server.room.views import seat_views
from parlour.server.storage.club_records import ClubRecord
from parlour.server.tables.clubs import NoSuchClub, key_of_screen, key_of_table
from parlour.server.tokens import hash_of, read_code

routes = Routes("classes")
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""A spreadsheet would take a cell that begins like this for a formula."""


@routes.post("/api/clubs", "Open a class", status=201)
async def make_club(request: web.Request, new: wire.NewClub) -> wire.ClubMade:
    check_opening(request, new.word)
    club, token = await request.app[SERVER].clubs.create(new)
    return wire.ClubMade(club.code, _link(request, club), token)


@routes.post("/api/clubs/{code}", "Choose what a class plays", bearer=TEACHER)
async def change(request: web.Request, choice: wire.ClubChoice) -> dict[str, Any]:
    """What the class plays from now on. Its tables begin it with `follow`."""
    club = await _find_own(request)
    spend(request, "tables", "too many changes from here; wait a moment")
    await request.app[SERVER].clubs.change(club, choice)
    return {}


@routes.post("/api/clubs/{code}/tables", "Open one more table", status=201, bearer=TEACHER)
async def open_table(request: web.Request) -> wire.Placed:
    """One more table, for people whom the teacher moves there."""
    club = await _find_own(request)
    spend(request, "tables", "too many new tables from here; wait a moment")
    return wire.Placed((await request.app[SERVER].clubs.open_table(club)).code)


@routes.get("/api/clubs/{code}", "A class; its tables for the teacher", bearer=TEACHER)
async def look(request: web.Request) -> wire.ClubView:
    """The club. Its teacher also sees all tables, with a host's token for each; its projector sees them without."""
    club, server = await _find(request), request.app[SERVER]
    tables, is_teacher = [], _is_teacher(request, club)
    if is_teacher or _is_screen(request, club):
        awake = {room.record.code: room.crowd.connected for room in server.rooms.awake}
        for record in await server.clubs.tables(club):
            seats = seat_views(record, awake.get(record.code, set()), server.games.entry(record.game))
            token = key_of_table(club, record.code) if is_teacher else ""
            tables.append(wire.ClubTable(record.code, token, record.status, record.paused, record.number, seats))
    settings, family = await server.clubs.chosen(club) if is_teacher else ({}, False)
    view = wire.ClubView(
        code=club.code,
        game=club.game,
        language=club.language,
        size=club.size,
        link=_link(request, club),
        tables=tables,
        settings=settings,
        family=family,
        waits=club.waits,
        screen=key_of_screen(club) if is_teacher else "",
    )
    if is_teacher:
        await server.clubs.use(club)
    return view


@routes.post("/api/clubs/{code}/place", "The table to sit down at", wire.Placed, status=201)
async def place(request: web.Request, new: wire.NewPlace) -> web.Response:
    club = await _find(request)
    spend(request, "places", "too many people from here; wait a moment")
    table = await request.app[SERVER].clubs.place(club, new.name)
    # People who were sent to a table get in, however many wrong codes the class has typed.
    return remember(request, answer(wire.Placed(table.code), 201), table)


@routes.get("/api/clubs/{code}/qr.svg", "The link as a QR code", SVG)
async def qr(request: web.Request) -> web.Response:
    return await qr_code(request, _link(request, await _find(request)))


@routes.get("/api/clubs/{code}/results.csv", "Finished games", CSV, bearer=TEACHER)
async def results(request: web.Request) -> web.Response:
    club, server = await _find_own(request), request.app[SERVER]
    spend(request, "pictures", "too many questions; wait a moment")
    text = io.StringIO()
    write = csv.writer(text)
    write.writerow(("class", "table", "game", "number", "ended (UTC)", "player", "points", "won", "words", "code"))
    for one in await server.clubs.results(club):
        title = server.games.entry(one.game).title(club.language)
        ended = f"{datetime.fromtimestamp(one.ended / 1000, UTC):%Y-%m-%d %H:%M}"
        player = (_plain(one.player), one.points, int(one.won), _plain(one.words))
        write.writerow((club.code, one.table, title, one.number, ended, *player, one.code))
    # Spreadsheets need the byte order mark to read Cyrillic.
    return web.Response(body=("\ufeff" + text.getvalue()).encode(), content_type="text/csv", charset="utf-8")


def _plain(name: str) -> str:
    return f"'{name}" if name.startswith(FORMULA) else name


async def _find_own(request: web.Request) -> ClubRecord:
    """The club in the path, for its teacher. Raises NoSuchClub for everybody else."""
    club = await _find(request)
    if not _is_teacher(request, club):
        raise NoSuchClub
    return club


async def _find(request: web.Request) -> ClubRecord:
    """The club in the path. Raises NoSuchClub or TooFast.

    A class mistypes its code again and again behind one address. So wrong codes are counted, but a right one is never
    refused. A club that nobody used for a week is found again once its teacher has opened it.
    """
    server, code = request.app[SERVER], read_code(request.match_info["code"])
    club = None if code is None else await server.store.ask(server.store.clubs.find, code)
    if club is not None:
        is_known = _is_teacher(request, club) or _is_screen(request, club) or is_recent(club.touched)
        if is_known or is_recent(await server.clubs.last_used(club)):
            return club
    miss(request, "too many wrong codes were tried from here; wait a minute")
    raise NoSuchClub


def _is_teacher(request: web.Request, club: ClubRecord) -> bool:
    return compare_digest(hash_of(bearer(request)).encode(), club.host.encode())


def _is_screen(request: web.Request, club: ClubRecord) -> bool:
    return compare_digest(bearer(request).encode(), key_of_screen(club).encode())


def _link(request: web.Request, club: ClubRecord) -> str:
    return f"{address_of_server(request)}/c/{club.code}"
