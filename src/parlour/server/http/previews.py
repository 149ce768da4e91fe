"""Previews of links for chats: a title, a sentence and a picture (Open Graph).

A table's link shows its game, if the key is right. The link of a finished game shows how it ended, and those of a roll
of the day and of a shared roll their game. All other addresses, right or wrong, show the server alone (COM-03).
"""

import asyncio
import contextlib
from hmac import compare_digest
from html import escape
from pathlib import Path
from typing import NamedTuple

from aiohttp import web
from sqlalchemy.exc import SQLAlchemyError

from parlour.core import Refused, Result
from parlour.languages import ENGLISH
from parlour.messages import catalogue
from parlour.server import card
from parlour.server.http.asking import KEY, asked_language
from parlour.server.http.hosts import address_of_server
from parlour.server.http.middleware import LIMITS, SERVER, address_of
from parlour.server.http.preload import Link, files_of, with_links
from parlour.server.http.replays import find_finished
from parlour.server.http.routes import SVG, Routes
from parlour.server.storage.records import Spoilt, TableRecord
from parlour.server.tokens import KEY_LENGTH, key_of, read_code

routes = Routes("games")
SITE_NAME = "Parlour"
KEPT = {"Cache-Control": "public, max-age=3600"}
PICTURE = "icon-512.png"
PREVIEW_SECONDS = 2.0
PAGES = "src/Pages.svelte"
"""The part of the client that opens all pages except the home page and tables."""
WITHOUT_PAGES = ("", "t")


class Preview(NamedTuple):
    tags: dict[str, str]
    parts: tuple[str, ...] = ()
    """The parts of the client that draw the page."""
    answers: tuple[Link, ...] = (("answer", "api/games"),)
    """What the page asks the server for first."""


@routes.get("/api/games/{game}/preview.svg", "The picture beside a link", SVG, query=("language",))
async def of_game(request: web.Request) -> web.Response:
    entry, language = request.app[SERVER].games.entry(request.match_info["game"]), asked_language(request)
    return _picture(card.draw(entry.title(language), [(catalogue(language).say("preview-invites"), "", False)]))


@routes.get("/api/replays/{replay}/preview.svg", "The picture beside a link", SVG, topic="replays")
async def of_result(request: web.Request) -> web.Response:
    record = await find_finished(request.app[SERVER], request.match_info["replay"])
    entry = request.app[SERVER].games.entry(record.game)
    ranks = [(name, "" if score is None else str(score), wins) for name, score, wins in _ranks(record)]
    return _picture(card.draw(entry.title(record.language), ranks))


async def previewed(request: web.Request, page: str, static: Path) -> str:
    """The client's page with the preview of this address and its preload links."""
    preview = await _preview(request)
    parts = preview.parts if _start(request) in WITHOUT_PAGES else (PAGES, *preview.parts)
    tags = "".join(f'    <meta property="{name}" content="{escape(text)}" />\n' for name, text in preview.tags.items())
    return with_links(page.replace("</head>", f"{tags}</head>", 1), [*preview.answers, *files_of(static, *parts)])


def _start(request: web.Request) -> str:
    """The first part of the path: empty for the home page."""
    return str(request.match_info["path"].partition("/")[0])


async def _preview(request: web.Request) -> Preview:
    """The preview of this address. If anything is wrong or takes long, it is that of the server."""
    rest = request.match_info["path"].partition("/")[2]
    of = {"t": _of_table, "replay": _of_replay, "daily": _of_day, "roll": _of_roll}.get(_start(request))
    found = None
    if of is not None and request.app[LIMITS]["requests"].take(address_of(request)):
        with contextlib.suppress(Refused, Spoilt, SQLAlchemyError, TimeoutError):
            async with asyncio.timeout(PREVIEW_SECONDS):
                found = await of(request, rest.partition("/")[0])
    return found or _tags(request, SITE_NAME, catalogue(ENGLISH).say("preview-site"), None)


async def _of_table(request: web.Request, name: str) -> Preview | None:
    """None without the right key, so that guessing codes reveals nothing."""
    server, code, key = request.app[SERVER], read_code(name), request.query.get(KEY, "")
    if code is None or len(key) != KEY_LENGTH:
        return None
    record, _ = await server.rooms.peek(code)
    if not compare_digest(key.encode(), key_of(record.host).encode()):
        return None
    entry, language = server.games.entry(record.game), record.language
    low, high = entry.players
    sentence = catalogue(language).say("preview-table", low=low, high=high, minutes=entry.minutes)
    return _tags(request, entry.title(language), sentence, f"/api/games/{entry.id}/preview.svg?language={language}")


async def _of_replay(request: web.Request, name: str) -> Preview | None:
    server = request.app[SERVER]
    record = await find_finished(server, name)
    server.jobs.reviews.begin_reel(record, address_of(request))
    ranks = ", ".join(name if score is None else f"{name} {score}" for name, score, _ in _ranks(record))
    title, language = server.games.entry(record.game).title(record.language), record.language
    sentence, picture = catalogue(language).say("preview-over"), f"/api/replays/{name}/preview.svg"
    preview = _tags(request, f"{title}: {ranks}", sentence, picture)
    parts = ("src/replay/Replay.svelte", f"src/games/{record.game}/index.ts")
    return preview._replace(parts=parts, answers=(("answer", f"api/replays/{name}"),))


async def _of_day(request: web.Request, day: str) -> Preview:
    """The game of a roll, and nothing of its dice."""
    days, language = request.app[SERVER].days, asked_language(request)
    game = request.match_info["path"].partition("/")[2].partition("/")[2]
    say = catalogue(language).say
    if game:
        entry = request.app[SERVER].games.entry(days.read(day, language, game).game)
        picture = f"/api/games/{entry.id}/preview.svg?language={language}"
        return _tags(request, f"{entry.title(language)} · {day}", say("preview-day"), picture)
    if day:
        days.check_day(day, language)
    return _tags(request, f"{say('preview-days')} · {day}" if day else say("preview-days"), say("preview-day"), None)


async def _of_roll(request: web.Request, game: str) -> Preview:
    """The game of a shared roll. Its dice are in the part of the link that is not sent (COM-29)."""
    entry, language = request.app[SERVER].games.entry(game), asked_language(request)
    picture = f"/api/games/{entry.id}/preview.svg?language={language}"
    return _tags(request, entry.title(language), catalogue(language).say("preview-roll"), picture)


def _ranks(record: TableRecord) -> list[tuple[str, int | None, bool]]:
    """Names and scores, winners first. Games that ended before results were stored have names only."""
    names, result = [one.name for one in record.seats], record.heading.get("result")
    if result is None:
        return [(name, None, False) for name in names]
    crowned = Result(tuple(result["winners"]), tuple(result["scores"])).crowned
    scored = enumerate(zip(names, result["scores"], strict=True))
    ranks = [(name, score, seat in crowned) for seat, (name, score) in scored]
    return sorted(ranks, key=lambda rank: (not rank[2], -rank[1]))


def _tags(request: web.Request, title: str, sentence: str, picture: str | None) -> Preview:
    return Preview(
        {
            "og:site_name": SITE_NAME,
            "og:type": "website",
            "og:title": title,
            "og:description": sentence,
            "og:image": address_of_server(request) + (picture or f"/{PICTURE}"),
        }
    )


def _picture(svg: str) -> web.Response:
    return web.Response(text=svg, content_type="image/svg+xml", headers=KEPT)
